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
        let isStill = !first.wasAnimating(before: index) && !first.steps[index].response.isAnimating
        if isStill, before.isIdentical(to: after),
          !first.scenes[index].isSame(as: first.scenes[index + 1])
        {
          return Breach(step: index, "the scene changes, but no visible number does")
        }
      }
      return trial.otherDrawingThanAfresh
    }
  }
}

extension Trial {
  /// The difference between the settled scene and that of a new control of the same size and value,
  /// without a touch and with a touch at the same location.
  fileprivate var otherDrawingThanAfresh: Breach? {
    guard trace.traits.stops?.areDistinct ?? true, let last = settled.trace.steps.last?.after,
      last.value.isFinite
    else { return nil }
    let events = [GestureEvent.resize(last.size), last.setting, .wait(1000)]
    let fresh = start.scene(after: events)
    guard settled.end.scene(after: []).isSame(as: fresh, in: trace.traits) else {
      return Breach(
        "after the script, the scene differs from that of a new control with the value "
          + "\(last.value)", probe: shown(events))
    }
    let (spoken, expected) = (settled.end.spoken(after: []), start.spoken(after: events))
    // A value that the program sets may be rounded.
    let isSame =
      spoken.value.isIdentical(to: expected.value)
      && (spoken.upper ?? 0).isIdentical(to: expected.upper ?? 0)
    guard spoken.text == expected.text || !isSame else {
      return Breach(
        "after the script, \"\(spoken.text)\" is spoken, by a new control with the value "
          + "\(last.value) \"\(expected.text)\"", probe: shown(events))
    }
    guard let (point, value) = lastAim, value.isFinite else { return nil }
    // A thumb that is still under way would be caught where it is drawn.
    let holding = [
      GestureEvent.resize(last.size), .set(value), .wait(1000), .down(point), .wait(1000),
    ]
    let held = start.scene(after: holding)
    return end.scene(after: [.wait(1000)]).isSame(as: held, in: trace.traits)
      ? nil
      : Breach(
        "after the script, the scene differs from that of a new control held at \(point)",
        probe: shown(holding))
  }

  /// The last location of the touch that holds an absolute control, and the value there; `nil` if no
  /// touch holds it.
  private var lastAim: (point: GesturePoint, value: Double)? {
    guard let sample = samples.last, sample.hold == .free, trace.trackedAtLast != nil,
      !trace.traits.recognisesDrags, trace.traits.samplingInterval == 0
    else { return nil }
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
  /// Whether both scenes are equal, or close if the value is not its own fraction and may be rounded.
  func isSame(as other: ControlScene, in traits: ControlTraits) -> Bool {
    isSame(as: other)
      || ((traits.range != 0...1 || traits.precision.part > 0) && isClose(to: other, traits))
  }
}
