/// A row of numbers on equal springs, such as the heights of bars.
///
/// All numbers start together, so that each moment takes a single exponential and sine, however many
/// numbers there are. No change allocates memory, except that the first change of a copy of the row copies
/// its numbers; ``presented`` makes an array.
///
///     var heights = AnimatedRow(repeating: 15, count: 3, spring: try SpringMotion(duration: 0.5))
///     heights.move { [15, 25, 35][$0] }
///     heights.advance(by: 10)
///     heights.presented  // [15, 25, 35]
public struct AnimatedRow: Sendable, Hashable {
  /// The spring that moves the numbers.
  public let spring: SpringMotion
  private var targets: [Double]
  /// The displacements and velocities at the last start, both zero for a number at rest.
  private var starts: [SpringMotion.State]
  private var elapsed = 0.0
  /// Whether any of the numbers moves.
  public private(set) var isAnimating = false

  /// A row of `count` numbers at rest.
  public init(repeating value: Double, count: Int, spring: SpringMotion) {
    self.spring = spring
    targets = Array(repeating: value, count: count)
    starts = Array(repeating: SpringMotion.State(position: 0), count: count)
  }

  /// The number of numbers.
  public var count: Int { targets.count }

  /// The numbers to draw now.
  public var presented: [Double] {
    guard isAnimating else { return targets }
    let flow = spring.flow(of: elapsed)
    return targets.indices.map { targets[$0] + state(of: $0, flow).position }
  }

  /// Starts to move to new targets, from the presented numbers and velocities.
  ///
  /// - Parameter target: Returns the target of the number with the given index.
  /// - Complexity: Linear in ``count``.
  public mutating func move(to target: (Int) -> Double) {
    let flow = isAnimating ? spring.flow(of: elapsed) : nil
    isAnimating = false
    for index in targets.indices {
      let now = flow.map { state(of: index, $0) } ?? SpringMotion.State(position: 0)
      let new = target(index)
      starts[index] = SpringMotion.State(
        position: targets[index] + now.position - new, velocity: now.velocity)
      targets[index] = new
      settle(index, starts[index])
    }
    elapsed = 0
  }

  /// Lets time pass.
  ///
  /// - Parameter seconds: In seconds; a negative time, or one that is not finite, counts as 0.
  /// - Returns: The number of numbers that the call looked at: its exact cost.
  /// - Complexity: Linear in ``count``, however long the time is.
  @discardableResult public mutating func advance(by seconds: Double) -> Int {
    guard isAnimating else { return 0 }
    elapsed += GestureEvent.duration(seconds)
    let flow = spring.flow(of: elapsed)
    isAnimating = false
    var looks = 0
    for index in targets.indices {
      settle(index, state(of: index, flow))
      looks += 1
    }
    return looks
  }

  private func state(of index: Int, _ flow: SpringMotion.Flow) -> SpringMotion.State {
    let start = starts[index]
    return start.position == 0 && start.velocity == 0 ? start : flow.state(from: start)
  }

  private mutating func settle(_ index: Int, _ state: SpringMotion.State) {
    if spring.amplitude(of: state) >= Motion.settledAmplitude {
      isAnimating = true
    } else {
      starts[index] = SpringMotion.State(position: 0)
    }
  }
}
