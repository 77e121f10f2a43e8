import GestureEngine
import GestureLaws
import PropertyTesting

extension DragFile {
  /// Runs the case of the text, and returns how it differs from the text's expectations.
  ///
  /// A script that expects to break a law shows a known bug, and may break other laws besides. Every
  /// other script must keep every law.
  ///
  /// - Parameters:
  ///   - targets: The targets that the text may belong to.
  ///   - isGuarded: Whether to run the case in a child process first, so that a trap is a problem and
  ///     does not end this process.
  /// - Returns: The problems, in the order of the text; empty if the text meets all expectations.
  public func replay(in targets: [FuzzTarget], isGuarded: Bool = false) -> [ReplayProblem] {
    let law = Law<Trial>.totality
    if isGuarded {
      do throws(ChildError) {
        if let trap = try trap(in: targets) {
          return brokenLaws.contains(law.id)
            ? [] : [ReplayProblem(law: law.id, "\(trap) (\(law.name): \(law.sentence))")]
        }
      } catch {
        return [ReplayProblem("no child process can run the case: \(error)")]
      }
    }
    return switch subject {
    case .gestures(let script): replay(script)
    case .words(let name, let words):
      replay(words: ChoiceSequence(words), of: target(in: targets), named: name)
    }
  }

  /// Replays the text in a child process, and returns how it ends that process; `nil` if it does not.
  private func trap(in targets: [FuzzTarget]) throws(ChildError) -> String? {
    let property = AnyProperty(
      "replay",
      drawing: { _ in
        _ = replay(in: targets)
        return .holds
      })
    return switch try property.trap(in: []) {
    case .trapped(let crash)?: crash.message
    case .hung?: "it does not end"
    case nil: nil
    }
  }

  /// Returns the target that the text belongs to, or `nil` if it is not among `targets`.
  package func target(in targets: [FuzzTarget]) -> FuzzTarget? {
    let name =
      switch subject {
      case .gestures(let script): script.kind.name
      case .words(let name, _): name
      }
    return targets.first { $0.name == name }
  }

  private func replay(_ script: GestureScript) -> [ReplayProblem] {
    let trace: Trace
    do {
      trace = try script.play()
    } catch {
      let findings = LawBook.controls.findings(in: script)
      return problems(with: error) + problems(with: findings, in: script)
    }
    var problems = expectations.compactMap { line in
      line.mismatch(in: trace).map { ReplayProblem(line: line.line, $0) }
    }
    if let field = refusedField {
      problems.append(
        ReplayProblem("the configuration is accepted, but \(field) was expected to be refused"))
    }
    return problems + self.problems(with: LawBook.controls.findings(in: script), in: script)
  }

  private func problems(with error: ConfigurationError) -> [ReplayProblem] {
    refusedField == error.field
      ? [] : [ReplayProblem("the configuration is refused: \(error.description)")]
  }

  private func problems(with findings: [Finding], in script: GestureScript) -> [ReplayProblem] {
    let expected = brokenLaws
    if expected.isEmpty {
      return findings.map { finding in
        let line = finding.breach.step.map { eventLines[$0] }
        return ReplayProblem(
          line: line, law: finding.law, "\(finding.breach.message) (\(finding.sentence))")
      }
    }
    let broken = Set(findings.map(\.law))
    return expected.filter { !broken.contains($0) }
      .map { ReplayProblem(law: $0, "\($0) holds, but was expected to be broken") }
  }

  private func replay(
    words: ChoiceSequence, of target: FuzzTarget?, named name: String
  ) -> [ReplayProblem] {
    guard let target else {
      return [ReplayProblem("there is no target \(name)")]
    }
    guard let failure = target.property().execute(words).verdict.failure else { return [] }
    return brokenLaws.contains(failure.law)
      ? [] : [ReplayProblem(law: failure.law, failure.message)]
  }
}
