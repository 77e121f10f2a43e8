import GestureEngine

extension Law where Subject == Trial {
  /// A phone in a pocket must not be unlocked, and its owner must not have to try twice.
  public static var latch: Law {
    Law(
      "D20", "latch",
      "a thumb with a latch reaches the upper bound if it is dragged that far, and else returns",
      unless: {
        let traits = $0.trace.traits
        if traits.latch == nil { return "it has no latch" }
        return traits.isEnabled ? nil : "it is disabled"
      }
    ) { trial in
      guard Trial.judgesEveryDesign else { return nil }
      if let breach = trial.stillTouchThatOpens { return breach }
      for part in [0, 0.45, -0.45] {
        for slide in Slide.allCases {
          if let breach = trial.firstEnd(of: slide, from: part) { return breach }
        }
      }
      return nil
    }.ofOneValue
  }
}

/// A slide of a thumb with a latch.
private enum Slide: CaseIterable {
  /// A little less than up to the latch.
  case short
  /// The same in one motion.
  case quick
  /// A part of the way to the latch.
  case part
  /// A little more than up to the latch.
  case past
  /// The same, with pauses of three seconds.
  case slow
  /// Beyond the end of the track.
  case long
  /// Up to the end, and back to a little less than the latch.
  case back
  /// Away from the end.
  case below

  /// The slide in words.
  var text: String {
    switch self {
    case .short: "of a little less than to the latch"
    case .quick: "of a little less than to the latch, in one motion,"
    case .part: "of a part of the way to the latch"
    case .past: "beyond the latch"
    case .slow: "beyond the latch, with pauses,"
    case .long: "beyond the end"
    case .back: "to the end, and back to before the latch,"
    case .below: "away from the end"
    }
  }

  /// Returns the motions of this slide.
  ///
  /// - Parameters:
  ///   - length: The length of the track, in points.
  ///   - way: The distance from the start to a little before the latch, in points.
  ///   - part: The part of this distance that ``part`` goes, 0...1.
  ///   - traits: The traits of the control, with a latch.
  /// - Returns: The motions, in points and towards the end if positive.
  func motions(
    on length: Double, until way: Double, part: Double, _ traits: ControlTraits
  ) -> [Double] {
    // The motion that recognises a drag may count in part, or not at all.
    let opening =
      traits.recognisesDrags ? [traits.minimumDistance + 2 * traits.resolution + 1] : []
    let back = opening.reduce(length - way, +)
    let beyond = 2 * length + 2 * (traits.minimumDistance + traits.resolution)
    let past = ((traits.latch ?? 1) + 0.02) * length + 2 * traits.resolution
    return switch self {
    case .short: Array(repeating: way / 4, count: 4)
    case .quick: [way]
    case .part: Array(repeating: part * way / 4, count: 4)
    case .past, .slow: opening + Array(repeating: past / 4, count: 4)
    case .long: Array(repeating: beyond / 4, count: 4)
    case .back: opening + [length / 2, length / 2, -back / 2, -back / 2]
    case .below: Array(repeating: -beyond / 4, count: 4)
    }
  }
}

extension Trial {
  /// A touch that rests on the thumb at the lower bound, after the script, and leaves the value at the upper bound.
  fileprivate var stillTouchThatOpens: Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    guard traits.latch ?? 0 > 0, traits.tap == nil || traits.tap == .ignored,
      range.lowerBound < range.upperBound
    else { return nil }
    let start = [GestureEvent.set(range.lowerBound), .wait(1000)]
    let (set, stage) = settled.end.play(start)
    guard let last = set.steps.last?.after, last.track.isUsable,
      traits.isAt(range.lowerBound, last.value)
    else { return nil }
    let place = last.thumb?.center ?? last.point(at: last.track.start, along: traits.direction)
    guard place.isUsable else { return nil }
    for seconds in [0.1, 2] {
      let touch = [GestureEvent.down(place), .wait(seconds), .up(nil)]
      let answers = stage.answers(to: touch + [.wait(1000)])
      guard answers[0].response.editing == .began, let value = answers.last?.value,
        traits.isAt(range.upperBound, value)
      else { continue }
      return breach(
        afterSettling: start + touch,
        "a touch that does not move for \(seconds) s gives \(value), not \(range.lowerBound)",
        contrast: trace.contrast(value, expected: range.lowerBound))
    }
    return nil
  }

  /// Returns how a slide of the thumb from the lower bound, after the script, ends wrongly.
  ///
  /// - Parameters:
  ///   - slide: The slide.
  ///   - part: The place on the thumb where the touch goes down, in parts of its length from its middle.
  /// - Returns: The slide and its end, or `nil` if it ends as declared.
  fileprivate func firstEnd(of slide: Slide, from part: Double) -> Breach? {
    let (traits, range) = (trace.traits, trace.traits.range)
    let start = [GestureEvent.set(range.lowerBound), .wait(1000)]
    let (set, stage) = settled.end.play(start)
    guard let latch = traits.latch, latch.isFinite, let last = set.steps.last?.after,
      last.track.isUsable, traits.isAt(range.lowerBound, last.value),
      !traits.isAt(range.upperBound, last.value)
    else { return nil }
    let length = last.track.length
    let breadth = last.thumb.map { traits.direction.length(of: $0.size) }
    if part != 0, breadth ?? 0 == 0 { return nil }
    let middle = last.thumb?.center ?? last.point(at: last.track.start, along: traits.direction)
    let place = middle.moved(by: part * (breadth ?? 0), along: traits.direction)
    let largest = Swift.max(place.x.magnitude, place.y.magnitude, traits.minimumDistance)
    guard length > 1e-6 * largest else { return nil }
    let way = (latch - 0.006) * length - 2 * traits.resolution
    guard way > 0 else { return nil }
    // Every script slides by another part.
    let share = 0.15 + 0.17 * Double(script.events.count % 5)
    let parts = slide.motions(on: length, until: way, part: share, traits)
    // A knob that changes over time may come back under the touch.
    if slide == .slow, traits.changesOverTime { return nil }
    let pause = slide == .slow ? 3.0 : 0
    guard
      var touches = traits.drag(from: place, by: parts, on: last.track, waiting: pause)
    else { return nil }
    touches.append(.up(nil))
    let answers = stage.answers(to: touches + [.wait(1000)])
    let lift = answers[answers.count - 2]
    // An area of the control's own may ignore the touch.
    guard answers[0].response.editing == .began, case .committed? = lift.response.editing else {
      return nil
    }
    let events = start + touches
    if slide == .long || slide == .past || slide == .slow {
      let ends = [lift.committed, lift.value]
      guard !ends.contains(where: { traits.isAt(range.upperBound, $0) }) else { return nil }
      return breach(
        afterSettling: events,
        "a slide \(slide.text) gives \(lift.value), not \(range.upperBound)",
        contrast: trace.contrast(lift.value, expected: range.upperBound))
    }
    // It may be unlocked as soon as it is there.
    if slide == .back, traits.isAt(range.upperBound, answers[answers.count - 3].value) {
      return nil
    }
    // A control that returns in time shows its end before.
    let ends = [answers.last?.value, lift.committed, lift.value].compactMap { $0 }
    let isWrong = { (end: Double) in
      traits.isAt(range.upperBound, end) || end == ends[0] && !traits.isAt(range.lowerBound, end)
    }
    guard let value = ends.first(where: isWrong) else { return nil }
    return breach(
      afterSettling: events + [.wait(1000)],
      "a slide \(slide.text) on a track of "
        + "\(length) gives \(value), not \(range.lowerBound)",
      contrast: trace.contrast(value, expected: range.lowerBound))
  }
}
