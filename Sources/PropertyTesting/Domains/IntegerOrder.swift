/// A number order of the integers in a range.
@usableFromInline final class IntegerOrder: NumberOrder {
  private let order: Zigzag<UInt64>
  private let isSigned: Bool

  @usableFromInline init(_ order: Zigzag<UInt64>, isSigned: Bool) {
    self.order = order
    self.isSigned = isSigned
  }

  @usableFromInline package func number(_ word: UInt64) -> Double {
    number(of: order.value(word))
  }

  @usableFromInline package func word(near number: Double) -> UInt64? {
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
