/// An order of integers from simple to complex: outward from the one nearest to zero.
///
///     range −2...5     word     0   1   2   3   4   5   6   7
///                      integer  0   1  −1   2  −2   3   4   5
///
/// Integers are represented by bit patterns, so one type serves every width, signed or unsigned.
@usableFromInline struct Zigzag<Pattern: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// The simplest integer: 0, or the bound nearest to it.
  @usableFromInline let origin: Pattern
  /// The number of integers above the origin.
  @usableFromInline let above: Pattern
  /// The number of integers below the origin.
  @usableFromInline let below: Pattern

  @inlinable init(_ range: ClosedRange<some FixedWidthInteger>) {
    // The distance of a narrow type's ends overflows the type, so it is computed with patterns.
    origin = Pattern(truncatingIfNeeded: min(max(0, range.lowerBound), range.upperBound))
    below = origin &- Pattern(truncatingIfNeeded: range.lowerBound)
    above = Pattern(truncatingIfNeeded: range.upperBound) &- origin
  }

  /// The number of words; 0 stands for all words of the type.
  @inlinable var bound: Pattern { below &+ above &+ 1 }

  /// The word of the end nearer to the origin; the word of the other end is the last.
  @inlinable var corner: Pattern { min(above, below) &* 2 }

  /// Returns the integer that `word` encodes.
  @inlinable func value(_ word: Pattern) -> Pattern {
    let shorter = min(above, below)
    if word &- shorter <= shorter || word <= shorter {
      let distance = (word &>> 1) &+ (word & 1)
      return word & 1 == 1 ? origin &+ distance : origin &- distance
    }
    return above > below ? origin &+ (word &- shorter) : origin &- (word &- shorter)
  }

  /// Returns the word that encodes `value`, or `nil` if `value` is out of range.
  @inlinable func word(_ value: Pattern) -> Pattern? {
    let shorter = min(above, below)
    let up = value &- origin
    let down = origin &- value
    // Both distances fit only if the range covers the type; the one that wrapped is longer.
    if up <= above && (up <= down || down > below) {
      return up <= shorter ? (up == 0 ? 0 : up &* 2 &- 1) : up &+ shorter
    }
    guard down <= below else { return nil }
    return down <= shorter ? down &* 2 : down &+ shorter
  }

  /// Returns the word of the integer `step` above that of `word`, or `word` if it is out of range.
  @inlinable func near(_ word: Pattern, _ step: Int) -> Pattern {
    self.word(value(word) &+ Pattern(truncatingIfNeeded: step)) ?? word
  }
}
