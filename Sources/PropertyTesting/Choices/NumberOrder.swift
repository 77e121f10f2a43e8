/// How the words of a draw stand for numbers, so that a mutator can change the number and not only
/// the word.
///
/// Domains order words from simple to complex, so that the next number is rarely the next word: of
/// the doubles 0 is word 0, but 0.5 is a word far away. An order knows the way there and back.
public protocol NumberOrder: AnyObject, Sendable {
  /// The number that a word below the bound stands for; a special one may be infinite or NaN.
  func number(_ word: UInt64) -> Double

  /// The word of a number, or of one near it where the domain has no such number; `nil` where it has
  /// nothing near it.
  func word(near number: Double) -> UInt64?
}

/// A word that stands for a number.
public struct NumberWord: Sendable {
  /// Where the word is in the sequence.
  public let index: Int
  /// How it stands for the number.
  public let order: any NumberOrder

  @usableFromInline init(index: Int, order: any NumberOrder) {
    self.index = index
    self.order = order
  }
}

extension NumberWord: Hashable {
  /// Whether both stand in the same place; orders have no equality.
  public static func == (a: Self, b: Self) -> Bool { a.index == b.index }

  /// Feeds the place to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension ChoiceSource {
  /// Notes that the next word stands for a number, for those who change recorded cases.
  @inlinable mutating func note(_ order: some NumberOrder) {
    if isRecording { append(NumberWord(index: mark, order: order)) }
  }

  @usableFromInline mutating func append(_ number: NumberWord) { transcript.numbers.append(number) }
}

/// The order of whole numbers, as numbers.
@usableFromInline final class IntegerOrder: NumberOrder {
  private let order: Zigzag<UInt64>
  private let isSigned: Bool

  @usableFromInline init(_ order: Zigzag<UInt64>, isSigned: Bool) {
    self.order = order
    self.isSigned = isSigned
  }

  @usableFromInline func number(_ word: UInt64) -> Double {
    let pattern = order.value(word)
    return isSigned ? Double(Int64(bitPattern: pattern)) : Double(pattern)
  }

  @usableFromInline func word(near number: Double) -> UInt64? {
    guard !number.isNaN else { return nil }
    let (low, high) = (order.origin &- order.below, order.origin &+ order.above)
    if number <= self.number(of: low) { return order.word(low) }
    if number >= self.number(of: high) { return order.word(high) }
    let whole = number.rounded()
    return order.word(isSigned ? UInt64(bitPattern: Int64(whole)) : UInt64(whole))
  }

  private func number(of pattern: UInt64) -> Double {
    isSigned ? Double(Int64(bitPattern: pattern)) : Double(pattern)
  }
}

extension RealOrder {
  @usableFromInline func number(_ word: UInt64) -> Double { value(word) }

  @usableFromInline func word(near number: Double) -> UInt64? {
    let rounded = format == .float && number.isFinite ? Double(Float(number)) : number
    return word(rounded) ?? word(min(max(rounded, range.lowerBound), range.upperBound))
  }
}
