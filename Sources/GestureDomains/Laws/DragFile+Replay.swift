import GestureEngine
import GestureLaws
import PropertyTesting

extension DragFile {
  /// Plays the script of the text, and returns how it differs from the text's expectations.
  ///
  /// A script that expects to break a law shows a known bug, and may break other laws besides. Every
  /// other script must keep every law.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - book: The laws.
  /// - Returns: The problems, in the order of the text; empty if the text meets all expectations.
  func problems(playing script: GestureScript, _ book: LawBook) -> [ReplayProblem] {
    let trace: Trace
    do {
      trace = try script.play()
    } catch {
      return problems(with: error) + problems(with: book.findings(in: script))
    }
    let problems = expectations.compactMap { line in
      line.mismatch(in: trace).map { ReplayProblem(line: line.line, $0) }
    }
    return problems + missingRefusal + self.problems(with: book.findings(in: script))
  }

  /// Plays the script of a host, and returns how it differs from the text's expectations.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - book: The laws.
  /// - Returns: The problems, in the order of the text; empty if the text meets all expectations.
  func problems(playing script: HostScript, _ book: HostLawBook) -> [ReplayProblem] {
    let trace: HostTrace
    do {
      trace = try script.play()
    } catch {
      return problems(with: error)
    }
    let problems = expectations.compactMap { line in
      line.mismatch(in: trace).map { ReplayProblem(line: line.line, $0) }
    }
    return problems + missingRefusal + self.problems(with: book.findings(in: script))
  }

  /// The problem of a text that expects a refused configuration, which is accepted.
  private var missingRefusal: [ReplayProblem] {
    guard let field = refusedField else { return [] }
    return [ReplayProblem("the configuration is accepted, but \(field) was expected to be refused")]
  }

  private func problems(with error: ConfigurationError) -> [ReplayProblem] {
    refusedField == error.field
      ? [] : [ReplayProblem("the configuration is refused: \(error.description)")]
  }

  private func problems(with findings: [Finding]) -> [ReplayProblem] {
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
}
