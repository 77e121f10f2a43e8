/// A motion of a drawn number to its target: on a spring, or along a curve.
///
///     let slide = Motion.curve(.easeInEaseOut, seconds: 0.2)
///     var place = Animated(0, slide)
///     place.move(to: 1)
///     place.advance(by: 0.1)
///     place.presented  // 0.5: half the time, half the way
public enum Motion: Sendable, Hashable {
  /// The motion of a spring, until its energy is gone.
  case spring(SpringMotion)
  /// A motion along a curve, for a number of seconds.
  case curve(TimingCurve, seconds: Double)

  /// The amplitude below which a spring has settled: a thousandth of a point, or of the range.
  public static let settledAmplitude = 0.001

  /// Returns the state of the motion `seconds` after it began at `start`.
  ///
  /// - Returns: The displacement from the target and its velocity. On a curve the velocity is 0, because
  ///   a curve begins at rest.
  func state(after seconds: Double, from start: SpringMotion.State) -> SpringMotion.State {
    switch self {
    case .spring(let spring): spring.state(after: seconds, from: start)
    case .curve(let curve, let duration):
      SpringMotion.State(position: start.position * (1 - curve.progress(at: seconds / duration)))
    }
  }

  /// Returns whether the motion is over in a state.
  func isSettled(_ state: SpringMotion.State, after seconds: Double) -> Bool {
    switch self {
    case .spring(let spring): !(spring.amplitude(of: state) >= Motion.settledAmplitude)
    case .curve(_, let duration): state.position == 0 || seconds >= duration
    }
  }
}
