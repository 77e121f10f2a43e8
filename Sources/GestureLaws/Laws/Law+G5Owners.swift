import ControlHost
import GestureEngine

extension Law where Subject == HostTrial {
  /// An owner that answers late, rounds or refuses pulled the thumb away from the finger, or never got its
  /// word: React's controlled inputs jump back, and video scrubbers fight with the player's clock.
  ///
  /// A policy that rebases hands the drag to the owner, so only the owner's last word is judged.
  public static var owners: Law {
    Law(
      "G5", "owners of every kind",
      "no owner moves what a finger holds, and after the gesture the owner has the last word"
    ) { trial in
      let word = trial.trace.firstBreach { index, step in
        step.action.isBinding ? trial.trace.flawOfAnswer(at: index) : nil
      }
      if let word = word ?? trial.flawOfProbe(where: { $0.isBinding }) { return word }
      if trial.script.policy != .rebases, let breach = trial.pull { return breach }
      return trial.script.policy == .ignores ? trial.earlyTakeover : trial.lostValueOfTheOwner
    }
  }
}

extension HostTrial {
  /// The first step of a gesture at which a bound value made a difference.
  fileprivate var pull: Breach? {
    for gesture in gestures {
      guard let start = trace.starts[gesture.first] else { continue }
      let indices = (gesture.first...gesture.last).filter { !trace.steps[$0].action.isBinding }
      guard indices.count <= gesture.last - gesture.first else { continue }
      // A bound value that is left out takes its time along; the clock of the others stays the same.
      let steps = indices.map { index in
        let step = trace.steps[index]
        return HostScript.Step(at: step.clock > -.infinity ? step.clock : step.time, step.action)
      }
      let silent = start.play(steps).trace
      let range = trace.steps[gesture.first].after.range
      let width = range.span
      let hasClock = trace.steps[gesture.first].clock > -.infinity
      var alone = 0
      for index in gesture.first...gesture.last {
        if alone < indices.count, indices[alone] == index { alone += 1 }
        let (here, there) = (
          trace.steps[index].after.control, silent.steps[alone - 1].after.control
        )
        let (values, expected) = (HostValues(of: here), HostValues(of: there))
        let isInTime = hasClock && trace.steps[index].clock == silent.steps[alone - 1].clock
        // The clock may go on with a bound value, or begin with it, and a value that time changes with it.
        let (goesOn, interval) = (trace.traits.changesOverTime, trace.traits.samplingInterval)
        // Sums of other parts of a second may reach the interval or not.
        if goesOn, !isInTime || interval > 0 { continue }
        // A frame that the bound value splits in two may add up to another last digit.
        guard
          values.isSame(as: expected, in: trace.traits)
            || goesOn && (here.value - there.value).magnitude <= 1e-9 * width
              && values.upper == nil
        else {
          return trace.breach(
            at: index, "the value is \(values), without the owner it is \(expected)", values,
            expected: expected)
        }
        guard
          // The drawing may go on with the clock.
          !isInTime
            || (here.presentedValue - there.presentedValue).magnitude
              <= 1e-9 * width + trace.traits.valueSlack
        else {
          return Breach(
            step: trace.scriptIndex(of: index),
            "the value is drawn at \(here.presentedValue), without the owner at \(there.presentedValue)",
            contrast: trace.traits.contrast(here.presentedValue, expected: there.presentedValue))
        }
      }
    }
    return nil
  }

  /// The first value that a player bound before it had reached the committed value, and that was shown.
  fileprivate var earlyTakeover: Breach? {
    // After a flick, the value goes on without the owner.
    if trace.traits.changesOverTime { return nil }
    var ending: (values: HostValues, until: Double)?
    for (index, step) in trace.steps.enumerated() {
      let before = trace.before(index)
      defer {
        if step.effects.contains(where: { $0.isEnd }), !step.action.isConfiguration {
          var values = HostValues(of: step.after.control)
          for effect in step.effects { values = HostValues(committedBy: effect) ?? values }
          ending = (values, step.clock + 0.5)
        }
        if step.effects.last(where: { $0 == .began || $0.isEnd }) == .began { ending = nil }
      }
      // A new configuration may move the value without a report to the owner.
      if step.action.isConfiguration { ending = nil }
      guard let (values, until) = ending else { continue }
      guard step.clock < until else {
        ending = nil
        continue
      }
      let old = HostValues(of: before.control)
      guard let bound = step.action.bound?.filled(from: old) else { continue }
      let width = before.range.span
      guard !bound.isWithin(width / 100, of: values) else {
        ending = nil
        continue
      }
      let shown = HostValues(of: step.after.control)
      guard shown.isSame(as: old) else {
        return trace.breach(
          at: index, "\(bound) is shown, although \(values) was committed", shown, expected: old)
      }
    }
    return nil
  }

  /// The last word of the owner, if it is not shown long after the script.
  fileprivate var lostValueOfTheOwner: Breach? {
    // A value that goes on after a flick leaves the owner's word, and far away the clock stands still.
    guard !trace.traits.changesOverTime, let last = quiet.trace.steps.last?.time,
      last.isFinite, last + 1 > last
    else { return nil }
    var word: HostValues?
    // The values after the last change, if the owner has said nothing since then.
    var shown: HostValues?
    for step in trace.steps + quiet.trace.steps {
      if step.effects.contains(where: { HostValues(changedBy: $0) != nil }) {
        (word, shown) = (nil, HostValues(of: step.after.control))
      }
      if step.action.isBinding || step.action.isConfiguration { shown = nil }
      // A value that leaves the other one as it is means something else later.
      if let bound = step.action.bound { word = bound.isComplete ? bound : nil }
      if case .configure = step.action { word = nil }
    }
    if let shown, !quiet.trace.values.isSame(as: shown, in: trace.traits) {
      let values = quiet.trace.values
      let seen = trace.observation(
        "the owner has said nothing since \(shown), and \(values) is shown", values,
        expected: shown)
      return breach(after: quieting, seen.message, contrast: seen.contrast, of: seen.thumb)
    }
    guard let word else { return nil }
    let again = quiet.end.play([HostScript.Step(at: last + 1, .input(word.input))]).trace
    let (before, after) = (quiet.trace.values, again.values)
    guard !before.isSame(as: after, in: trace.traits) else { return nil }
    let seen = trace.observation(
      "the owner's last word was \(after), the value stays \(before)", before, expected: after)
    return breach(after: quieting, seen.message, contrast: seen.contrast, of: seen.thumb)
  }
}
