import BigInt
import DragnetTesting
import Testing

/// BigInt 6.0.1.
@Suite struct BigIntStudies {
  private let towardsZero = KnownFailure<(Int, Int)>(
    "a negative number is shifted towards zero", (-3, 1), when: { number, _ in number < 0 })

  @Test func `a shift to the right is that of Int`() {
    check(.tuple(.integers, .integers(in: 0...63)), known: [towardsZero]) { number, count in
      BigInt(number) >> count == BigInt(number >> count)
    }
  }

  private let rounding = KnownFailure(
    "the conversion to Double does not round to the nearest", 9_223_372_036_869_571_585 as UInt64,
    when: { $0 > 9_007_199_254_740_992 })

  @Test func `the conversion to Double is that of UInt64`() {
    check(.integers, known: [rounding]) { (number: UInt64) in
      Double(BigInt(number)) == Double(number)
    }
  }

  @Test func `a product is that of UInt128`() {
    check(.tuple(.integers, .integers)) { (a: UInt64, b: UInt64) in
      BigUInt(a) * BigUInt(b) == BigUInt(UInt128(a) * UInt128(b))
    }
  }

  @Test func `dividing undoes multiplying`() {
    check(.tuple(.integers, .integers)) { (a: UInt64, b: UInt64) in
      try assume(b != 0)
      let (quotient, remainder) = (BigUInt(a) * BigUInt(b)).quotientAndRemainder(
        dividingBy: BigUInt(b))
      return quotient == BigUInt(a) && remainder == 0
    }
  }
}
