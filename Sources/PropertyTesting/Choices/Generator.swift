/// Makes the words of random cases: the one place where generation is biased, for every domain.
///
/// A uniform word almost never is zero, nor the last, nor equal to another one; bugs live exactly
/// there. So each word is one of:
///
///     uniform     any word, as likely as the next
///     small       as likely to have one bit as to have many
///     zero        the simplest
///     last        one of the last few below the bound, where domains put their special values, or
///                 at another corner of the domain
///     again       a word drawn earlier in this case with the same bound, or one near it
///     exotic      uniform over all words, also those that are not usual
///
/// Small cases come first: a case has a size, and the words (and array lengths) of a case of small
/// size are small.
@usableFromInline struct Generator: ~Copyable {
  @usableFromInline var bits: RandomBits
  /// How large words and arrays may get, 0...``fullSize``.
  @usableFromInline var size = Generator.fullSize
  /// Whether this case is made of simplest and last words only.
  @usableFromInline var isAtBoundary = false
  @usableFromInline var memory = Memory()
  @usableFromInline let seed: UInt64

  /// The size at which nothing is held back any more.
  @inlinable static var fullSize: Int { 64 }

  init(seed: UInt64) {
    self.seed = seed
    bits = RandomBits(seed: seed)
  }

  /// Starts case number `index`, which is a pure function of the seed, the index and the size.
  mutating func begin(case index: UInt64, size: Int, isAtBoundary: Bool) {
    bits = RandomBits(seed: seed, index: index)
    self.size = size
    self.isAtBoundary = isAtBoundary
    memory.forget()
  }

  /// Bounds up to this one are too small for a bias: every word turns up soon enough.
  @inlinable static var smallestBiasedBound: UInt64 { 8 }

  @inlinable mutating func word(
    below bound: UInt64, usual: UInt64, corner: UInt64, near: (UInt64, Int) -> UInt64
  ) -> UInt64 {
    if bound &- 1 < Self.smallestBiasedBound {
      if isAtBoundary { return bits.next() & 1 == 0 ? 0 : bound &- 1 }
      return bits.next(below: bound)
    }
    var word: UInt64
    // 0 ..< 32: each row of the table above has its share.
    let kind = bits.next() &>> 59
    if isAtBoundary {
      word = boundary(below: bound, corner: corner, kind)
    } else if kind < 13 {
      word = size < Self.fullSize ? small(below: usual) : bits.next(below: usual)
    } else if kind < 21 {
      word = small(below: usual)
    } else if kind < 22 {
      word = 0
    } else if kind < 25 {
      word = last(below: bound, corner: corner)
    } else if kind < 31 {
      word = again(below: bound, usual: usual, near: near)
    } else {
      word = bits.next(below: bound)
    }
    memory.remember(word, below: bound)
    return word
  }

  /// One of the last few words before the bound or at the corner, most often the very last.
  @usableFromInline mutating func last(below bound: UInt64, corner: UInt64) -> UInt64 {
    let random = bits.next()
    let end = corner != 0 && random & 1 == 0 ? corner : bound &- 1
    return random & 6 == 0 ? end : end &- bits.next(below: min(end, 15) &+ 1)
  }

  /// The first word, the last, the corner, or one next to them.
  @usableFromInline func boundary(below bound: UInt64, corner: UInt64, _ kind: UInt64) -> UInt64 {
    switch kind {
    case 0..<8: bound &- 1
    case 8..<12: bound &- 2 &- (kind & 3)
    case 12..<17: corner
    case 17..<19: corner &- min(corner, 1)
    case 19..<28: 0
    default: 1
    }
  }

  /// A word below `bound` with a random number of bits, fewer in small cases.
  @usableFromInline mutating func small(below bound: UInt64) -> UInt64 {
    let most = UInt64.bitWidth - (bound &- 1).leadingZeroBitCount
    let allowed = min(most, 2 + most * size / Self.fullSize)
    let width = Int(truncatingIfNeeded: bits.next(below: UInt64(allowed) + 1))
    let word = width == 0 ? 0 : bits.next() &>> UInt64(UInt64.bitWidth - width)
    return bound == 0 || word < bound ? word : bits.next(below: bound)
  }

  /// An earlier word with the same bound, or one near it.
  @inlinable mutating func again(
    below bound: UInt64, usual: UInt64, near: (UInt64, Int) -> UInt64
  ) -> UInt64 {
    guard let earlier = memory.word(below: bound, from: bits.next()) else {
      return bits.next(below: usual)
    }
    let choice = Int(truncatingIfNeeded: bits.next(below: 10))
    guard choice < 5 else { return earlier }
    let neighbour = near(earlier, choice - 2)
    return bound == 0 || neighbour < bound ? neighbour : earlier
  }

  /// A length in `limits`: even over them, but held back in small cases and where they are wide.
  @usableFromInline mutating func length(in limits: ClosedRange<Int>) -> Int {
    let spread = limits.upperBound - limits.lowerBound
    if isAtBoundary { return limits.lowerBound + (bits.next() & 1 == 0 ? 0 : min(spread, 2)) }
    if spread > Self.fullSize {
      let wide = small(below: UInt64(Self.fullSize * 2))
      return limits.lowerBound + min(Int(wide), spread, size + 1)
    }
    let most = min(spread, 1 + spread * size / Self.fullSize)
    return limits.lowerBound + Int(truncatingIfNeeded: bits.next(below: UInt64(most) + 1))
  }
}
