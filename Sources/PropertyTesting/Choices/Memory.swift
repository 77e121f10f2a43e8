/// The last few words of a case with their bounds, so that equal and adjacent values meet.
///
/// It is written for every word, so its slots are a plain piece of memory: that halves the time a word
/// takes. Only indices below ``capacity`` are ever made.
@usableFromInline struct Memory: ~Copyable {
  @usableFromInline typealias Slot = (word: UInt64, bound: UInt64)

  /// A power of two, so that a slot is found with a mask.
  @inlinable static var capacity: Int { 16 }
  @usableFromInline let slots: UnsafeMutablePointer<Slot>
  @usableFromInline var count = 0

  @inlinable init() {
    slots = .allocate(capacity: Self.capacity)
    slots.initialize(repeating: (0, 0), count: Self.capacity)
  }

  @inlinable deinit { slots.deallocate() }

  @inlinable mutating func forget() { count = 0 }

  @inlinable mutating func remember(_ word: UInt64, below bound: UInt64) {
    slots[count & (Self.capacity - 1)] = (word, bound)
    count &+= 1
  }

  /// A word that was drawn below `bound`: the first one from a slot that `random` picks.
  @usableFromInline func word(below bound: UInt64, from random: UInt64) -> UInt64? {
    let known = min(count, Self.capacity)
    guard known > 0 else { return nil }
    var slot = Int(truncatingIfNeeded: random &>> 1) % known
    for _ in 0..<known {
      if slots[slot].bound == bound { return slots[slot].word }
      slot = slot == 0 ? known - 1 : slot - 1
    }
    return nil
  }
}
