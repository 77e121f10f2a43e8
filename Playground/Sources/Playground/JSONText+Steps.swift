import GestureEngine
import GestureLaws

extension JSONText {
  /// Writes an event and its effects, with the keys of `dragnet trace --format json`.
  mutating func step(_ step: Trace.Step) {
    object { text in
      text.member("event", step.event.text)
      text.member("value", step.after.value)
      text.member("fraction", step.after.fraction)
      if let change = step.response.change {
        text.member("change") {
          $0.member("old", change.old)
          $0.member("new", change.new)
        }
      } else {
        text.null("change")
      }
      switch step.response.editing {
      case .began: text.member("editing", "began")
      case .committed: text.member("editing", "committed")
      case .cancelled: text.member("editing", "cancelled")
      case nil: text.null("editing")
      }
      text.member("detents", step.response.detents)
      text.member("reachedEnd", step.response.reachedEnd)
      text.member("isAnimating", step.response.isAnimating)
    }
  }

  /// Writes a broken law: its code, its sentence, the event that broke it, and a message.
  mutating func finding(_ finding: Finding, in events: [GestureEvent]) {
    object { text in
      text.member("law", finding.law)
      text.member("sentence", finding.sentence)
      text.member("message", finding.breach.message)
      if let step = finding.breach.step, events.indices.contains(step) {
        text.member("step", step)
        text.member("event", events[step].text)
      }
    }
  }

  /// Writes the error of a text that does not parse.
  mutating func error(_ error: DragError) {
    member("error") { text in
      text.member("line", error.line)
      text.member("column", error.column)
      text.member("message", error.description)
    }
  }

  /// Writes the error of a configuration that is refused.
  mutating func error(_ error: ConfigurationError) {
    member("error") { text in
      text.member("field", error.field)
      text.member("message", error.description)
    }
  }
}
