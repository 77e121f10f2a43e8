import ControlHost
import GestureEngine

extension Law where Subject == HostTrial {
  /// A control that keeps a part of its old configuration, or of a gesture long ago, acts differently from
  /// what the app sees in its settings.
  ///
  /// A new configuration changes a live control by `reconfigured`, which may forget a field, or a drawing that
  /// depends on it.
  public static var nothingLeftBehind: Law {
    Law(
      "G7", "nothing left behind",
      "long after the script, the host does what a new host of its configuration and value does"
    ) { trial in
      let traits = trial.end.play([]).trace.traits
      guard !traits.remembersGestures, traits.doubleTapTime < 1000,
        traits.stops?.areDistinct ?? true,
        let moment = trial.restingTime, let fresh = trial.freshHost
      else { return nil }
      let sequel = trial.sequel(from: moment)
      let waking = [HostInput.frame, .enabled(true), .focused(.lower)].map {
        HostScript.Step(at: moment, .input($0))
      }
      let old = trial.quiet.end.play(waking, recording: .scenes)
      let new = fresh.play(waking, recording: .scenes)
      if let scene = old.trace.scenes.last, let other = new.trace.scenes.last,
        !scene.isSame(as: other, in: traits)
      {
        return trial.breach(
          after: trial.quieting + waking,
          "long after the script, the scene differs from that of a new host with the value "
            + "\(old.trace.values)", contrast: scene.contrast(expected: other))
      }
      let (here, there) = (old.end.play(sequel).trace, new.end.play(sequel).trace)
      for (index, (step, other)) in zip(here.steps, there.steps).enumerated() {
        guard let seen = here.difference(step, from: other, in: traits) else { continue }
        return trial.breach(
          after: trial.quieting + waking + sequel[...index],
          "\(index + 1) steps after the script, \(seen.message)", contrast: seen.contrast,
          of: seen.thumb)
      }
      return nil
    }
  }
}

extension HostTrial {
  /// A time at which nothing moves any more; `nil` if the clock cannot tell it from earlier times.
  fileprivate var restingTime: Double? {
    guard let last = quiet.trace.steps.last?.time else { return nil }
    let time = last + Swift.max(2000, last.magnitude.ulp * 8000)
    return time.isFinite && time > last ? time : nil
  }

  /// A new host of the configuration, size and values that this one has long after the script; `nil` if it
  /// cannot be made.
  fileprivate var freshHost: HostStage? {
    guard let last = quiet.trace.steps.last else { return nil }
    let values = HostValues(of: last.after.control)
    guard values.value.isFinite, values.upper?.isFinite ?? true else { return nil }
    let changes = trace.steps.compactMap { step -> Setting? in
      guard case .configure(let setting) = step.action else { return nil }
      return step.refusal == nil ? setting : nil
    }
    // A control may return to its initial value, and a new configuration may change that or not.
    if changes.contains(where: { isInitial($0) }) { return nil }
    // A bound value may lead elsewhere than a touch: to a stop, or to the side of a switch.
    let fresh = freshHost(changes, at: last.time, in: last.after.control.size, with: values)
    guard let start = fresh?.play([]).trace, start.values.isSame(as: values, in: start.traits)
    else { return nil }
    return fresh
  }

  /// Returns the inputs of the script again, from a given time, followed by a few gestures and keys.
  ///
  /// A part of a notch that was scrolled counts later, so the wheel stays where it is.
  fileprivate func sequel(from moment: Double) -> [HostScript.Step] {
    var (steps, now): ([HostScript.Step], Double) = ([], moment)
    let first = trace.steps.first { $0.clock.isFinite }?.clock ?? 0
    let isInexact = trace.traits.precision.part > 0
    for step in trace.steps where step.index != nil {
      guard case .input(let input) = step.action else { continue }
      if case .scroll = input { continue }
      // Bound to the value of the other host up to rounding, an owner's word may change only one of the two.
      if isInexact, step.action.isBinding { continue }
      if step.clock.isFinite { now = moment + (step.clock - first) }
      steps.append(HostScript.Step(at: now, step.action))
    }
    let last = quiet.trace.steps.last?.after ?? trace.initial
    let size = last.control.size
    let place = { GesturePoint(x: size.width * $0, y: size.height * $0) }
    var inputs: [HostInput] = [.enabled(true)]
    for (id, end) in [HostInput.Pointer.cancel, .up(nil), .cancel].enumerated() {
      inputs += [.lost(id: id), .pointer(.down(place(0.75)), id: id)]
      if id > 0 { inputs.append(.pointer(.move(place(0.25)), id: id)) }
      inputs.append(.pointer(end, id: id))
    }
    inputs += [.pointer(.down(place(0.5))), .key(.escape), .key(.right), .key(.pageUp)]
    return steps + inputs.map { HostScript.Step(at: now, .input($0)) }
  }
}

extension ControlScene {
  /// Returns the contrast of the first shape that another scene draws elsewhere or not at all.
  fileprivate func contrast(expected other: ControlScene) -> Contrast {
    for (shape, expected) in zip(shapes, other.shapes) where shape.frame != expected.frame {
      return .frame(shape.frame, expected: expected.frame)
    }
    return .response(
      "\(shapes.count) shapes", expected: "\(other.shapes.count) shapes like a new host's")
  }
}

extension HostTrace {
  /// Returns the difference of a step of this trace from the same step of a new host.
  fileprivate func difference(
    _ step: Step, from other: Step, in traits: ControlTraits
  ) -> Observation? {
    let (values, expected) = (
      HostValues(of: step.after.control), HostValues(of: other.after.control)
    )
    guard values.isSame(as: expected, in: traits) else {
      return observation(
        "the value is \(values), that of a new host is \(expected)", values, expected: expected)
    }
    if traits.precision.part > 0 || step.effects == other.effects { return nil }
    let (effects, meant) = (HostEffect.text(of: step.effects), HostEffect.text(of: other.effects))
    return effects == meant
      ? nil
      : Observation(
        "the effects are \(effects), those of a new host are \(meant)",
        .response(effects, expected: meant))
  }
}
