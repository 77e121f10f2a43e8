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
      if trial.script.policy != .rebases, let breach = trial.pull { return breach }
      return trial.script.policy == .ignores ? trial.earlyTakeover : trial.lostWord
    }
  }
}

extension HostTrial {
  /// The first step of a gesture at which a bound value made a difference.
  fileprivate var pull: Breach? {
    for gesture in gestures {
      guard let start = trace.starts[gesture.first] else { continue }
      let indices = (gesture.first...gesture.last).filter { trace.steps[$0].action.bound == nil }
      guard indices.count <= gesture.last - gesture.first else { continue }
      let steps = indices.map { HostScript.Step(at: trace.steps[$0].time, trace.steps[$0].action) }
      let silent = start.play(steps).trace
      let range = trace.steps[gesture.first].after.range
      let width = range.upperBound - range.lowerBound
      var alone = 0
      for index in gesture.first...gesture.last {
        if alone < indices.count, indices[alone] == index { alone += 1 }
        let (here, there) = (
          trace.steps[index].after.control, silent.steps[alone - 1].after.control
        )
        guard here.value.isIdentical(to: there.value),
          // The clock may go on with a bound value, and the drawing with it.
          trace.steps[index].clock != silent.steps[alone - 1].clock
            || (here.presentedValue - there.presentedValue).magnitude <= 1e-9 * width
        else {
          return Breach(
            step: trace.scriptIndex(of: index),
            "the value is \(here.value), without the owner it is \(there.value)")
        }
      }
    }
    return nil
  }

  /// The first value that a player bound before it had reached the committed value, and that was shown.
  fileprivate var earlyTakeover: Breach? {
    var ending: (value: Double, until: Double)?
    return trace.first { index, step in
      let before = trace.before(index)
      defer {
        if step.effects.contains(where: { $0.isEnd }), !step.action.isConfiguration {
          var value = step.after.control.value
          for effect in step.effects { if case .committed(let last) = effect { value = last } }
          ending = (value, step.clock + 0.5)
        }
        if step.effects.last(where: { $0 == .began || $0.isEnd }) == .began { ending = nil }
      }
      // A new configuration may move the value, of which the owner is not told.
      if step.action.isConfiguration { ending = nil }
      guard let (value, until) = ending else { return nil }
      guard step.clock < until else {
        ending = nil
        return nil
      }
      guard let bound = step.action.bound, !bound.isNaN else { return nil }
      let width = before.range.upperBound - before.range.lowerBound
      guard (bound - value).magnitude > width / 100 else {
        ending = nil
        return nil
      }
      return step.after.control.value.isIdentical(to: before.control.value)
        ? nil : "\(bound) is shown, although \(value) was committed"
    }
  }

  /// The last word of the owner, if it is not shown long after the script.
  fileprivate var lostWord: Breach? {
    var word: Double?
    for step in trace.steps + quiet.trace.steps {
      for effect in step.effects { if case .changed = effect { word = nil } }
      if let bound = step.action.bound, !bound.isNaN { word = bound }
      if case .configure = step.action { word = nil }
    }
    guard let word else { return nil }
    let time = (quiet.trace.steps.last?.time ?? 0) + 1
    let again = quiet.end.play([HostScript.Step(at: time, .input(.bound(word)))]).trace
    let (before, after) = (quiet.trace.value, again.value)
    return before.isIdentical(to: after)
      ? nil : Breach("the owner's last word was \(after), the value stays \(before)")
  }
}
