/// The last few words of a case with their bounds, so that equal and adjacent values meet.
///
/// It is written for every word, so its slots are a plain piece of memory: that halves the time a word
/// takes. Only indices below ``capacity`` are ever made. There is no memory before the first word, as
/// only a case that is generated, or drawn anew in part, has something to remember.
@usableFromInline struct Memory: ~Copyable {
  @usableFromInline typealias Slot = (word: UInt64, bound: UInt64)

  /// A power of two, so that a slot is found with a mask.
  @inlinable static var capacity: Int { 16 }
  @usableFromInline var slots: UnsafeMutablePointer<Slot>?
  @usableFromInline var count = 0

  @inlinable init() {}

  @inlinable deinit { slots?.deallocate() }

  @inlinable mutating func forget() { count = 0 }

  @inlinable mutating func remember(_ word: UInt64, below bound: UInt64) {
    let slots = self.slots ?? reserve()
    slots[count & (Self.capacity - 1)] = (word, bound)
    count &+= 1
  }

  @usableFromInline mutating func reserve() -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: Self.capacity)
    slots.initialize(repeating: (0, 0), count: Self.capacity)
    self.slots = slots
    return slots
  }

  /// A word that was drawn below `bound`: the first one from a slot that `random` picks.
  @usableFromInline func word(below bound: UInt64, from random: UInt64) -> UInt64? {
    let known = min(count, Self.capacity)
    guard let slots, known > 0 else { return nil }
    var slot = Int(truncatingIfNeeded: random &>> 1) % known
    for _ in 0..<known {
      if slots[slot].bound == bound { return slots[slot].word }
      slot = slot == 0 ? known - 1 : slot - 1
    }
    return nil
  }
}
