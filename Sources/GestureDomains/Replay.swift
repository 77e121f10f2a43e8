import GestureEngine
import GestureLaws
import PropertyTesting

/// Something about a kept script that is not as it should be.
public struct ReplayProblem: Sendable, Hashable {
  /// The line of the text, counted from 1, where it is a matter of a line.
  public var line: Int?
  /// The short name of the law, where it is a law that is broken, or not broken as expected.
  public var law: String?
  /// What was seen.
  public var message: String

  /// A problem.
  public init(line: Int? = nil, law: String? = nil, _ message: String) {
    self.line = line
    self.law = law
    self.message = message
  }
}

extension DragFile {
  /// Runs what the text says, and tells what is not as it expects.
  ///
  /// A script that expects to break a law is there to show that bug; that it breaks others besides
  /// is no problem. Any other must keep every law.
  ///
  /// - Parameters:
  ///   - targets: The targets whose cases the text may be.
  ///   - isGuarded: Whether to run the case in a child process first, so that a trap is a problem and
  ///     does not end this process. A case that is expected to trap always runs there.
  /// - Returns: The problems, in the order of the text; empty if every expectation is met.
  public func replay(in targets: [FuzzTarget], isGuarded: Bool = false) -> [ReplayProblem] {
    let totality = Law<Trial>.totality.id
    let isToTrap = brokenLaws.contains(totality)
    let target = target(in: targets)
    if isGuarded || isToTrap, let trap = trap(in: target) {
      return isToTrap ? [] : [ReplayProblem(law: totality, trap.message)]
    }
    return switch subject {
    case .gestures(let script): replay(script)
    case .words(let name, let words): replay(words: ChoiceSequence(words), of: target, named: name)
    }
  }

  private func trap(in target: FuzzTarget?) -> PropertyFailure? {
    guard let target, let choices = target.choices(of: self, text: []) else { return nil }
    return target.trap(in: choices)
  }

  /// The one of `targets` whose case this is, or `nil` if it is a case of another target.
  public func target(in targets: [FuzzTarget]) -> FuzzTarget? {
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
        ReplayProblem("the configuration is accepted, expected was that \(field) is refused"))
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
      .map { ReplayProblem(law: $0, "\($0) holds, expected was that it is broken") }
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
