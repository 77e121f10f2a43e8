/// The order of whole numbers from simple to complex: outward from the one nearest to zero.
///
///     range −2...5     word   0   1   2   3   4   5   6   7
///                      value  0   1  −1   2  −2   3   4   5
///
/// Numbers are handled as bit patterns, so that one type serves every width, signed or not.
@usableFromInline struct Zigzag<Pattern: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
  /// The simplest number: 0, or the bound nearest to it.
  @usableFromInline let origin: Pattern
  /// How many numbers lie above and below the origin.
  @usableFromInline let above: Pattern
  @usableFromInline let below: Pattern

  @inlinable init(_ range: ClosedRange<some FixedWidthInteger>) {
    // Patterns first, differences then: a narrow type cannot hold the distance of its own ends.
    origin = Pattern(truncatingIfNeeded: min(max(0, range.lowerBound), range.upperBound))
    below = origin &- Pattern(truncatingIfNeeded: range.lowerBound)
    above = Pattern(truncatingIfNeeded: range.upperBound) &- origin
  }

  /// One more than the last word; 0 stands for all words of the type.
  @inlinable var bound: Pattern { below &+ above &+ 1 }

  /// The word of the end that is nearer to the origin; the other end's is the last.
  @inlinable var corner: Pattern { min(above, below) &* 2 }

  /// The number that `word` stands for.
  @inlinable func value(_ word: Pattern) -> Pattern {
    let shorter = min(above, below)
    if word &- shorter <= shorter || word <= shorter {
      let distance = (word &>> 1) &+ (word & 1)
      return word & 1 == 1 ? origin &+ distance : origin &- distance
    }
    return above > below ? origin &+ (word &- shorter) : origin &- (word &- shorter)
  }

  /// The word that stands for `value`, or `nil` if it is out of range.
  @inlinable func word(_ value: Pattern) -> Pattern? {
    let shorter = min(above, below)
    let up = value &- origin
    let down = origin &- value
    // Both fit at once only where the range is all of the type; what wraps is the wrong one.
    if up <= above && (up <= down || down > below) {
      return up <= shorter ? (up == 0 ? 0 : up &* 2 &- 1) : up &+ shorter
    }
    guard down <= below else { return nil }
    return down <= shorter ? down &* 2 : down &+ shorter
  }

  /// The word of the value `step` above that of `word`; `word` itself at the ends of the range.
  @inlinable func near(_ word: Pattern, _ step: Int) -> Pattern {
    self.word(value(word) &+ Pattern(truncatingIfNeeded: step)) ?? word
  }
}
