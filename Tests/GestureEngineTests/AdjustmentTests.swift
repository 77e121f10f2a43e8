import GestureEngine
import Testing

@Suite struct AdjustmentTests {
  @Test func `stop(after:_:) example`() throws {
    let snapping = try Snapping(range: 0...100, step: 10)
    #expect(snapping.stop(after: 30, .increment) == 40)
    #expect(snapping.stop(after: 34, .increment) == 40)
    #expect(snapping.stop(after: 30, .pageDown) == 10)
    #expect(snapping.stop(after: 30 - 1e-7, .increment) == 40)
    #expect(snapping.stop(after: 30, .maximum) == 100)
  }

  @Test func `value(after:_:) example`() throws {
    let scale = try Scale(0...3)
    #expect(scale.value(after: 0.3, .increment) == 0.6)
    #expect(scale.value(after: 2.9, .increment) == 3)
    let zoom = try Scale(1...16, .exponential)
    #expect((zoom.value(after: 1, .pageUp) - 1.7411011265922482).magnitude < 1e-12)
  }

  @Test func `key steps are added, and end at the bounds`() {
    let steps = ControlTraits.KeySteps(1, page: 10, fine: 0.25)
    func value(after value: Double, _ way: GestureEvent.Adjustment) -> Double {
      steps.value(after: value, way, in: -20...20)
    }
    #expect(value(after: 3, .increment) == 4)
    #expect(value(after: 3, .pageDown) == -7)
    #expect(value(after: 3, .fineUp) == 3.25)
    #expect(value(after: 15, .pageUp) == 20)
    #expect(value(after: 3, .minimum) == -20)
    #expect(value(after: 3, .maximum) == 20)
    #expect(value(after: 25, .increment) == 20)
  }

  @Test func `a step is that of the arrow keys if it is left out, and zero if it is no length`() {
    let steps = ControlTraits.KeySteps(5)
    #expect((steps.arrow, steps.page, steps.fine) == (5, 5, 5))
    let none = ControlTraits.KeySteps(.nan, page: -1, fine: .infinity)
    #expect((none.arrow, none.page, none.fine) == (0, 0, 0))
    #expect(none.value(after: 3, .pageUp, in: 0...10) == 3)
  }

  /// An adjustment, the value where it starts, and the stop where it ends.
  struct Way {
    let start: Double
    let adjustment: GestureEvent.Adjustment
    let end: Double

    init(_ start: Double, _ adjustment: GestureEvent.Adjustment, _ end: Double) {
      (self.start, self.adjustment, self.end) = (start, adjustment, end)
    }
  }

  @Test(arguments: [
    Way(0, .decrement, 0), Way(45, .decrement, 40), Way(45, .pageDown, 30), Way(45, .pageUp, 60),
    Way(95, .pageUp, 100), Way(5, .pageDown, 0), Way(45, .fineUp, 50), Way(45, .fineDown, 40),
    Way(29.9985, .increment, 30), Way(30.0015, .decrement, 30), Way(30.0005, .decrement, 20),
    Way(45, .minimum, 0), Way(1e9, .increment, 100), Way(-1e9, .decrement, 0),
  ])
  func `an adjustment between stops leads to a stop`(way: Way) throws {
    let snapping = try Snapping(range: 0...100, step: 10)
    #expect(snapping.stop(after: way.start, way.adjustment) == way.end)
  }

  @Test(arguments: [1, 2, 4, 5, 9, 10, 24, 25])
  func `a page is a fifth of the steps, at least one`(lastIndex: Int) throws {
    let snapping = try Snapping(range: 0...Double(lastIndex), step: 1)
    #expect(snapping.stop(after: 0, .pageUp) == Double(max(1, lastIndex / 5)))
    let page = Double(lastIndex - max(1, lastIndex / 5))
    #expect(snapping.stop(after: Double(lastIndex), .pageDown) == page)
  }

  @Test func `ten increments of any range are decimal numbers and lead from end to end`() throws {
    for (range, expected) in [
      (0.0...3.0, [0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3]),
      (0...1, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
      (-0.5...0.5, [-0.4, -0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5]),
    ] {
      let scale = try Scale(range)
      var values = [range.lowerBound]
      for _ in 0..<10 { values.append(scale.value(after: values[values.count - 1], .increment)) }
      #expect(values.dropFirst().elementsEqual(expected))
      for value in values.dropLast().reversed() {
        let back = scale.value(after: values.removeLast(), .decrement)
        #expect(back == value && (back != 0 || back.sign == .plus))
      }
    }
  }

  @Test(arguments: GestureEvent.Adjustment.allCases)
  func `a toggle is on after an upward adjustment`(adjustment: GestureEvent.Adjustment) {
    var toggle = MorphToggle()
    _ = toggle.handle(.adjust(adjustment))
    #expect(toggle.isOn == adjustment.isUpward)
  }

  @Test func `a step slider moves by a page and to its ends`() throws {
    var slider = try StepSlider(.init(stops: Array(0...20)))
    #expect(slider.handle(.adjust(.pageUp)).change?.new == 4)
    #expect(slider.handle(.adjust(.fineUp)).change?.new == 5)
    #expect(slider.handle(.adjust(.maximum)).detents == 15)
    #expect(slider.handle(.adjust(.minimum)).change?.new == 0)
  }
}
