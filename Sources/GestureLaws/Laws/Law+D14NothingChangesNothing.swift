import GestureEngine

extension Law where Subject == Trial {
  /// The echo of a binding, or a layout pass under a finger, must not move the thumb, not even with the
  /// next touch.
  ///
  /// The law puts events that change nothing before every event of the script and after the last one.
  /// Every value, every presented value and every response must stay the same, bit for bit.
  ///
  /// Where a control has a drag of its own, the last move of a script is repeated, too: the value may
  /// follow late, but must not go on and on. A drag that pauses continues from its place.
  public static var nothingChangesNothing: Law {
    Law(
      "D14", "nothing changes nothing",
      "an event that changes nothing, put in anywhere, changes nothing later"
    ) { trial in
      if Trial.judgesEveryDesign,
        let breach = trial.first({ $0.creepUnderAStillTouch }, { $0.dragThatAWaitMoves })
      {
        return breach
      }
      guard trial.firstDifference(withNothing: Nothing.allCases) != nil else { return nil }
      for nothing in Nothing.allCases {
        if let (step, message, probe) = trial.firstDifference(withNothing: [nothing]) {
          return Breach(
            step: step, "with \(nothing.summary) before each event, \(message)", probe: probe)
        }
      }
      return trial.firstDifference(withNothing: Nothing.allCases).map { step, message, probe in
        Breach(
          step: step, "with events that change nothing before each event, \(message)",
          probe: probe)
      }
    }
  }
}

/// A kind of event that changes nothing.
private enum Nothing: CaseIterable {
  case sameValue
  case sameSize
  case noValue
  case foreignTouch
  case foreignEnd
  case badSample
  case ignoredAdjustment

  /// The events in words.
  var summary: String {
    switch self {
    case .sameValue: "a set of the present value"
    case .sameSize: "a resize to the present size"
    case .noValue: "a set of NaN"
    case .foreignTouch: "a foreign touch"
    case .foreignEnd: "the cancel of a foreign touch"
    case .badSample: "a sample at NaN"
    case .ignoredAdjustment: "an adjustment during the gesture"
    }
  }

  /// Adds the events that change nothing in the given state.
  func add(
    to events: inout [GestureEvent], tracked: Int?, also: Int?, _ state: ControlSnapshot
  ) {
    let nowhere = GesturePoint(x: .nan, y: 0)
    var foreign = (tracked ?? 0) &+ 1
    if foreign == also { foreign &+= 1 }
    let hasTwoValues = state.upper != nil
    switch self {
    case .sameValue: events.append(state.setting)
    case .sameSize: events.append(.resize(state.size))
    case .noValue: events.append(hasTwoValues ? .set(lower: .nan, upper: .nan) : .set(.nan))
    case .foreignTouch:
      let corner = GesturePoint(x: state.size.width, y: state.size.height)
      // A second touch may take the second of two thumbs.
      if hasTwoValues ? also != nil : tracked != nil { events.append(.down(corner, id: foreign)) }
      events.append(.move(corner, id: foreign))
      events.append(.up(corner, id: foreign))
    case .foreignEnd: events.append(tracked == nil ? .revert : .cancel(id: foreign))
    case .badSample:
      events.append(.down(nowhere, id: foreign))
      if let tracked { events.append(.move(nowhere, id: tracked)) }
    case .ignoredAdjustment:
      if tracked != nil {
        events.append(hasTwoValues ? .adjust(.lower, .maximum) : .adjust(.maximum))
      }
    }
  }
}

extension Trial {
  /// The value that goes on and on as the last move of the script is repeated, though the touch does not move.
  ///
  /// Where a drag follows the track, laws D2 to D4 know the value of each place. A value that follows its
  /// touch late slows down.
  fileprivate var creepUnderAStillTouch: Breach? {
    let traits = trace.traits
    guard traits.drag == .custom, let last = trace.steps.last,
      case .move(let point, let id) = last.event, last.tracks(id), point.isUsable
    else { return nil }
    let events = Array(repeating: last.event, count: 21)
    let answers = end.answers(to: events)
    for value in [{ $0.value }, { $0.upper ?? 0 }] as [(Answer) -> Double] {
      let (old, middle, new) = (value(answers[0]), value(answers[10]), value(answers[20]))
      guard !traits.isClose(new, middle, after: 10),
        !(traits.wraps && traits.isSamePlace(new, middle)),
        // With fewer stops, the value may have rounded ways that become shorter.
        traits.stops.map({ $0.distance(from: old, to: middle) > 2 }) ?? (old != middle),
        traits.way(from: middle, to: new) / traits.way(from: old, to: middle) > 0.95
      else { continue }
      return breach(
        after: events,
        "moves to the place of the last move change the value from \(old) to \(middle), and then "
          + "to \(new)")
    }
    return nil
  }

  /// Returns whether a frame after the script, as the one after the events of the law, ends a motion that is nearly there.
  private func endsAMotion(from old: Double, to new: Double) -> Bool {
    Trial.judgesEveryDesign && trace.traits.changesOverTime
      && (new - old).magnitude < 0.01 * trace.traits.range.span
      && end.answers(to: [.wait(0)])[0].value == new
  }

  /// Returns the first step that differs if events that change nothing are put before each event.
  fileprivate func firstDifference(
    withNothing kinds: [Nothing]
  ) -> (step: Int?, message: String, probe: String)? {
    // A value outside the range is not the value that a set of it gives.
    let traits = trace.traits
    guard trace.initial.value.isFinite,
      traits.range.contains(trace.initial.value) || traits.precision.part > 0
    else { return nil }
    var events: [GestureEvent] = []
    var places: [Int] = []
    events.reserveCapacity(trace.steps.count * (kinds.count + 4))
    places.reserveCapacity(trace.steps.count + 1)
    for index in 0...trace.steps.count {
      let state = trace.before(index)
      let (tracked, also) =
        index < trace.steps.count
        ? (trace.steps[index].tracked, trace.steps[index].alsoTracked)
        : trace.steps.last?.trackedAfter ?? (nil, nil)
      // A program that sets a value stops a motion, even if the value is there already.
      let isMoving = traits.changesOverTime && trace.wasAnimating(before: index)
      for kind in kinds where kind != .sameValue || !isMoving {
        kind.add(to: &events, tracked: tracked, also: also, state)
      }
      events.append(index < trace.steps.count ? trace.steps[index].event : .wait(0))
      places.append(events.count - 1)
    }
    let answers = answers(to: events)
    for (index, step) in trace.steps.enumerated() {
      let answer = answers[places[index]]
      if let message = step.difference(from: answer, of: "the control with them", as: traits) {
        return (index, message, shown(events))
      }
      let (here, there) = (step.after.presentedValue, answer.presentedValue)
      if !traits.isSame(here, there) {
        return (
          index, "the presented value is \(here), that of the control with them is \(there)",
          shown(events)
        )
      }
    }
    let (here, there) = (trace.before(trace.steps.count), answers[places[trace.steps.count]])
    for (name, own, other) in [
      ("value", here.value, there.value),
      ("presented value", here.presentedValue, there.presentedValue),
    ] where !traits.isSame(own, other) && !endsAMotion(from: own, to: other) {
      return (
        nil, "the last \(name) is \(own), that of the control with them is \(other)", shown(events)
      )
    }
    return nil
  }
}

extension ControlTraits {
  /// Returns the way from a value to another; the shorter one if the value wraps.
  fileprivate func way(from old: Double, to new: Double) -> Double {
    let (way, span) = (new - old, range.span)
    return wraps ? way - (way / span).rounded() * span : way
  }
}
