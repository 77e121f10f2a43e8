import GestureEngine

extension Trace {
  /// The way in which a gesture moves the value.
  enum Hold {
    /// The touch holds the thumb, which moves by translation.
    case held
    /// The touch holds the thumb at a place to which its `down` has brought it: that of the touch, clamped
    /// or snapped.
    case jumped
    /// The value follows the location of the touch.
    case free
    /// The value follows the motion of the touch, wherever the touch began.
    case relative
    /// The value does not move before the touch lifts off.
    case tapping
    /// The touch does not drag yet, because it has not moved far enough or not been down long enough.
    case waiting
    /// The way to move the value cannot be seen from outside: the thumb was moving when the touch went
    /// down, or the control has a design of its own.
    case unknown
  }

  /// A location of the tracked touch and the value that the control gave it.
  struct Sample {
    /// The index of the step.
    let step: Int
    /// The location of the touch.
    let point: GesturePoint
    /// The position of the touch along the track, in points.
    let along: Double
    /// The value after the step, or the committed value at lift-off.
    let value: Double
    /// Whether the touch lifted off.
    let isLift: Bool
    /// The way in which the gesture moves the value.
    let hold: Hold
    /// Whether a resize to another size or a `set` of another value occurred since the previous sample;
    /// true for the first sample of a gesture.
    let isRebased: Bool
  }

  /// The good samples of the tracked touches, in order.
  var samples: [Sample] {
    var samples: [Sample] = []
    // Two touches may move two values at once; `holds` reads these.
    guard traits.thumbs == nil else { return [] }
    samples.reserveCapacity(steps.count)
    var hold = Hold.unknown
    var start = DragRecognition(traits, at: GesturePoint(x: 0, y: 0))
    var isRebased = true
    var origin = GesturePoint(x: 0, y: 0)
    for index in steps.indices {
      let step = steps[index]
      switch (step.event, step.response.editing) {
      case (.down(let point, _), .began?):
        hold = self.hold(at: index, point)
        origin = point
        // A touch that seeks as it moves or lifts off changes nothing before.
        let waits =
          hold == .free && traits.mayWaitToSeek
          && (step.isLostEnd || step.after.value.isSame(as: before(index).value))
        start = DragRecognition(
          traits, at: point,
          isCatching: traits.changesOverTime && (wasAnimating(before: index) || step.isLostEnd))
        add(index, point, step.after.value, isRebased: true, mayWait: waits)
        if hold == .free, traits.drag == .grabbed, traits.holdsAfterJump { hold = .jumped }
      case (.move(let point, let id), _) where id == step.tracked && point.isUsable:
        start.move(to: point)
        add(index, point, step.after.value, isRebased: isRebased)
      case (.up(let point?, _), .committed(let value)?) where point.isUsable:
        start.move(to: point)
        add(index, point, value, isLift: true, isRebased: isRebased)
      case (.wait(let seconds), _):
        start.wait(seconds)
        // At an end, for example, the value may go on while the touch rests.
        if traits.changesOverTime, !step.after.value.isSame(as: before(index).value) {
          isRebased = true
        }
      case (.resize, _), (.set, _):
        guard rebases(index) else { continue }
        isRebased = true
        // The drag may go on from the place of its jump, or from the new value.
        if hold == .jumped { hold = .unknown }
      default: break
      }
    }
    return samples

    func add(
      _ step: Int, _ point: GesturePoint, _ value: Double, isLift: Bool = false,
      isRebased new: Bool, mayWait: Bool = false
    ) {
      let along = traits.direction.onTrack(point, in: steps[step].after.size).x
      let isMove = steps[step].event.isMove
      var now = start.hold(hold, isMove: isMove, isLift: isLift)
      if traits.thumbStaysAtDown, now == .waiting, isMove || isLift {
        // The thumb may have gone to the touch, and the touch come back.
        let isFar = point.distance(from: origin) > 2 * traits.resolution
        let isInPlace =
          isLift ? traits.stopsOnRelease == nil : traits.samplingInterval == 0
        // The touch is on the thumb, so it has not taken the value to its place at the `down`.
        let begun = start.hold(.held, isMove: isMove, isLift: isLift)
        now = begun != .held ? begun : isFar && isInPlace ? .free : .unknown
      }
      samples.append(
        Sample(
          step: step, point: point, along: along, value: value, isLift: isLift,
          hold: mayWait ? .unknown : now,
          isRebased: new))
      isRebased = false
    }
  }

