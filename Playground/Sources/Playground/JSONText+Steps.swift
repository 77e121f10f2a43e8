import GestureEngine
import GestureLaws

extension JSONText {
  /// Writes an event and its effects, with the keys of `dragnet trace --format json`.
  mutating func step(_ step: Trace.Step) {
    object { text in
      text.member("event", step.event.text)
      text.member("value", step.after.value)
      text.member("fraction", step.after.fraction)
      text.change("change", step.response.change)
      switch step.response.editing {
      case .began: text.member("editing", "began")
      case .committed: text.member("editing", "committed")
      case .cancelled: text.member("editing", "cancelled")
      case nil: text.null("editing")
      }
      let effect = step.response.upper
      text.member("detents", step.response.detents + (effect?.detents ?? 0))
      text.member("reachedEnd", step.response.reachedEnd || effect?.reachedEnd == true)
      text.member("isAnimating", step.response.isAnimating)
      guard let upper = step.after.upper else { return }
      text.member("upper", upper.value)
      text.change("upperChange", effect?.change)
      if let thumb = step.response.thumb {
        text.member("thumb", thumb.name)
      } else {
        text.null("thumb")
      }
    }
  }

  private mutating func change(_ key: String, _ change: Response.Change?) {
    guard let change else {
      null(key)
      return
    }
    member(key) {
      $0.member("old", change.old)
      $0.member("new", change.new)
    }
  }

  /// Writes a broken law: its code, its sentence, the event that broke it or the events that the law plays
  /// itself, a message, the value beside the expected one, and the place where the thumb should be.
  mutating func finding(_ finding: Finding, in trial: Trial?, _ events: [GestureEvent]) {
    object { text in
      text.member("law", finding.law)
      text.member("sentence", finding.sentence)
      text.member("message", finding.breach.message)
      if let step = finding.breach.step, events.indices.contains(step) {
        text.member("step", step)
        text.member("event", events[step].text)
        text.ghost(of: finding.breach, in: trial?.trace, step)
      } else if let sequel = finding.breach.sequel, let trace = trial?.play(sequel) {
        text.member("sequel", array: trace.steps) { $0.string($1.event.text) }
        text.member("isOfNewControl", sequel.isOfNewControl)
        text.ghost(of: finding.breach, in: trace, trace.steps.count - 1)
      }
      if case .value(let value, let expected, _)? = finding.breach.contrast {
        text.member("values", array: [value, expected]) { $0.number($1) }
      }
    }
  }

  /// Writes the place where a law demands the thumb after a step, if it demands any.
  private mutating func ghost(of breach: Breach, in trace: Trace?, _ step: Int) {
    guard let trace, trace.steps.indices.contains(step),
      let ghost = breach.ghost(in: trace.steps[step].after, trace.traits.direction)
    else { return }
    let numbers = [ghost.origin.x, ghost.origin.y, ghost.size.width, ghost.size.height]
    member("ghost", array: numbers) { $0.number($1) }
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
