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
  /// With p and v the displacement and the velocity at the start, c the progress of a curve of T seconds,
  /// and τ = t / T, the displacement on the curve is p (1 − c(τ)) + v T τ (1 − τ)². The second term
  /// begins with the velocity v and ends at rest.
  ///
  /// - Returns: The displacement from the target and its velocity.
  func state(after seconds: Double, from start: SpringMotion.State) -> SpringMotion.State {
    switch self {
    case .spring(let spring): spring.state(after: seconds, from: start)
    case .curve(let curve, let duration):
      curve.state(at: seconds / duration, of: duration, from: start)
    }
  }

  /// Returns whether the motion is over in a state.
  func isSettled(_ state: SpringMotion.State, after seconds: Double) -> Bool {
    switch self {
    case .spring(let spring): !(spring.amplitude(of: state) >= Motion.settledAmplitude)
    case .curve(_, let duration):
      seconds >= duration || state.position == 0 && state.velocity == 0
    }
  }
}
