import GestureEngine

extension Law where Subject == Trial {
  /// A drawing that depends on its history cannot be tested or trusted, nor can a text that is spoken.
  public static var sameStateSameDrawing: Law {
    Law(
      "I4", "same state, same drawing",
      "equal states draw equal scenes, whatever happened before"
    ) { trial in
      let first = trial.trace
      guard let other = trial.again.map({ $0.otherScene }) else { return nil }
      for index in trial.trace.steps.indices {
        let (before, after) = (first.before(index), first.steps[index].after)
        if index + 1 == other {
          return Breach(step: index, "playing the script again draws another scene")
        }
        if first.traits.remembersGestures { continue }
        let step = first.steps[index]
        let isStill = !first.wasAnimating(before: index) && !step.response.isAnimating
        // A thumb may look pressed while a touch is tracked, and an upper value be pulled beyond its end.
        let isSameTouch =
          step.trackedAfter == (step.tracked, step.alsoTracked)
          && !(first.traits.hasElasticEnds && after.upper != nil && step.tracked != nil)
        if isStill, isSameTouch, before.isIdentical(to: after),
          !first.scenes[index].isSame(as: first.scenes[index + 1])
        {
          return Breach(step: index, "the scene changes, but no visible number does")
        }
      }
      return first.traits.remembersGestures ? nil : trial.otherDrawingThanAfresh
    }
  }
}

extension Trial {
  /// The difference between the settled scene and that of a new control of the same size and value,
  /// without a touch and with a touch at the same location.
  fileprivate var otherDrawingThanAfresh: Breach? {
    guard trace.traits.stops?.areDistinct ?? true, let last = atRest, last.value.isFinite
    else { return nil }
    let events = [GestureEvent.resize(last.size), last.setting, .wait(1000)]
    let (afresh, new) = start.play(events)
    // A `set` may lead to a stop, so that a new control cannot have a value beside it.
    if Trial.judgesEveryDesign, trace.traits.stopsOnRelease != nil,
      let value = afresh.steps.last?.after.value,
      !trace.traits.isSame(value, last.value)
    {
      return nil
    }
    if Trial.judgesEveryDesign, let state = afresh.steps.last?.after,
      (state.thumb == nil) != (last.thumb == nil)
    {
      return Breach(
        last.thumb == nil
          ? "after the script, no thumb is in sight; that of a new control with the value \(last.value) is"
          : "after the script, a thumb is in sight; that of a new control with the value \(last.value) is not",
        probe: shown(events))
    }
    var (scene, fresh) = (settled.end.scene(after: []), new.scene(after: []))
    if last.upper != nil {
      // The thumb that was held last may lie on top.
      (scene, fresh) = (scene.withThumbsInOrder, fresh.withThumbsInOrder)
    }
    // A place that the control has kept may be rounded, and decide about a colour.
    let isSameState = afresh.steps.last?.after.isIdentical(to: last) ?? false
    guard scene.isSame(as: fresh, in: trace.traits), !isSameState || scene.looks(like: fresh) else {
      return Breach(
        "after the script, the scene differs from that of a new control with the value "
          + "\(last.value)", probe: shown(events))
    }
    if let breach = otherText(than: new.spoken(after: []), events) { return breach }
    guard let (point, value) = lastAim, value.isFinite else { return nil }
    // A thumb that is still under way would be caught where it is drawn.
    let holding = [
      GestureEvent.resize(last.size), .set(value), .wait(1000), .down(point), .wait(1000),
    ]
    // A touch may lead its thumb to places where no touch can take it.
    guard !Trial.judgesEveryDesign || start.answers(to: holding)[3].response.editing == .began
    else { return nil }
    let held = start.scene(after: holding)
    return end.scene(after: [.wait(1000)]).isSame(as: held, in: trace.traits)
      ? nil
      : Breach(
        "after the script, the scene differs from that of a new control held at \(point)",
        probe: shown(holding))
  }

