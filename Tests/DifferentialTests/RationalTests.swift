import BigInt
import DragnetTesting
import PropertyTesting
import Testing

@testable import FuzzTargets

/// The exact arithmetic itself, compared with a library of big integers.
@Suite struct RationalTests {
  private static let digits = Domain<[UInt]>.array(
    of: .one(of: .element(of: [0, 1, .max, 1 << 63]), .integers), count: 0...6)

  private func natural(_ digits: [UInt]) -> (Natural, BigUInt) {
    var (number, other) = (Natural(0), BigUInt(0))
    for digit in digits.reversed() {
      number = (number << UInt.bitWidth) + Natural(digit)
      other = (other << UInt.bitWidth) + BigUInt(digit)
    }
    return (number, other)
  }

  private func isSame(_ number: Natural, _ other: BigUInt) -> Bool {
    number.digits == other.words.map { $0 }.dropLast(other == 0 ? other.words.count : 0)
      && number.bitWidth == other.bitWidth
  }

  @Test func `naturals compute as big integers do`() {
    check(.tuple(Self.digits, Self.digits, .integers(in: 0...200))) { first, second, bits in
      let ((a, bigA), (b, bigB)) = (natural(first), natural(second))
      let isLess = a < b
      return isSame(a, bigA) && isSame(a + b, bigA + bigB) && isSame(a * b, bigA * bigB)
        && isSame(a << bits, bigA << bits) && isLess == (bigA < bigB)
        && isSame(isLess ? b - a : a - b, isLess ? bigB - bigA : bigA - bigB)
    }
  }

  @Test func `a number is its bits, and its decimal digits are another number`() {
    let tenth = Rational(1) / Rational(10)
    #expect(Rational(decimal: 0.1) == tenth && Rational(0.1) > tenth)
    #expect(Rational(decimal: -2.5e-7) == Rational(-25.0) / Rational(1e8))
    #expect(Rational(decimal: 1e300) == Rational(decimal: 1e150) * Rational(decimal: 1e150))
    #expect(Rational(.leastNonzeroMagnitude) * Rational(0x1p1000) == Rational(0x1p-74))
    #expect(Rational(.leastNormalMagnitude) == Rational(0x1p-1022))
    #expect(Rational(-0.0) == Rational(0) && !(Rational(-0.0) < Rational(0)))
  }

  @Test func `sums, products and quotients of Doubles are exact`() {
    let number = Domain<Double>.doubles(in: -1e300...1e300)
    check(.tuple(number, number, number)) { a, b, c in
      let (x, y, z) = (Rational(a), Rational(b), Rational(c))
      let isOrdered = (x < y) == (a < b) && (x == y) == (a == b) && (x > y) == (a > b)
      let isBack = c == 0 || (x * z) / z == x
      return isOrdered && isBack && (x + y) - y == x && (x + y) * z == x * z + y * z
        && x.roughly == a && (-x).magnitude == Rational(a.magnitude)
    }
  }

  @Test(arguments: [(2.5, 2), (2.51, 3), (0, 0), (0.5, 0), (0x1p53, 0x1p53), (1e15 + 0.5, 1e15)])
  func `the nearest whole number, the lower one on a tie`(number: Double, whole: Double) {
    #expect(Rational(number).nearestWhole == Rational(whole))
  }

  @Test func `an error is judged without rounding`() {
    let unit = Comparison.Unit.ulpOfValues(0...0.75)
    let ulp = Rational(0.75.ulp)
    #expect(unit.size == ulp)
    func deviation(_ error: Rational) -> Deviation {
      Deviation(Comparison("errors", error, exact: Rational(0), unit: unit, limit: 3))
    }
    #expect(deviation(-ulp * Rational(3)).isWithin)
    #expect(!deviation(ulp * Rational(3) + Rational(.leastNonzeroMagnitude)).isWithin)
    #expect(deviation(-ulp * Rational(2.5)).ulps == 2.5)
  }
}
