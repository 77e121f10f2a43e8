import ControlHost
import GestureEngine

extension Law where Subject == HostTrial {
  /// A disabled control that still moves changes a setting that the app has locked.
  public static var disabled: Law {
    Law(
      "G6", "disabled means nothing",
      "while the control is disabled, no touch, key or wheel does anything, now or later"
    ) { trial in
      let trace = trial.trace
      let held = trace.firstBreach { _, step in
        step.after.isEnabled || step.after.trackedPointer == nil
          ? nil
          : Observation(
            "a touch is tracked although the control is disabled",
            .response("a tracked touch", expected: "no tracked touch"))
      }
      if let held { return held }
      if let breach = trial.probeOfDisabling { return breach }
      var lastChange: Int?
      var steps = trial.script.steps
      for (index, step) in trace.steps.enumerated() {
        guard let place = step.index, !trace.before(index).isEnabled else { continue }
        switch step.action {
        case .input(.pointer), .input(.lost), .input(.key), .input(.scroll):
          steps[place].action = .input(.frame)
          lastChange = index
        case .input(.laidOut), .input(.bound), .input(.boundPair), .input(.enabled), .input(.frame),
          .input(.focused), .configure:
          break
        }
      }
      // A host may forget the part of a notch at a frame.
      guard let lastChange, !trace.hasPartOfANotch(before: lastChange) else { return nil }
      let other = trial.start.play(steps, trial.script.owner).trace
      return trace.firstBreach { index, step in
        guard index < other.steps.count else {
          return Observation(
            "the owner answers", .response("a bound value", expected: "no bound value"))
        }
        let there = other.steps[index]
        let effects = HostEffect.text(of: step.effects)
        let expected = HostEffect.text(of: there.effects)
        if effects != expected {
          return Observation(
            "the effects are \(effects), with frames instead \(expected)",
            .response(effects, expected: expected))
        }
        if step.after.isSame(as: there.after) { return nil }
        let (values, meant) = (
          HostValues(of: step.after.control), HostValues(of: there.after.control)
        )
        return trace.observation(
          "the value is \(values), with frames instead \(meant)", values, expected: meant)
      }
    }
  }
}

extension HostTrial {
  /// Disables the host after the script, and returns the first input that has an effect then.
  fileprivate var probeOfDisabling: Breach? {
    let last = trace.steps.last?.after ?? trace.initial
    let size = last.control.size
    let middle = GesturePoint(x: size.width / 2, y: size.height / 2)
    let inputs: [HostInput] = [
      .enabled(false), .pointer(.down(last.control.thumb?.center ?? middle), id: 1),
      .pointer(.move(middle), id: 1), .pointer(.up(nil), id: 1), .key(.right), .key(.left),
      .key(.activate), .scroll(1), .scroll(-1), .key(.escape),
    ]
    // Before the first input, an animation and a bound value have come to an end.
    let steps = inputs.map { HostScript.Step(at: -.infinity, .input($0)) }
    let probe = quiet.end.play(steps).trace
    for index in inputs.indices.dropFirst() {
      let (step, before) = (probe.steps[index], probe.before(index))
      guard step.effects.isEmpty, step.after.isSame(as: before) else {
        let (old, new) = (HostValues(of: before.control), HostValues(of: step.after.control))
        let message =
          "after the script, the disabled control answers \(inputs[index].text) by "
          + HostEffect.text(of: step.effects)
        let seen =
          new.isIdentical(to: old)
          ? Observation(
            message,
            .response(HostEffect.text(of: step.effects), expected: HostEffect.text(of: [])))
          : trace.observation(message, new, expected: old)
        return breach(
          after: quieting + steps[...index], seen.message, contrast: seen.contrast, of: seen.thumb)
      }
    }
    return nil
  }
}

extension HostTrace {
  /// Whether the wheel of the enabled control turns by a part of a notch before a step.
  fileprivate func hasPartOfANotch(before step: Int) -> Bool {
    (0..<step).contains { index in
      guard case .scroll(let notches)? = steps[index].action.input else { return false }
      return before(index).isEnabled && notches != notches.rounded()
    }
  }
}
