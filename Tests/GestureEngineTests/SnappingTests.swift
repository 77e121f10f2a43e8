import GestureEngine
import Testing

@Suite struct SnappingTests {
  private func stops(_ snapping: Snapping) -> [Double] { (0..<snapping.count).map(snapping.stop) }

  @Test(arguments: [-0.0...1, -1 ... -0.0, -1...1])
  func `no stop is -0`(range: ClosedRange<Double>) throws {
    for stops in [
      try Snapping(range: range, step: 0.5), try Snapping(range: range, step: 0.3),
      try Snapping(range: range, divisions: 2), try Snapping(range: range, divisions: 6),
    ] {
      for index in 0..<stops.count {
        #expect(stops.stop(index) != 0 || stops.stop(index).sign == .plus)
      }
    }
  }

  @Test func `equal stops are equal`() throws {
    let list = Snapping(try IntegerStops([1, 10, 30]))
    #expect(list == list && Set([list, list]).count == 1)
    #expect(try Snapping(range: 0...1, step: 0.1) == Snapping(range: 0...1, step: 0.1))
    #expect(try Snapping(range: 0...1, step: 0.1) != Snapping(range: 0...1, step: 0.2))
  }

  @Test func `stop(_:) examples`() throws {
    #expect(try Snapping(range: 0...1, step: 0.1).stop(3) == 0.3)
    #expect(try Snapping(range: 0...35, divisions: 35).stop(29) == 29)
  }

  @Test func `snap(_:) example`() throws {
    let snapping = try Snapping(range: 0...100, step: 30)
    #expect(stops(snapping) == [0, 30, 60, 90, 100])
    #expect(snapping.snap(44) == 30)
    #expect(snapping.snap(45) == 30)
    #expect(snapping.snap(45.0.nextUp) == 60)
    #expect(snapping.snap(1e9) == 100)
    #expect(snapping.snap(.nan) == 0)
  }

  @Test func `the nearest of even stops costs no lookup`() throws {
    #expect(try Snapping(range: 0...1, step: 0.1).lookups(nearestTo: 0.33) == 0)
    #expect(try RangeSlider(.init()).lookups == 0)
  }