  /// Returns the way in which a touch that goes down at `point` in step `index` moves the value.
  func hold(at index: Int, _ point: GesturePoint) -> Hold {
    if isSecondTap(at: index) { return .unknown }
    // A drawing on its way back may be caught beyond the end.
    if traits.hasElasticEnds, wasAnimating(before: index) || steps[index].isLostEnd {
      return .unknown
    }
    switch traits.drag {
    case .absolute:
      guard traits.thumbStaysAtDown else { return .free }
      if wasAnimating(before: index) || steps[index].isLostEnd { return .unknown }
      let isOnThumb = isOnThumb(point, before: index)
      // A touch beside the thumb may hold it by its margin.
      if isOnThumb == false, traits.grabArea == .custom { return .unknown }
      return isOnThumb.map { $0 ? .waiting : .free } ?? .unknown
    case .relative: return .relative
    case .tapped: return .tapping
    case .tappedOrDragged, .custom: return .unknown
    case .grabbed, .grabbedOrTapped:
      // The drawing between the cancel and the `down` of a lost end is not visible.
      if wasAnimating(before: index) || steps[index].isLostEnd { return .unknown }
      switch isOnThumb(point, before: index) {
      case true?:
        return traits.thumbStaysAtDown && traits.drag == .grabbedOrTapped ? .waiting : .held
      case false?:
        // A touch beside the thumb may hold it by the margin of an area of the control's own.
        let mayHold = traits.grabArea == .custom && before(index).thumb != nil
        let taps = traits.hasOwnTaps && !traits.pagesAtTaps
        if mayHold || taps { return .unknown }
        return traits.drag == .grabbed ? .free : .tapping
      case nil: return .unknown
      }
    }
  }

  /// Returns the seconds that have passed before a step.
  private func clock(before index: Int) -> Double {
    steps[..<index].reduce(0) { $0 + $1.event.seconds }
  }

  /// Whether the touch that goes down in step `index` may be the second of a double tap.
  func isSecondTap(at index: Int) -> Bool {
    guard traits.doubleTapTime > 0 else { return false }
    // Far from 0, a control with a clock cannot tell the time of a double tap.
    lazy var isTimed = clock(before: index).ulp < traits.doubleTapTime / 1000
    var seconds = 0.0
    for step in steps[..<index].reversed() {
      seconds += step.event.seconds
      if seconds > traits.doubleTapTime * (1 + 1e-9), isTimed { return false }
      switch step.response.editing {
      case .began, .committed, .cancelled: return true
      case nil: continue
      }
    }
    return false
  }

  /// Whether `point` is on a thumb as it is drawn before a step, while no animation runs.
  ///
  /// `nil` within a rounding error of the thumb's edge, and within the resolution, where the side cannot be seen from
  /// outside. The middle half of a thumb belongs to it, however coarse the resolution is.
  func isOnThumb(_ point: GesturePoint, _ thumb: Thumb = .lower, before index: Int) -> Bool? {
    let snapshot = before(index)
    guard let frame = snapshot.frame(of: thumb) else { return false }
    let extent = snapshot.size.width + snapshot.size.height
    let rounding = 1e-9 + 1e-9 * extent
    let slack = traits.drawingSlack(of: extent)
    let depth = Swift.min(frame.size.width, frame.size.height) / 4
    let wide = frame.grown(by: rounding + slack).contains(point)
    let narrow = frame.grown(by: -rounding - Swift.min(slack, depth)).contains(point)
    return wide == narrow ? wide : nil
  }

  /// Whether the value of a sample lies strictly between the ends, so that it was not clamped.
  func isInside(_ sample: Sample) -> Bool {
    let fraction = steps[sample.step].after.fraction
    #if hasFeature(Embedded)
      return fraction > 0 && fraction < 1
    #else
      let slack = traits.precision.part
      return fraction > slack && fraction < 1 - slack
    #endif
  }
}

extension GestureRect {
  /// Returns this rectangle with every edge moved outward by `margin` points.
  fileprivate func grown(by margin: Double) -> GestureRect {
    GestureRect(
      origin: GesturePoint(x: origin.x - margin, y: origin.y - margin),
      size: GestureSize(width: size.width + 2 * margin, height: size.height + 2 * margin))
  }
}
