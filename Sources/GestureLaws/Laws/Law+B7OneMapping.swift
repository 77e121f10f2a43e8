import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that is drawn beside its value makes people drag twice.
  ///
  /// Law I9 judges labels.
  public static var oneMapping: Law {
    Law(
      "B7", "one mapping",
      "a mark is drawn where a touch gives its value",
      unless: { trial in
        if trial.trace.traits.isDial {
          return trial.hasThumb ? nil : "it turns around its middle, and has no thumb"
        }
        let isShown = trial.draws { role in
          switch role {
          case .bar, .fill, .dot: true
          case .track, .thumb, .symbol, .label: false
          }
        }
        return trial.hasThumb || isShown
          ? nil : "it draws no mark for a value"
      }
    ) { trial in
      let trace = trial.trace
      let direction = trace.traits.direction
      if Trial.judgesEveryDesign, trace.traits.isDial {
        return trial.first(
          { $0.turnedThumbBesideItsValue }, { $0.heldThumbBesideItsValue },
          { $0.turnedThumbThatLags })
      }
      let besideItsValue = trace.firstBreach { index, step in
        let after = step.after
        guard !step.response.isAnimating, !trace.mayShowTouch(after: index), after.track.isUsable,
          let thumb = after.thumb, !trace.isPulled(after: index)
        else { return nil }
        let drawn = direction.onTrack(thumb.center, in: after.size).x
        let meant = after.track.position(of: after.fraction)
        // A millionth of the length is far below a pixel and above the error of single precision.
        let extent = direction.length(of: after.size) + direction.length(of: thumb.size)
        let slack = trace.traits.drawingSlack(of: extent)
        return (drawn - meant).magnitude <= Double.slack(1e-6, of: extent) + slack
          ? nil
          : Observation(
            "the thumb is drawn at \(drawn), its value lies at \(meant)",
            .frame(thumb, expected: thumb.shifted(by: meant - drawn, along: direction)))
      }
      if let besideItsValue, !trial.thumbLeavesTheTrack { return besideItsValue }
      return (Trial.judgesEveryDesign ? trial.restingThumbThatLeaps : nil)
        ?? trial.markBesideItsValue ?? trial.thumbBesideItsFrame
        ?? (trial.hasBars ? trial.firstTouchBesideItsBar : nil)
    }
  }
}

extension Trial {
  /// The first fill or dot of the last scene that does not lie at its value.
  ///
  /// Law I9 judges where the fill begins.
  fileprivate var markBesideItsValue: Breach? {
    let snapshot = trace.before(trace.steps.count)
    let (direction, track) = (trace.traits.direction, snapshot.track)
    guard let scene = trace.scenes.last, track.isUsable,
      !trace.isPulled(after: trace.steps.count - 1),
      let scale = try? Scale(trace.traits.range, trace.traits.scale)
    else { return nil }
    let length = direction.length(of: snapshot.size)
    let isDrawnAtOnce = snapshot.presentedValue.isSame(as: snapshot.value)
    // A drawing that still moves may lie between two neighbouring numbers, of which the value is one.
    let isMoving = trace.steps.last?.response.isAnimating ?? false
    let between =
      isMoving ? track.length * Scale.tolerance(ofFractionsIn: trace.traits.range) : 0
    for shape in scene.shapes {
      let frame = shape.clip ?? shape.frame
      let extent = direction.length(of: frame.size)
      let center = direction.onTrack(frame.center, in: snapshot.size).x
      let slack =
        Double.slack(1e-6, of: length + extent) + trace.traits.drawingSlack(of: length + extent)
        + between
      switch shape.role {
      case .fill:
        // Law I9 judges both ends of a fill that begins inside the track.
        guard isDrawnAtOnce, trace.traits.fillOrigin == nil,
          let breach = flaw(
            ofFillFrom: center - extent / 2, to: center + extent / 2,
            isShortest: shape.isShortest(along: direction), snapshot, within: slack)
        else { continue }
        return breach
      case .dot(let stop):
        guard scale.range.isFine, let place = place(of: Double(stop)) else { continue }
        let meant = track.position(of: place)
        let isInItsPart =
          Trial.judgesEveryDesign
          && trace.traits.isInThePart((center - track.start) / track.length, of: Double(stop))
        guard isInItsPart || (center - meant).magnitude <= slack else {
          return Breach(
            step: trace.steps.indices.last,
            "the last scene draws stop \(stop) at \(center), its value lies at \(meant)",
            contrast: .frame(frame, expected: frame.shifted(by: meant - center, along: direction)))
        }
      case .bar, .track, .thumb, .symbol, .label: continue
      }
    }
    return nil
  }

