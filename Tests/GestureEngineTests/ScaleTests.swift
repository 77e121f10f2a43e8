import GestureEngine
import GestureLaws
import Testing

@Suite struct ScaleTests {
  /// Ranges with rounding errors: wide and tiny ones, equal bounds, and long decimals.
  static let ranges: [ClosedRange<Double>] = [
    0...1, 0...35, -1...1, 0.5...10, 1...16, 5...5, -8e307...8e307, 0...(.leastNonzeroMagnitude),
    1e15...1e15 + 2, -0.1...0.3, 1e-300...1e300, 1...(1.0.nextUp), 3...7e5,
    .leastNonzeroMagnitude ... .greatestFiniteMagnitude,
  ]
  static let fractions = [
    0, .leastNonzeroMagnitude, 1e-300, 0.1, 0.25, 1.0 / 3, 0.5.nextDown, 0.5, 0.5.nextUp, 0.7, 0.99,
    1.0.nextDown,
    1, -1, 2, .nan, .infinity, -.infinity,
  ]

  @Test func `the example of Scale`() throws {
    let zoom = try Scale(0.5...10, .exponential)
    #expect((zoom.value(at: 0.5) - 2.23606797749979).magnitude <= 1e-12)
    #expect(zoom.fraction(of: 10) == 1)
    #expect(try Scale(0...35).value(at: 0.5) == 17.5)
    #expect(try Scale(0...35).value(at: 7) == 35)
    #expect(try Scale(0...35).fraction(of: 17.5) == 0.5)
    #expect(try Scale(5...5).fraction(of: 5) == 0)
    #expect(try Scale(5...5).fraction(of: 6) == 0)
  }

  @Test func `an exponential zoom grows by equal factors`() throws {
    let zoom = try Scale(0.5...8, .exponential)
    for (quarter, value) in [0.5, 1, 2, 4, 8].enumerated() {
      #expect((zoom.value(at: Double(quarter) / 4) / value - 1).magnitude <= 1e-15)
    }
  }

  @Test(arguments: [Scale.Kind.linear, .exponential])
  func `a scale obeys its laws at the edges`(kind: Scale.Kind) throws {
    var count = 0
    for range in Self.ranges {
      guard let scale = try? Scale(range, kind) else { continue }
      let values = Self.fractions.map { range.lowerBound + $0 * (range.upperBound / 2) }
      for fraction in Self.fractions {
        for (other, value) in zip(Self.fractions, values) {
          let test = ScaleCase(scale, fraction: fraction, other: other, value: value)
          for law in Law<ScaleCase>.scale {
            count += 1
            #expect(law.breach(by: test) == nil, "\(range), \(fraction), \(other), \(value)")
          }
        }
      }
    }
    #expect(count > 10_000)
  }

  @Test func `a range that a scale cannot have is refused`() {
    #expect(throws: ConfigurationError.self) { try Scale(0...(.infinity)) }
    let error = #expect(throws: ConfigurationError.self) { try Scale(0...1, .exponential) }
    #expect(error?.field == "range")
  }
}
