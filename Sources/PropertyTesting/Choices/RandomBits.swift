/// SplitMix64: random bits from one word of state, the same on every machine.
///
/// Cases start from a fresh state each, so what counts is that nearby seeds give unrelated streams
/// and that starting costs nothing. (Steele, Lea, Flood: Fast splittable pseudorandom number
/// generators, 2014.)
public struct RandomBits: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  /// The stream that `seed` names.
  @inlinable public init(seed: UInt64) { state = seed }

  /// The stream of case number `index` of the run that `seed` names.
  @inlinable init(seed: UInt64, index: UInt64) {
    var bits = RandomBits(seed: seed)
    state = bits.next() &+ index &* 0xd1b5_4a32_d192_ed03
  }

  /// The next 64 bits.
  @inlinable public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }

  /// A number below `bound`, each as likely as the next (to one in 2⁶⁴ / bound); 0 stands for 2⁶⁴.
  @inlinable public mutating func next(below bound: UInt64) -> UInt64 {
    let bits = next()
    return bound == 0 ? bits : bits.multipliedFullWidth(by: bound).high
  }
}