  /// Judges whether the fill of the last scene reaches to its value, or from the lower value to the upper one.
  ///
  /// - Parameters:
  ///   - begin: The place along the track where the fill begins, in points.
  ///   - end: The place where it ends.
  ///   - isShortest: Whether the fill cannot be shorter.
  ///   - snapshot: The last visible state.
  ///   - slack: The distance that does not count, in points.
  /// - Returns: The breach; `nil` if it does.
  private func flaw(
    ofFillFrom begin: Double, to end: Double, isShortest: Bool, _ snapshot: ControlSnapshot,
    within slack: Double
  ) -> Breach? {
    let (direction, track) = (trace.traits.direction, snapshot.track)
    let meant = track.position(of: snapshot.fraction)
    guard let upper = snapshot.upper else {
      guard !snapshot.covers(end, from: meant, along: direction, within: slack),
        !isShortest || begin > meant + slack
      else { return nil }
      return Breach(
        step: trace.steps.indices.last,
        "the last scene fills up to \(end), its value lies at \(meant)",
        contrast: trace.contrast(ofEdgeAt: end, expected: meant))
    }
    let other = track.position(of: upper.fraction)
    func covers(_ thumb: Thumb, _ edge: Double, _ place: Double) -> Bool {
      snapshot.covers(edge, from: place, along: direction, of: thumb, within: slack)
    }
    let isBegin = !showsUpperValue && !covers(.lower, begin, meant)
    guard isBegin || !covers(.upper, end, other) else { return nil }
    return Breach(
      step: trace.steps.indices.last,
      "the last scene fills \(begin) to \(end), its values lie at \(meant) and \(other)",
      contrast: trace.contrast(
        ofEdgeAt: isBegin ? begin : end, expected: isBegin ? meant : other),
      of: isBegin ? .lower : .upper)
  }

  /// A touch, after the script, on the thumb of a control that turns, which sets another value.
  fileprivate var turnedThumbBesideItsValue: Breach? {
    let traits = trace.traits
    guard let last = atRest, last.track.isUsable, let thumb = last.thumb,
      thumb.center.isUsable
    else { return nil }
    let side = Swift.min(last.size.width, last.size.height)
    // In bounds hardly larger than its thumb, it may be drawn on the other side.
    guard side > 1e-6 * Swift.max(last.size.width, last.size.height),
      side > 4 * Swift.max(thumb.size.width, thumb.size.height)
    else { return nil }
    // A thumb in the middle is the whole knob.
    let middle = traits.pivot(in: last.size)
    guard thumb.center.distance(from: middle) > 0.2 * side else { return nil }
    var events = [GestureEvent.down(thumb.center)]
    var slack = 0.02 + 0.51 * traits.partOfAStep + 4 * traits.resolution / side
    if last.fraction < slack || last.fraction > 1 - slack, hasBoundsAtOnePlace(side) { return nil }
    // A control that stays under a touch on its thumb goes to it with the first motion.
    let arm = (x: thumb.center.x - middle.x, y: thumb.center.y - middle.y)
    let radius = thumb.center.distance(from: middle)
    // Away from the nearer end, where a whole circle begins again.
    let isClockwise = (last.fraction <= 0.5) == traits.turnsUpClockwise
    let way = isClockwise ? 1 / radius : -1 / radius
    let onward = GesturePoint(
      x: thumb.center.x - arm.y * way, y: thumb.center.y + arm.x * way)
    if !traits.recognisesDrags, radius > 10, onward.isUsable {
      events.append(.move(onward))
      slack += 2 / radius
    }
    let steps = settled.end.play(events).trace.steps
    guard
      let index = steps.firstIndex(where: {
        difference($0.after.fraction, from: last.fraction).magnitude > slack
      })
    else { return nil }
    let value = steps[index].after.value
    return breach(
      afterSettling: Array(events[...index]),
      "touching the middle of the thumb changes the value from \(last.value) to \(value)",
      contrast: trace.contrast(value, expected: last.value))
  }

  /// Whether the thumb of a whole circle is at the same place at both bounds.
  private func hasBoundsAtOnePlace(_ side: Double) -> Bool {
    let centers = [trace.traits.range.lowerBound, trace.traits.range.upperBound].map { bound in
      settled.end.play([.set(bound), .wait(1000)]).trace.steps.last?.after.thumb?.center
    }
    guard let low = centers[0], let high = centers[1] else { return false }
    return low.distance(from: high) < 1e-6 * side
  }

