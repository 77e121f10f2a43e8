/// A SplitMix64 generator of random bits, whose output is the same on every machine.
///
/// Its state is one word. Each test case starts from a fresh state, so starting must cost nothing and
/// nearby seeds must give unrelated streams. (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, 2014.)
public struct RandomBits: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// Creates the stream of `seed`.
  @inlinable public init(seed: UInt64) { state = seed }

  /// Creates the stream of case number `index` in the run with `seed`.
  @inlinable init(seed: UInt64, index: UInt64) {
    var bits = RandomBits(seed: seed)
    state = bits.next() &+ index &* 0xd1b5_4a32_d192_ed03
  }

  /// Returns the next 64 bits.
  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }

  /// Returns a uniformly distributed number below `bound`, with a bias of at most `bound` / 2⁶⁴.
  ///
  /// - Parameter bound: The number of possible results; 0 stands for 2⁶⁴.
  /// - Returns: A number in 0 ..< `bound`.
  @inlinable public mutating func next(below bound: UInt64) -> UInt64 {
    let bits = next()
    return bound == 0 ? bits : bits.multipliedFullWidth(by: bound).high
  }
}
