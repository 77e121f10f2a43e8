/// A number order of the integers in a range.
@usableFromInline final class IntegerOrder: NumberOrder {
  private let order: Zigzag<UInt64>
  private let isSigned: Bool
  /// Whether the range covers its type, so that arithmetic with overflow stays in it.
  private let wraps: Bool

  @usableFromInline init(_ order: Zigzag<UInt64>, isSigned: Bool, wraps: Bool) {
    self.order = order
    self.isSigned = isSigned
    self.wraps = wraps
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

  @usableFromInline package func rounded(_ word: UInt64) -> [UInt64] { [] }

  @usableFromInline package func integer(of word: UInt64) -> UInt64? { order.value(word) }

  @usableFromInline package func word(ofInteger bits: UInt64) -> UInt64? { order.word(bits) }

  @usableFromInline package func offset(of word: UInt64) -> (distance: UInt64, isAbove: Bool)? {
    let value = order.value(word)
    // Distances wrap if the range covers the type; the wrapped one is longer.
    let (up, down) = (value &- order.origin, order.origin &- value)
    return up <= order.above && (up <= down || down > order.below) ? (up, true) : (down, false)
  }

  @usableFromInline package func word(
    _ word: UInt64, movedBy distance: UInt64, up isUp: Bool
  ) -> UInt64? {
    let value = order.value(word)
    let low = order.origin &- order.below
    if wraps {
      let place = isUp ? value &- low &+ distance : value &- low &- distance
      return order.word(low &+ (place & (order.bound &- 1)))
    }
    if isUp {
      let rest = order.origin &+ order.above &- value
      return order.word(value &+ min(distance, rest))
    }
    return order.word(value &- min(distance, value &- low))
  }

  private func number(of pattern: UInt64) -> Double {
    isSigned ? Double(Int64(bitPattern: pattern)) : Double(pattern)
  }
}