  /// The text that is spoken after the script, or when the control has settled, if it is not that of a new
  /// control with the same value.
  private func otherText(than settledText: Spoken, _ events: [GestureEvent]) -> Breach? {
    var plays = [(settled.end, settledText, events)]
    // While a value is under way, its text may be that of any moment.
    if let last = trace.steps.last, !last.response.isAnimating, last.after.value.isFinite,
      last.after.presentedValue.isIdentical(to: last.after.value)
    {
      let present = [GestureEvent.resize(last.after.size), last.after.setting]
      plays.append((end, start.spoken(after: present), present))
    }
    for (stage, expected, probe) in plays {
      let spoken = stage.spoken(after: [])
      // A value that the program sets may be rounded.
      let isSame =
        spoken.value.isIdentical(to: expected.value)
        && spoken.upper.isIdentical(to: expected.upper)
      guard spoken.text == expected.text || !isSame else {
        return Breach(
          "after the script, \"\(spoken.text)\" is spoken, by a new control with the value "
            + "\(spoken.value) \"\(expected.text)\"", probe: shown(probe))
      }
    }
    return nil
  }

  /// The last location of the touch that holds an absolute control, and the value there; `nil` if no
  /// touch holds it.
  private var lastAim: (point: GesturePoint, value: Double)? {
    guard let sample = samples.last, sample.hold == .free, trace.trackedAtLast != nil,
      !trace.traits.recognisesDrags, trace.traits.samplingInterval == 0,
      !trace.traits.thumbStaysAtDown,
      // Stops with a hysteresis depend on the way to the touch.
      trace.traits.stops == nil || trace.traits.stepRounding != .custom
    else { return nil }
    // A thumb between two stops may leave the touch free, which would hold it at the stop of its value.
    if Trial.judgesEveryDesign, trace.traits.drag == .grabbed,
      let shown = trace.steps.last?.after.presentedValue,
      !shown.isSame(as: sample.value)
    {
      return nil
    }
    for step in trace.steps[(sample.step + 1)...] {
      switch step.event {
      case .resize, .set: return nil
      // After the last sample, a touch event belongs to another touch or is a bad sample.
      case .down, .move, .up, .cancel, .revert, .wait, .adjust, .thumbs: continue
      }
    }
    return (sample.point, sample.value)
  }
}

extension ControlScene {
  /// A copy of the scene whose thumbs are sorted by position, so that the drawing order does not matter.
  fileprivate var withThumbsInOrder: ControlScene {
    var scene = self
    let places = shapes.indices.filter { shapes[$0].role == .thumb }
    let thumbs = places.map { shapes[$0] }.sorted {
      ($0.frame.origin.x, $0.frame.origin.y) < ($1.frame.origin.x, $1.frame.origin.y)
    }
    for (place, thumb) in zip(places, thumbs) { scene.shapes[place] = thumb }
    return scene
  }

  /// Whether both scenes are equal, or close if the value is not its own fraction and may be rounded.
  func isSame(as other: ControlScene, in traits: ControlTraits) -> Bool {
    isSame(as: other)
      || ((traits.range != 0...1 || traits.precision.part > 0) && isClose(to: other, traits))
  }

  /// Whether each shape has the colour, the text, the opacity and the rotation of that of `other`, as far as eyes
  /// see; their frames do not count.
  fileprivate func looks(like other: ControlScene) -> Bool {
    shapes.count == other.shapes.count
      && zip(shapes, other.shapes).allSatisfy { here, there in
        here.role == there.role && here.paint == there.paint && here.isCurrent == there.isCurrent
          && here.text == there.text && (here.opacity - there.opacity).magnitude <= 0.01
          && (here.rotation - there.rotation).magnitude <= 0.1
      }
  }
}

extension SceneShape {
  /// The text that the shape draws; `nil` if it draws none.
  fileprivate var text: String? {
    if case .text(let text, _) = outline { text } else { nil }
  }
}
