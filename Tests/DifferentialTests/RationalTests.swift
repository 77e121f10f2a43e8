import Testing

@Suite struct RationalTests {
  @Test func `a number is its bits, its digits another number`() {
    let tenth = Rational(1.0) / Rational(10.0)
    #expect(Rational(decimal: 0.1) == tenth && Rational(0.1) > tenth)
    #expect(Rational(decimal: -2.5e-7) == Rational(-25.0) / Rational(1e8))
    #expect(Rational(decimal: 1e300) == Rational(decimal: 1e150) * Rational(decimal: 1e150))
    #expect(Rational(.leastNonzeroMagnitude) * Rational(0x1p1000) == Rational(0x1p-74))
  }

  @Test(arguments: [(2.5, 2), (-2.5, -3), (2.51, 3), (0, 0), (-0.2, 0)] as [(Double, Double)])
  func `the nearest whole number, the lower one on a tie`(number: Double, whole: Double) {
    #expect(Rational(Rational(number).nearestWhole) == Rational(whole))
  }

  @Test func `an error above its limit is found, and the worst is kept`() {
    let worst = Worst()
    #expect(worst.note(Rational(-1.5), unit: Rational(0.5), limit: 3))
    #expect(!worst.note(Rational(2.0), unit: Rational(0.5), limit: 3))
    #expect(worst.note(Rational(0.25), unit: Rational(0.5), limit: 3) && worst.error == 4)
  }
}
