/// A mapping between the words of a draw and numbers, which lets a mutator change the number
/// instead of the word.
///
/// Domains order words from simple to complex, so adjacent numbers rarely have adjacent words. Among
/// the doubles, for example, 0 is word 0, but 0.5 is a word far from 0.
@usableFromInline package protocol NumberOrder: AnyObject, Sendable {
  /// Returns the number that a word below the bound encodes; a special number can be infinite or NaN.
  func number(_ word: UInt64) -> Double

  /// Returns the word of `number`, or of a number near it if the domain does not contain `number`.
  ///
  /// - Returns: `nil` if the domain has no number near it, as for NaN among the integers.
  func word(near number: Double) -> UInt64?

  /// Returns words of simpler numbers that lowering the word does not reach, in ascending order.
  func rounded(_ word: UInt64) -> [UInt64]

  /// Returns the whole part of the number that a word encodes, as an integer of 64 bits.
  ///
  /// - Returns: The bits in two's complement, or those of an unsigned integer; `nil` if 64 bits do not hold
  ///   the number.
  func integer(of word: UInt64) -> UInt64?

  /// Returns the word of an integer of 64 bits.
  ///
  /// - Returns: `nil` if the domain does not contain the integer.
  func word(ofInteger bits: UInt64) -> UInt64?

  /// Returns the whole part of the distance between the simplest number and the number of `word`.
  ///
  /// - Returns: The distance and whether the number is above the simplest; `nil` for a special number
  ///   and for a distance that the type cannot hold exactly.
  func offset(of word: UInt64) -> (distance: UInt64, isAbove: Bool)?

  /// Returns the word of the number at `distance` above or below that of `word`.
  ///
  /// All integers of a type wrap around as in arithmetic with overflow.
  ///
  /// - Returns: The word of the last number on that side if the domain ends before; `nil` if the domain
  ///   does not contain the number.
  func word(_ word: UInt64, movedBy distance: UInt64, up isUp: Bool) -> UInt64?
}

/// The place of a word that encodes a number, with the order that decodes it.
@usableFromInline package struct NumberWord: Sendable {
  /// The index of the word in the sequence.
  package let index: Int
  /// The mapping between words and numbers.
  package let order: any NumberOrder

  @usableFromInline init(index: Int, order: any NumberOrder) {
    self.index = index
    self.order = order
  }
}

extension NumberWord: Hashable {
  /// Whether both have the same index; orders are not compared.
  @usableFromInline package static func == (a: Self, b: Self) -> Bool { a.index == b.index }

  /// Feeds the index to `hasher`.
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
