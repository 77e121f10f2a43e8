import ControlHost

extension Law where Subject == HostTrial {
  /// A program that hears of the end before the last change saves an old value: a published seek bar
  /// reported its end before the change of the lift-off, so the player sought to the place before it.
  public static var orderOfEffects: Law {
    Law(
      "G1", "order of effects",
      "an input has its effects in the documented order, each at most once"
    ) { trial in
      trial.trace.firstBreach { $1.flawOfOrder } ?? trial.firstBreachOfProbe { $1.flawOfOrder }
    }
  }
}

extension HostTrace.Step {
  /// An observation of effects in another order than the documented one.
  fileprivate var flawOfOrder: Observation? {
    var last: HostEffect?
    for effect in effects {
      // Only a lost end puts two gestures into one input.
      if last?.isEnd == true, case .began = effect { last = nil }
      if let last, last.place >= effect.place {
        return Observation(
          "\(effect.text) comes after \(last.text)",
          .response(
            HostEffect.text(of: [last, effect]),
            expected: HostEffect.text(
              of: last.place == effect.place ? [effect] : [effect, last])))
      }
      last = effect
    }
    return nil
  }
}
