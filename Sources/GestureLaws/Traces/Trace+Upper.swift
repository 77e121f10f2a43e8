import GestureEngine

// A view of two values that shows the upper value as the only value, so that a law of a single value
// judges each of two values.

extension Trace {
  /// This trace with the upper of two values as the value.
  var ofUpper: Trace {
    Trace(
      traits: traits, initial: initial.ofUpper, steps: steps.map { $0.ofUpper }, scenes: scenes)
  }
}

extension Trace.Step {
  /// This step with the upper of two values as the value.
  fileprivate var ofUpper: Trace.Step {
    Trace.Step(
      event: event, response: response.ofUpper, after: after.ofUpper, tracked: tracked,
      alsoTracked: alsoTracked)
  }
}

extension Answer {
  /// This answer with the upper of two values as the value.
  var ofUpper: Answer {
    let value = upper ?? value
    return Answer(response: response.ofUpper, value: value, presentedValue: value, upper: upper)
  }
}

extension Response {
  /// This response with the effect on the upper of two values as the only effect.
  fileprivate var ofUpper: Response {
    var response = self
    response.upper = nil
    response.change = upper?.change
    response.detents = upper?.detents ?? 0
    response.reachedEnd = upper?.reachedEnd ?? false
    return response
  }
}

extension ControlSnapshot {
  /// This state with the upper of two values as the value.
  var ofUpper: ControlSnapshot {
    guard let upper else { return self }
    return ControlSnapshot(
      size: size, value: upper.value, presentedValue: upper.value, fraction: upper.fraction,
      lookups: lookups, track: track, thumb: upper.thumb, upper: upper, lower: value)
  }
}
