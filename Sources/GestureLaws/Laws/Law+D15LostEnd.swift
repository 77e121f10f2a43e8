import GestureEngine

extension Law where Subject == Trial {
  /// A control that waits for an `up` that never came is stuck until the app starts again.
  public static var lostEnd: Law {
    Law(
      "D15", "lost end",
      "a `down` of the tracked touch cancels its gesture, and then begins a new gesture"
    ) { trial in
      trial.firstLostEnd ?? trial.lostEndAfterTheScript
    }
  }
}

extension Trial {
  /// The first difference from the same script with a cancel before each `down` of the tracked touch.
  fileprivate var firstLostEnd: Breach? {
    guard trace.steps.contains(where: { $0.isLostEnd }) else { return nil }
    var events: [GestureEvent] = []
    var places: [Int] = []
    for step in trace.steps {
      if step.isLostEnd { events.append(.cancel(id: step.event.ended)) }
      events.append(step.event)
      places.append(events.count - 1)
    }
    let other = answers(to: events)
    for (index, step) in trace.steps.enumerated() {
      if let message = step.difference(
        from: other[places[index]], isLostEnd: step.isLostEnd, before: trace.before(index).value,
        trace.traits)
      {
        let (value, expected) = (step.after.value, other[places[index]].value)
        return Breach(
          step: index, message, probe: shown(events),
          contrast: value.isSame(as: expected) ? nil : trace.contrast(value, expected: expected))
      }
    }
    return nil
  }

  /// The difference between a `down` of the touch that is tracked after the script, and a cancel and that
  /// `down`.
  fileprivate var lostEndAfterTheScript: Breach? {
    guard let id = trace.trackedAtLast else { return nil }
    let last = trace.before(trace.steps.count)
    let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: last.size)
    let place = (last.thumb ?? bounds).center
    guard place.isUsable else { return nil }
    let further = GesturePoint(x: place.x + 30, y: place.y + 30)
    let motion: [GestureEvent] = [.down(place, id: id), .move(further, id: id), .up(nil, id: id)]
    let (here, there) = (
      end.play(motion).trace.steps, end.answers(to: [.cancel(id: id)] + motion)
    )
    for index in here.indices {
      if let message = here[index].difference(
        from: there[index + 1], isLostEnd: index == 0, before: last.value, trace.traits)
      {
        let (value, expected) = (here[index].after.value, there[index + 1].value)
        return breach(
          after: Array(motion[...index]),
          "after the script, a `down` of the tracked touch at \(place): " + message,
          contrast: value.isSame(as: expected)
            ? nil : trace.contrast(value, expected: expected))
      }
    }
    return nil
  }
}

extension Trace.Step {
  /// Returns how the step differs from the answer of a control that received a cancel before each lost
  /// end, or `nil` if it does not.
  fileprivate func difference(
    from answer: Answer, isLostEnd: Bool, before: Double, _ traits: ControlTraits
  ) -> String? {
    var answer = answer
    if isLostEnd {
      // One response stands for the cancel and the `down`.
      if answer.response.editing == nil { answer.response.editing = .cancelled }
      let isChange = before != answer.value
      answer.response.change =
        isChange ? Response.Change(old: before, new: answer.value) : nil
      answer.response.detents = response.detents
      // Only the `down` may reach an end, by a change over the whole event.
      answer.response.reachedEnd = answer.response.reachedEnd && isChange
      let upperReachedEnd = answer.response.upper?.reachedEnd ?? false
      answer.response.upper = response.upper
      answer.response.upper?.reachedEnd = upperReachedEnd
      answer.response.thumb = answer.response.thumb ?? response.thumb
    }
    if let message = difference(from: answer, of: "a control that was cancelled first", as: traits)
    {
      return message
    }
    return traits.isSame(after.presentedValue, answer.presentedValue)
      ? nil
      : "the presented value is \(after.presentedValue), that of a control that was cancelled first "
        + "is \(answer.presentedValue)"
  }
}
