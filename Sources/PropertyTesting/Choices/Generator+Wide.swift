extension Generator {
  /// A place among up to 2¹²⁸: its halves are words of their own, but at the ends they have to meet.
  ///
  /// - Parameters:
  ///   - last: The last place.
  ///   - corner: Another place at an edge of the domain.
  /// - Returns: A place in 0 ... `last`.
  mutating func place(upTo last: UInt128, corner: UInt128) -> UInt128 {
    let few = UInt128(bits.next(below: 4))
    switch bits.next(below: isAtBoundary ? 3 : 16) {
    case 0: return min(few, last)
    case 1: return last - min(few, last)
    case 2: return corner - min(few, corner)
    default:
      let half = UInt128(UInt64.bitWidth)
      let lastUpper = UInt64(last >> half)
      let upper = word(below: lastUpper &+ 1)
      // Only where the upper half is the last one is the lower half bounded.
      let lower = word(below: upper == lastUpper ? UInt64(truncatingIfNeeded: last) &+ 1 : 0)
      return UInt128(upper) << half | UInt128(lower)
    }
  }

  private mutating func word(below bound: UInt64) -> UInt64 {
    word(
      below: bound, usual: bound, corner: 0,
      near: { word, step in word &+ UInt64(bitPattern: Int64(step)) })
  }
}
