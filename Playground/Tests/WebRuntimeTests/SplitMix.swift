/// The random numbers of the tests: SplitMix64 with a fixed seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  /// Returns an integer in `0..<count`.
  mutating func next(upTo count: Int) -> Int {
    Int(next() % UInt64(count))
  }

  /// Returns any bits, or a number near 1 with few bits after the point.
  mutating func double() -> Double {
    if next(upTo: 2) == 0 { return Double(bitPattern: next()) }
    return Double(Int64(truncatingIfNeeded: next()) >> 44) / 16
  }
}
