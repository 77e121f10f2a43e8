/// A generator of the words of random cases, and the only place where generation is biased.
///
/// A uniform word is almost never zero, the last, or equal to another word, yet such words reveal most
/// bugs. So a generator picks one of these kinds for each word:
///
///     uniform     any typical word with equal probability
///     small       a typical word with a random number of bits
///     zero        the simplest word
///     last        one of the last few words below the bound, where domains put their special values,
///                 or one of the last few at another corner of the domain
///     again       an earlier word of this case with the same bound, or a word near it
///     exotic      any word below the bound, typical or not
///
/// A case has a size that limits its words and array lengths. Small cases come first.
@usableFromInline struct Generator: ~Copyable {
  @usableFromInline var bits: RandomBits
  /// The limit of words and array lengths, in 0...``fullSize``.
  @usableFromInline var size = Generator.fullSize
  /// Whether this case consists of the simplest and last words only.
  @usableFromInline var isAtBoundary = false
  @usableFromInline var memory = Memory()
  /// The number of values that the recursive domains of this case may still draw before only leaves
  /// follow; `nil` before the first.
  @usableFromInline var budget: Int?
  /// Whether the innermost value of a recursive domain is a branch, whose lists the budget limits.
  var isBranching = false
  /// The number of the set of words that this case prefers; `nil` before the first choice.
  var preference: UInt64?
  @usableFromInline let seed: UInt64

  /// The size from which on words and array lengths are not limited.
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
    budget = nil
    isBranching = false
    preference = nil
    memory.forget()
  }

  /// The largest bound that needs no bias, because every word turns up soon.
  @inlinable static var largestUnbiasedBound: UInt64 { 8 }

  @inlinable mutating func word(
    below bound: UInt64, typical: UInt64, corner: UInt64, near: (UInt64, Int) -> UInt64
  ) -> UInt64 {
    if bound &- 1 < Self.largestUnbiasedBound {
      if isAtBoundary { return bits.next() & 1 == 0 ? 0 : bound &- 1 }
      return bits.next(below: bound)
    }
    var word: UInt64
    // 0 ..< 32, of which each kind in the table above has its share.
    let kind = bits.next() &>> 59
    if isAtBoundary {
      word = boundary(below: bound, corner: corner, kind)
    } else if kind < 21 {
      word = typicalWord(below: typical, isSmall: kind >= 13 || size < Self.fullSize)
    } else if kind < 22 {
      word = 0
    } else if kind < 25 {
      word = last(below: bound, corner: corner)
    } else if kind < 31 {
      word = again(below: bound, typical: typical, near: near)
    } else {
      word = bits.next(below: bound)
    }
    // A domain can give a corner or a typical bound beyond the bound.
    word = word.reduced(below: bound)
    memory.remember(word, below: bound)
    return word
  }

  /// Returns one of the last few words before the bound or at the corner, most often the very last.
  @usableFromInline mutating func last(below bound: UInt64, corner: UInt64) -> UInt64 {
    let random = bits.next()
    let end = corner != 0 && random & 1 == 0 ? corner : bound &- 1
    return random & 6 == 0 ? end : end &- bits.next(below: min(end, 15) &+ 1)
  }

  /// Returns the first word, the last, the corner, or a neighbor of one of them.
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

  /// Returns a word below `bound` with a random number of bits, fewer in small cases.
  @usableFromInline mutating func small(below bound: UInt64) -> UInt64 {
    typicalWord(below: bound, isSmall: true)
  }

  /// Returns a small or a uniform word below `bound`.
  ///
  /// Both are computed, because no processor predicts which of them a case takes, and a wrong prediction
  /// costs more than the other word.
  @inlinable @inline(__always)
  mutating func typicalWord(below bound: UInt64, isSmall: Bool) -> UInt64 {
    var afterOne = bits
    let one = afterOne.next()
    var afterTwo = afterOne
    let two = afterTwo.next()
    let most = UInt64.bitWidth - (bound &- 1).leadingZeroBitCount
    let allowed = min(most, 2 + most &* size / Self.fullSize)
    let width = one.multipliedFullWidth(by: UInt64(truncatingIfNeeded: allowed) &+ 1).high
    // Two shifts, because a shift by 64 bits is none.
    let small = (two &>> 1) &>> (63 &- width)
    let uniform = bound == 0 ? one : one.multipliedFullWidth(by: bound).high
    let word = isSmall ? small : uniform
    bits = isSmall && width > 0 ? afterTwo : afterOne
    return bound == 0 || word < bound ? word : bits.next(below: bound)
  }

  /// Returns an earlier word with the same bound, or a word near it.
  @inlinable mutating func again(
    below bound: UInt64, typical: UInt64, near: (UInt64, Int) -> UInt64
  ) -> UInt64 {
    guard let earlier = memory.word(below: bound, from: bits.next()) else {
      return bits.next(below: typical)
    }
    let choice = Int(truncatingIfNeeded: bits.next(below: 10))
    guard choice < 5 else { return earlier }
    let neighbor = near(earlier, choice - 2)
    return bound == 0 || neighbor < bound ? neighbor : earlier
  }
}

