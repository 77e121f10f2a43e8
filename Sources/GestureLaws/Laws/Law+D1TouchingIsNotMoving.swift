import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that jumps when it is touched, or when the touch becomes a drag, takes away what was set
  /// with care.
  public static var touchingIsNotMoving: Law {
    Law(
      "D1", "touching is not moving",
      "a touch that has not moved changes nothing, nor does what it takes to recognise a drag",
      unless: {
        $0.trace.traits.drag == .absolute ? "its value is where the touch is" : nil
      }
    ) { trial in
      let trace = trial.trace
      var down: Trace.Sample?
      for sample in trial.samples {
        if case .down = trace.steps[sample.step].event { down = sample }
        guard let began = down else { continue }
        guard sample.point == began.point, !sample.isAfresh || sample.step == began.step else {
          down = nil
          continue
        }
        let value = trace.before(began.step).value
        if sample.hold == .held || sample.hold == .relative, !sample.value.isIdentical(to: value) {
          return Breach(
            step: sample.step, "touching the thumb turned \(value) into \(sample.value)")
        }
      }
      return trial.firstRecognitionJump
    }
  }
}

extension Trial {
  /// The first straight drag that moves the value by more than what is left of it when it has been
  /// recognised.
  fileprivate var firstRecognitionJump: Breach? {
    let (trace, traits) = (trace, trace.traits)
    guard traits.drag == .relative, traits.stops == nil else { return nil }
    for (down, sample) in zip(samples, samples.dropFirst()) {
      guard case .down = trace.steps[down.step].event, !sample.isAfresh else { continue }
      let before = trace.before(sample.step)
      let way = traits.direction.motion(from: down.point, to: sample.point)
      guard before.track.isUsable else { continue }
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let left = Swift.max(0, length - traits.minimumDistance) / before.track.length
      let moved = (trace.fraction(of: sample.value) - before.fraction).magnitude
      // A short track magnifies the rounding of lengths.
      let rounding = 4 * Swift.max(length, traits.minimumDistance).ulp / before.track.length
      guard moved <= left * (1 + 1e-9) + 1e-12 + rounding else {
        return Breach(
          step: sample.step, "\(left) of the track was left of the way, it moved by \(moved)")
      }
    }
    return nil
  }
}
