import GestureEngine

extension Law where Subject == Trial {
  /// Right-to-left users need the same slider, not a second slider with bugs of its own.
  ///
  /// The law judges a copy of the script whose coordinates have exact mirror images.
  public static var mirror: Law {
    Law(
      "B4", "mirror",
      "the mirrored control gives mirrored touches the same values",
      unless: {
        $0.directionField($0.trace.traits.direction.mirrored) == nil
          ? "it has no field for the direction" : nil
      }
    ) { trial in
      guard let tame = trial.tame else { return nil }
      let direction = tame.trace.traits.direction
      guard let field = trial.directionField(direction.mirrored) else { return nil }
      // A gesture may last longer in the copy, and meet a resize.
      let isTurned = tame.trace.steps.contains { step in
        if case .resize = step.event { step.tracked != nil } else { false }
      }
      if isTurned { return nil }
      var script = tame.script
      script.set(field: field.index, to: field.value)
      script.events = tame.trace.steps.indices.map { index in
        let size = tame.trace.before(index).size
        return tame.trace.steps[index].event.mapped { $0.mirrored(along: direction, in: size) }
      }
      guard let answers = trial.answers(of: script) else {
        return Breach("the configuration of the mirrored control is refused")
      }
      return tame.trace.firstDifferenceBeyondRounding(from: answers, of: "the mirrored control")
        .map { tame.breach(at: $0.step, $0.message, probe: script.line) }
    }
  }
}

extension Trial {
  /// Returns the field with the direction, and its value for a direction; `nil` if the control has no
  /// such field, or not this direction.
  func directionField(_ direction: Direction) -> (index: Int, value: FieldValue)? {
    guard let index = script.kind.field(named: "direction"),
      case .choice(let names) = script.kind.fields[index].kind,
      case .choice(let choice) = FieldValue(direction), names.indices.contains(choice),
      names[choice] == Direction.fieldNames[choice]
    else { return nil }
    return (index, .choice(choice))
  }
}

extension Trace {
  /// Returns the first step that differs from an answer by more than the rounding of a place.
  ///
  /// One control may measure `1 - x / width`, where the other measures `x / width`. From the first such
  /// difference on, only the values and the ends of gestures are compared. Halfway between two stops,
  /// either is nearest, and nothing is compared from there on; nor after a `set` of values that differ,
  /// because rounding decides whether it is a change, to which a cancel returns.
  func firstDifferenceBeyondRounding(
    from answers: [Answer], of other: String
  ) -> (step: Int, message: String)? {
    var isExact = traits.precision.part == 0
    var isMoved = false
    for (index, step) in steps.enumerated() {
      let beginsAlike =
        (step.response.editing == .began) == (answers[index].response.editing == .began)
      // At an edge of a thumb, rounding decides whether the touch holds it, and by that whether it is tracked.
      if isMoved || !isExact || !beginsAlike, case .down(let point, _) = step.event,
        Thumb.allCases.contains(where: { isOnThumb(point, $0, before: index) == nil })
      {
        return nil
      }
      // The view of the upper value does not show the lower thumb, whose edge may have been at a touch.
      if Trial.judgesEveryDesign, initial.lower != nil,
        !beginsAlike || endsLowerDrag(index, unlike: answers[index])
      {
        return nil
      }
      if index > 0, step.event.isSet {
        let (old, answer) = (before(index), answers[index - 1])
        guard old.value.isSame(as: answer.value), old.upper?.value == answer.upper else {
          return nil
        }
      }
      isMoved =
        isMoved || step.response.change != nil || step.response.upper != nil || step.event.isSet
      let (here, there) = (step.after.value, answers[index].value)
      if !here.isSame(as: there) {
        let span = traits.range.span
        let places = placeSlack(at: index) * span
        // Each motion of a relative drag may add a rounding error.
        let rounding = traits.rounding(near: here) * Double(index + 1)
        let isClose = (here - there).magnitude <= rounding + places
        if let stops = traits.stops, !isClose, stops.isBeside(here, there, byStops: 1) {
          // A tie, unless the touch is clearly nearer to one of the stops.
          if isAtTie(index, between: here, there) { return nil }
        }
        guard isClose else {
          return (
            index, "the value is \(here), that of \(other) is \(there)" + here.apart(from: there)
          )
        }
        isExact = false
      }
      let message =
        isExact
        ? step.difference(from: answers[index], of: other)
        : step.response.difference(inKindFrom: answers[index].response, of: other)
      if let message { return (index, message) }
    }
    return nil
  }

  /// Whether a step commits a lower value that differs from the committed value of an answer.
  private func endsLowerDrag(_ index: Int, unlike answer: Answer) -> Bool {
    let response = steps[index].response
    guard response.thumb == .lower, answer.response.thumb == .lower,
      case .committed(let here)? = response.editing,
      case .committed(let there)? = answer.response.editing
    else { return false }
    return !here.isSame(as: there)
  }

  /// Returns the part of the track by which the place of the touch in a step may be off.
  private func placeSlack(at index: Int) -> Double {
    guard let point = steps[index].event.touch?.point, point.isUsable else { return 0 }
    return placeSlack(from: point, to: point, on: before(index).track)
  }

  /// Whether the touch of a step may be as near to one stop as to another.
  private func isAtTie(_ index: Int, between a: Double, _ b: Double) -> Bool {
    guard let point = steps[index].event.touch?.point, point.isUsable, !traits.hasOwnScale,
      let scale = try? Scale(traits.range, traits.scale), traits.drag == .absolute
    else { return true }
    let track = before(index).track
    let along = traits.direction.onTrack(point, in: before(index).size).x
    guard let place = track.fraction(at: along) else { return true }
    let middle = scale.fraction(of: a / 2 + b / 2)
    let slack = 1e-9 + placeSlack(at: index) + 8 * along.magnitude.ulp / track.length
    return (place - middle).magnitude <= slack + Scale.tolerance(ofFractionsIn: traits.range)
  }
}

extension GesturePoint {
  /// Returns the mirror image of the point across the middle of a track.
  fileprivate func mirrored(along direction: Direction, in size: GestureSize) -> GesturePoint {
    direction.isHorizontal
      ? GesturePoint(x: size.width - x, y: y) : GesturePoint(x: x, y: size.height - y)
  }
}