// MARK: - Preferred words

extension Generator {
  /// Returns a word of the set that this case prefers, if any, or a word as without sets.
  ///
  /// Half of the cases prefer a set, and draw seven words of eight from it: random words of a large set
  /// hardly ever belong to the same small one, such as digits. The idea is that of swarm testing
  /// (Groce et al., 2012).
  mutating func word(below bound: UInt64, preferring sets: [[UInt64]]) -> UInt64 {
    let choice = preference ?? bits.next()
    preference = choice
    let place = Int(truncatingIfNeeded: choice % UInt64(sets.count * 2))
    guard place < sets.count, !isAtBoundary, bits.next() & 7 != 0 else {
      return word(below: bound)
    }
    let set = sets[place]
    let word = set[Int(truncatingIfNeeded: bits.next(below: UInt64(set.count)))]
    memory.remember(word, below: bound)
    return word
  }
}

// MARK: - Recursive values

extension Generator {
  /// The bound of the budget of a case.
  private static let largestBudget: UInt64 = 128

  /// The number of values that recursive domains may still draw.
  private mutating func remainingBudget() -> Int {
    if let budget { return budget }
    let fresh = Int(bits.next(below: Self.largestBudget))
    budget = fresh
    return fresh
  }

  /// Decides whether a recursive value is a branch: half of the values are, while the budget lasts.
  mutating func plansBranch() -> Bool {
    let left = remainingBudget()
    guard left > 0 else { return false }
    budget = left - 1
    return bits.next() & 1 == 0
  }

  /// Returns the part of a list's length that the budget allows, and at least `least`.
  private mutating func affordable(_ length: Int, over least: Int) -> Int {
    min(length, max(least, remainingBudget()))
  }
}

// MARK: - Lengths and wide words

extension Generator {
  /// Returns a length in `limits`.
  ///
  /// Lengths are uniform, except that small cases and limits wider than ``fullSize`` have shorter
  /// ones.
  @usableFromInline mutating func length(in limits: ClosedRange<Int>) -> Int {
    let length = unlimitedLength(in: limits)
    return isBranching ? affordable(length, over: limits.lowerBound) : length
  }

  @inline(__always) private mutating func unlimitedLength(in limits: ClosedRange<Int>) -> Int {
    let spread = limits.upperBound - limits.lowerBound
    if isAtBoundary { return limits.lowerBound + (bits.next() & 1 == 0 ? 0 : min(spread, 2)) }
    if spread > Self.fullSize {
      let wide = small(below: UInt64(Self.fullSize * 2))
      return limits.lowerBound + min(Int(wide), spread, size + 1)
    }
    let most = min(spread, 1 + spread * size / Self.fullSize)
    return limits.lowerBound + Int(truncatingIfNeeded: bits.next(below: UInt64(most) + 1))
  }

  /// Returns a place among up to 2¹²⁸, whose halves are generated separately except at the ends.
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
      // Only below the last upper half can the lower half be any word.
      let lower = word(below: upper == lastUpper ? UInt64(truncatingIfNeeded: last) &+ 1 : 0)
      return UInt128(upper) << half | UInt128(lower)
    }
  }

  private mutating func word(below bound: UInt64) -> UInt64 {
    word(
      below: bound, typical: bound, corner: 0,
      near: { word, step in word &+ UInt64(bitPattern: Int64(step)) })
  }
}
