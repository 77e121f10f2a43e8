/// The order of whole numbers from simple to complex: outward from the one nearest to zero.
///
///     range −2...5     word   0   1   2   3   4   5   6   7
///                      value  0   1  −1   2  −2   3   4   5
///
/// Numbers are handled as 64-bit patterns, so one type serves every width, signed or not.
@usableFromInline struct Zigzag: Sendable {
  /// The simplest number: 0, or the bound nearest to it.
  @usableFromInline let origin: UInt64
  /// How many numbers lie above and below the origin.
  @usableFromInline let above: UInt64
  @usableFromInline let below: UInt64

  @inlinable init(origin: UInt64, below: UInt64, above: UInt64) {
    self.origin = origin
    self.below = below
    self.above = above
  }

  @inlinable init(_ range: ClosedRange<some FixedWidthInteger>) {
    precondition(
      range.lowerBound.bitWidth <= 64, "an integer of \(range.lowerBound.bitWidth) bits")
    // Patterns first, differences then: a narrow type cannot hold the distance of its own ends.
    let origin = UInt64(truncatingIfNeeded: min(max(0, range.lowerBound), range.upperBound))
    self.init(
      origin: origin,
      below: origin &- UInt64(truncatingIfNeeded: range.lowerBound),
      above: UInt64(truncatingIfNeeded: range.upperBound) &- origin)
  }

  /// One more than the last word; 0 stands for 2⁶⁴.
  @inlinable var bound: UInt64 { below &+ above &+ 1 }

  /// The number that `word` stands for.
  @inlinable func value(_ word: UInt64) -> UInt64 {
    let shorter = min(above, below)
    if word &- shorter <= shorter || word <= shorter {
      let distance = (word &>> 1) &+ (word & 1)
      return word & 1 == 1 ? origin &+ distance : origin &- distance
    }
    return above > below ? origin &+ (word &- shorter) : origin &- (word &- shorter)
  }

  /// The word that stands for `value`, or `nil` if it is out of range.
  @inlinable func word(_ value: UInt64) -> UInt64? {
    let shorter = min(above, below)
    let up = value &- origin
    let down = origin &- value
    // Both fit at once only where the range is all of 2⁶⁴; the distance that wraps is the wrong one.
    if up <= above && (up <= down || down > below) {
      return up <= shorter ? (up == 0 ? 0 : up &* 2 &- 1) : up &+ shorter
    }
    guard down <= below else { return nil }
    return down <= shorter ? down &* 2 : down &+ shorter
  }

  /// The word of the value `step` above that of `word`; `word` itself at the ends of the range.
  @inlinable func near(_ word: UInt64, _ step: Int) -> UInt64 {
    self.word(value(word) &+ UInt64(bitPattern: Int64(step))) ?? word
  }
}
