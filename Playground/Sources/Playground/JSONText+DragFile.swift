import GestureEngine
import GestureLaws

extension DragFile {
  /// The script of a control.
  ///
  /// - Throws: `DragError` if the text is not the script of a control.
  var script: GestureScript {
    get throws(DragError) {
      switch subject {
      case .gestures(let script): return script
      case .inputs(let script):
        throw DragError(
          line: 1, column: 1, found: "the script of \(script.kind.name)",
          expected: "the script of a control")
      case .words(let target, _):
        throw DragError(
          line: 1, column: 1, found: "the choice words of \(target)",
          expected: "the script of a control")
      }
    }
  }
}

extension JSONText {
  /// Writes the steps of the events that were just played.
  mutating func steps(_ steps: [Trace.Step]) {
    member("steps", array: steps) { $0.step($1) }
  }

  /// Writes the statements of a script.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - lines: The line number of each event.
  mutating func contents(of script: GestureScript, lines: [Int]) {
    member("control", script.kind.name)
    member("settings", array: script.settings) { text, setting in
      let field = script.kind.fields[setting.field]
      text.object {
        $0.member("name", field.name)
        $0.member("text", field.text(setting.value))
      }
    }
    member("events", array: script.events) { $0.string($1.text) }
    member("lines", array: lines) { $0.number(Double($1)) }
  }

  /// Writes the laws that a script breaks and the expectations of its file that are not met.
  mutating func report(of script: GestureScript, in file: DragFile) {
    var trial: Trial?
    do throws(ConfigurationError) {
      trial = try Trial(script)
    } catch {
      if file.refusedField != error.field { self.error(error) }
    }
    let findings =
      trial.map { LawBook.controls.findings(of: $0) } ?? LawBook.controls.findings(in: script)
    member("findings", array: findings) { $0.finding($1, in: trial, script.events) }
    member("expectations", file.expectations.count)
    let problems = file.expectations.compactMap { line in
      line.problem(in: trial?.trace, findings).map { (line: line.line, message: $0) }
    }
    member("problems", array: problems) { text, problem in
      text.object {
        $0.member("line", problem.line)
        $0.member("message", problem.message)
      }
    }
  }
}

extension DragFile.Line {
  /// Compares a script with this expectation.
  ///
  /// - Parameters:
  ///   - trace: The trace of the script; `nil` if the configuration is refused.
  ///   - findings: The laws that the script breaks.
  /// - Returns: The difference; `nil` if the script meets the expectation.
  fileprivate func problem(in trace: Trace?, _ findings: [Finding]) -> String? {
    switch expectation {
    case .broken(let law):
      findings.contains { $0.law == law } ? nil : "\(law) holds, but was expected to be broken"
    case .refused(let field):
      trace == nil
        ? nil : "the configuration is accepted, but \(field) was expected to be refused"
    case .value, .values, .thumb, .change, .detents, .editing, .effects:
      trace.flatMap { mismatch(in: $0) }
    }
  }
}
