/// The last few words of a case with their bounds, which generation repeats so that equal and
/// adjacent values meet.
///
/// Every generated word is written here, so the slots are plain memory, which halves the time of a
/// word. Only indices below ``capacity`` are used. The memory is allocated with the first word,
/// because only generation needs it.
@usableFromInline struct Memory: ~Copyable {
  @usableFromInline typealias Slot = (word: UInt64, bound: UInt64)

  /// The number of slots: a power of two, so that a mask finds a slot.
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

  /// Returns a remembered word with the same bound, or `nil` if there is no such word.
  ///
  /// - Parameters:
  ///   - bound: The bound of the word.
  ///   - random: Random bits, which select the slot where the search begins.
  /// - Returns: The first such word from that slot on, backwards in time.
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