  /// The thumb whose frame, as the control names it, lies beside every thumb that the last scene draws.
  ///
  /// A thumb may be drawn with several shapes.
  fileprivate var thumbBesideItsFrame: Breach? {
    let snapshot = trace.before(trace.steps.count)
    let direction = trace.traits.direction
    guard let scene = trace.scenes.last, scene.first(.thumb) != nil else { return nil }
    let length = direction.length(of: snapshot.size)
    for thumb in Thumb.allCases {
      guard let frame = snapshot.frame(of: thumb) else { continue }
      let named = direction.onTrack(frame.center, in: snapshot.size).x
      let extent = length + direction.length(of: frame.size)
      let slack = Double.slack(1e-6, of: extent) + trace.traits.drawingSlack(of: extent)
      let places = scene.shapes.filter { $0.role == .thumb }.map { shape in
        direction.onTrack(shape.frame.center, in: snapshot.size).x
      }
      guard let drawn = places.min(by: { ($0 - named).magnitude < ($1 - named).magnitude }),
        (drawn - named).magnitude > slack
      else { continue }
      return Breach(
        step: trace.steps.indices.last,
        "the last scene draws the thumb at \(drawn), its frame is at \(named)",
        contrast: .frame(frame.shifted(by: drawn - named, along: direction), expected: frame),
        of: thumb)
    }
    return nil
  }

  /// The first bar of the last scene whose middle, when touched, makes another bar current.
  fileprivate var firstTouchBesideItsBar: Breach? {
    guard let lift = trace.traits.endOfASeekingTouch else { return nil }
    let range = trace.traits.range
    guard let bars = trace.scenes.last?.bars, let last = trace.steps.last?.after,
      last.track.isUsable, range.isLonger(than: 2e-9)
    else { return nil }
    // Bars within a rounding error of each other cannot be distinguished by a touch.
    guard last.track.length / Double(bars.count) > 1e-9 * last.track.end else { return nil }
    // Bars whose values round to equal numbers cannot be distinguished either.
    guard trace.traits.detents?.areDistinct ?? true else { return nil }
    let coarseness = Scale.coarseness(at: range.lowerBound, of: trace.traits.scale, in: range)
    guard coarseness < 0.25 / Double(bars.count) else { return nil }
    let isMeter = Trial.judgesEveryDesign && isMeter(of: bars.count, in: last.size)
    var previous = -1
    for index in [0, 1, bars.count / 3, bars.count / 2, bars.count - 1].sorted()
    where index > previous && index < bars.count {
      previous = index
      let center = bars[index].frame.center
      guard center.isUsable else { continue }
      var events = [GestureEvent.resize(last.size), .down(center)] + lift
      var (touched, end) = start.play(events)
      // The drawing may take its time.
      if touched.steps.last?.response.isAnimating ?? false {
        events.append(.wait(1000))
        (touched, end) = start.play(events)
      }
      // A touch outside of the bounds, which may have no height, is not tracked.
      guard touched.steps[1].response.editing == .began else { continue }
      let row = end.scene(after: []).barRow
      // Where bars are closer than stops, the nearest stop has another bar.
      let reach = (Double(bars.count - 1) * trace.traits.partOfAStep / 2).rounded(.down)
      if row.currentCount > 0, Double((row.current - index).magnitude) > reach {
        return breach(
          ofNewControlAfter: events, "a touch on bar \(index) makes bar \(row.current) current",
          contrast: bars.indices.contains(row.current)
            ? .frame(bars[row.current].frame, expected: bars[index].frame) : nil)
      }
      // The bar under the touch may be lit or not, and a tap on the last lit one may clear the row.
      if isMeter, row.litCount > 0 || trace.traits.tap != .seeksOrClears,
        (Double(row.lastLit) - Double(index)).magnitude > reach + 1
      {
        return breach(
          ofNewControlAfter: events, "a touch on bar \(index) lights \(row.litCount) bars")
      }
    }
    return nil
  }
}

extension ControlTraits {
  /// The events after a `down` that takes the value to the touch; `nil` if a touch does not.
  fileprivate var endOfASeekingTouch: [GestureEvent]? {
    if hasOwnTaps || minimumTime > 0 { return nil }
    switch drag {
    case .absolute, .grabbed:
      return recognisesDrags || mayWaitToSeek ? (seeksAtTaps ? [.up(nil)] : nil) : []
    case .grabbedOrTapped, .tapped: return [.up(nil)]
    case .relative, .tappedOrDragged, .custom: return nil
    }
  }
}

extension Trace {
  /// Returns a contrast of two places of an edge along the track, in the last scene.
  fileprivate func contrast(ofEdgeAt place: Double, expected: Double) -> Contrast {
    let size = before(steps.count).size
    func edge(at place: Double) -> GestureRect {
      traits.direction.onScreen(
        GestureRect(
          origin: GesturePoint(x: place - 1, y: 0),
          size: GestureSize(width: 2, height: traits.direction.breadth(of: size))), in: size)
    }
    return .frame(edge(at: place), expected: edge(at: expected))
  }
}
