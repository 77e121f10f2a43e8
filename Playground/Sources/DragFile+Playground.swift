import GestureEngine
import GestureLaws

extension DragFile {
  /// The script of a control.
  ///
  /// - Throws: `DragError` where the text has the words of another target.
  var script: GestureScript {
    get throws(DragError) {
      switch subject {
      case .gestures(let script): return script
      case .words(let target, _):
        throw DragError(
          line: 1, column: 1, found: "the words of \(target)",
          expected: "the script of a control, which can be seen")
      }
    }
  }
}

extension JSONText {
  /// The steps of what was just played.
  mutating func steps(_ steps: [Trace.Step]) {
    member("steps", array: steps) { $0.step($1) }
  }

  /// The parts of a script as text.
  mutating func contents(of script: GestureScript, at lines: [Int]) {
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

  /// What is wrong with a script: the laws it breaks, and what does not come as the file expects.
  mutating func judgement(of script: GestureScript, in file: DragFile) {
    member("findings", array: LawBook.controls.findings(in: script)) {
      $0.finding($1, in: script.events)
    }
    member("expectations", file.expectations.count)
    var problems: [(line: Int, message: String)] = []
    do throws(ConfigurationError) {
      let trace = try script.play()
      problems = file.expectations.compactMap { line in
        line.mismatch(in: trace).map { (line.line, $0) }
      }
    } catch {
      if file.refusedField != error.field { self.error(error) }
    }
    member("problems", array: problems) { text, problem in
      text.object {
        $0.member("line", problem.line)
        $0.member("message", problem.message)
      }
    }
  }
}