  @Test func `an adjustment leaves out stops that are the same number`() throws {
    // Twelve steps between five numbers.
    let four = 1 + 4 * Double.ulpOfOne
    let snapping = try Snapping(range: 1...four, divisions: 12)
    var (upwards, downwards) = ([1.0], [four])
    for _ in 0..<4 {
      upwards.append(snapping.stop(after: upwards.last ?? 0, .increment))
      downwards.append(snapping.stop(after: downwards.last ?? 0, .decrement))
    }
    #expect(
      upwards == (0...4).map { 1 + Double($0) * .ulpOfOne } && downwards == upwards.reversed())
  }

  @Test func `the initialisers' examples`() throws {
    #expect(try stops(Snapping(range: 0...1, step: 0.3)) == [0, 0.3, 0.6, 0.9, 1])
    #expect(try Snapping(range: 0...35, divisions: 34).count == 35)
    #expect(try stops(Snapping(range: 5...5, divisions: 3)) == [5])
  }

  @Test(
    arguments: [
      (0.0...80, 50.0, [0.0, 50, 80]),
      (0...10, 5, [0, 5, 10]),
      (3...10, 4, [3, 7, 10]),
      (0...1, 1, [0, 1]),
      (0...1, 7, [0, 1]),
      (5...5, 1, [5]),
      (0.1...0.7, 0.2, [0.1, 0.3, 0.5, 0.7]),
      (-0.3...0.3, 0.1, [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]),
      (0...1, 1.0 / 3, [0, 1.0 / 3, 2.0 / 3, 1]),
    ] as [(ClosedRange<Double>, Double, [Double])])
  func `a step gives these stops`(
    range: ClosedRange<Double>, step: Double, expected: [Double]
  ) throws {
    let snapping = try Snapping(range: range, step: step)
    #expect(stops(snapping) == expected)
    #expect(stops(snapping).allSatisfy { $0 != 0 || $0.sign == .plus })
  }

  @Test(arguments: [0.1, 0.01, 0.001, 1e-5])
  func `stops of a decimal step are the decimal numbers`(step: Double) throws {
    let snapping = try Snapping(range: 0...1, step: step)
    let digits = step.description.hasSuffix("e-05") ? 5 : step.description.count - 2
    for index in stride(from: 0, through: snapping.lastIndex, by: 7) {
      let text = String(index)
      let zeros = String(repeating: "0", count: max(0, digits + 1 - text.count))
      let all = zeros + text
      let point = all.index(all.endIndex, offsetBy: -digits)
      let written = Double(all[..<point] + "." + all[point...])
      #expect(snapping.stop(index) == written)
    }
  }

  @Test func `stops of a decimal step are the decimal numbers on both sides of 0`() throws {
    let snapping = try Snapping(range: -6e14...2e14, step: 0.2)
    #expect(snapping.stop(2_999_999_999_999_999) == -0.2)
    #expect(snapping.stop(3_777_777_777_777_777) == 155_555_555_555_555.4)
  }

  @Test(arguments: [1.0 / 49, 1.0 / 3, 0.1, 1e-8, 0x1p-52] as [Double])
  func `the last step of the unit range can be reached`(step: Double) throws {
    let snapping = try Snapping(range: 0...1, step: step)
    #expect(snapping.stop(snapping.lastIndex) == 1)
    #expect(snapping.snap(1) == 1)
    #expect(snapping.stop(snapping.lastIndex - 1) < 1)
  }

  @Test func `the widest range can be divided`() throws {
    let most = Double.greatestFiniteMagnitude / 2
    let snapping = try Snapping(range: -most...most, divisions: 2)
    #expect(stops(snapping) == [-most, 0, most])
    #expect(snapping.snap(1e307) == 0)
    #expect(snapping.snap(8e307) == most)
  }

  @Test func `the index of each of a billion stops is found in constant time`() throws {
    let snapping = try Snapping(range: 0...1000, step: 1e-6)
    #expect(snapping.lastIndex == 1_000_000_000)
    for index in [0, 1, 999, 123_456_789, 999_999_999, 1_000_000_000] {
      #expect(snapping.index(nearestTo: snapping.stop(index)) == index)
    }
  }

  @Test func `stops that round to the same number have the lowest index`() throws {
    let snapping = try Snapping(range: 1...(1.0.nextUp), divisions: 8)
    #expect(snapping.count == 9)
    for index in 0...8 {
      let stop = snapping.stop(index)
      let nearest = snapping.index(nearestTo: stop)
      #expect(snapping.stop(nearest) == stop)
      #expect(nearest == 0 || snapping.stop(nearest - 1) < stop)
    }
  }

  @Test func `the stop after a value is the next stop in that direction`() throws {
    let snapping = try Snapping(range: 0...100, step: 30)
    #expect(snapping.stop(after: 30, .increment) == 60)
    #expect(snapping.stop(after: 31, .increment) == 60)
    #expect(snapping.stop(after: 59, .increment) == 60)
    #expect(snapping.stop(after: 59, .decrement) == 30)
    #expect(snapping.stop(after: 100, .increment) == 100)
    // Rounded by its owner.
    for value in [Double(30).nextUp, Double(30).nextDown, 30.002, 29.998] {
      #expect(snapping.stop(after: value, .increment) == 60)
      #expect(snapping.stop(after: value, .decrement) == 0)
    }
    #expect(snapping.stop(after: 30.004, .decrement) == 30)
    #expect(snapping.stop(after: 29.996, .increment) == 30)
    #expect(snapping.stop(after: Double(100).nextUp, .decrement) == 90)
    #expect(snapping.stop(after: 100.002, .decrement) == 100)
    #expect(snapping.stop(after: Double(0).nextDown, .increment) == 30)
    #expect(snapping.stop(after: 101, .decrement) == 100)
    #expect(snapping.stop(after: .infinity, .decrement) == 100)
    #expect(snapping.stop(after: -.infinity, .increment) == 0)
    #expect(snapping.stop(after: .nan, .increment) == 30)
    #expect(snapping.stop(after: 0, .decrement) == 0)
  }

  @Test(
    arguments: [
      (0.0...1, 0.0, "step"), (0...1, -1, "step"), (0...1, .nan, "step"),
      (0...1, .infinity, "step"),
      (0...1, 0x1p-53, "step"), (0...(.infinity), 1, "range"), (-(.infinity)...0, 1, "range"),
    ] as [(ClosedRange<Double>, Double, String)])
  func `a range or a step out of bounds is refused by name`(
    range: ClosedRange<Double>, step: Double, field: String
  ) {
    let error = #expect(throws: ConfigurationError.self) {
      try Snapping(range: range, step: step)
    }
    #expect(error?.field == field)
  }

  @Test(arguments: [0, -1, Int.min, Int.max])
  func `a range cannot be divided into so many parts`(divisions: Int) {
    let error = #expect(throws: ConfigurationError.self) {
      try Snapping(range: 0...1, divisions: divisions)
    }
    #expect(error?.field == "divisions")
  }
}
