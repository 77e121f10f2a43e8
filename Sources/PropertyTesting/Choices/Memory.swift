/// The last few words of a case with their bounds, so that equal and adjacent values meet.
@usableFromInline struct Memory {
  /// A power of two, so that a slot is found with a mask.
  @usableFromInline static let capacity = 16
  @usableFromInline var words = [UInt64](repeating: 0, count: Memory.capacity)
  @usableFromInline var bounds = [UInt64](repeating: 0, count: Memory.capacity)
  @usableFromInline var count = 0

  @usableFromInline init() {}

  @inlinable mutating func forget() { count = 0 }

  @inlinable mutating func remember(_ word: UInt64, below bound: UInt64) {
    let slot = count & (Self.capacity - 1)
    words[slot] = word
    bounds[slot] = bound
    count &+= 1
  }

  /// A word that was drawn below `bound`: the first one from a slot that `random` picks.
  @usableFromInline func word(below bound: UInt64, from random: UInt64) -> UInt64? {
    let known = min(count, Self.capacity)
    guard known > 0 else { return nil }
    var slot = Int(truncatingIfNeeded: random &>> 1) % known
    for _ in 0..<known {
      if bounds[slot] == bound { return words[slot] }
      slot = slot == 0 ? known - 1 : slot - 1
    }
    return nil
  }
}
