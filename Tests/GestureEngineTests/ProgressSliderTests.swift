import GestureEngine
import Testing

@Suite struct ProgressSliderTests {
  private func slider(
    _ configuration: ProgressSlider.Configuration = .init(value: 0.5)
  ) throws -> ProgressSlider {
    var slider = try ProgressSlider(configuration)
    _ = slider.handle(.resize(GestureSize(width: 300, height: 20)))
    _ = slider.handle(.down(GesturePoint(x: 100, y: 10)))
    return slider
  }

  @Test func `the drawing is at the value at once`() throws {
    #expect(try ProgressSlider(.init()).traits.settlingTime == 0)
  }

  @Test func `the example of ProgressSlider`() throws {
    var slider = try slider()
    _ = slider.handle(.move(GesturePoint(x: 170, y: 10)))
    #expect(slider.value == 0.7)
  }

  @Test func `nothing moves before the drag is recognised`() throws {
    var slider = try slider()
    #expect(slider.handle(.move(GesturePoint(x: 109, y: 10))).change == nil)
    #expect(
      slider.handle(.move(GesturePoint(x: 110, y: 10))).change == nil, "the distance is not applied"
    )
    #expect(slider.handle(.move(GesturePoint(x: 113, y: 10))).change?.new == 0.51)
  }

  @Test func `a minimum distance of 0 is plain dragging`() throws {
    var slider = try slider(.init(value: 0.5, minimumDistance: 0))
    #expect(slider.handle(.move(GesturePoint(x: 103, y: 10))).change?.new == 0.51)
  }

  @Test(arguments: [(ControlTraits.Overshoot.reanchors, 0.9), (.accumulates, 1)])
  func `past an end`(overshoot: ControlTraits.Overshoot, value: Double) throws {
    var slider = try slider(.init(value: 0.5, overshoot: overshoot))
    #expect(slider.handle(.move(GesturePoint(x: 410, y: 10))).reachedEnd)
    _ = slider.handle(.move(GesturePoint(x: 380, y: 10)))
    #expect(slider.value == value)
  }

  @Test func `a drag over half of the track is half of any range`() throws {
    for range in [0...2, 0...0.5, -1...1, 1...2] as [ClosedRange<Double>] {
      var slider = try slider(.init(range: range, minimumDistance: 0))
      _ = slider.handle(.move(GesturePoint(x: 250, y: 10)))
      #expect(slider.value == (range.lowerBound + range.upperBound) / 2, "\(range)")
    }
  }

  @Test func `steps do not swallow small motions`() throws {
    var slider = try slider(.init(value: 0.5, minimumDistance: 0, step: 0.1))
    for x in 101...114 { _ = slider.handle(.move(GesturePoint(x: Double(x), y: 10))) }
    #expect(slider.value == 0.5, "less than half of a step")
    #expect(slider.handle(.move(GesturePoint(x: 116, y: 10))).detents == 1)
    #expect(slider.value == 0.6)
    _ = slider.handle(.up(nil))
    _ = slider.handle(.down(GesturePoint(x: 0, y: 0)))
    _ = slider.handle(.move(GesturePoint(x: 14, y: 0)))
    #expect(slider.value == 0.6, "a new gesture begins at the stop")
  }

  @Test func `a drag continues from the present value after a resize or a set`() throws {
    var slider = try slider()
    _ = slider.handle(.move(GesturePoint(x: 170, y: 10)))
    _ = slider.handle(.resize(GestureSize(width: 600, height: 20)))
    #expect(slider.value == 0.7)
    _ = slider.handle(.move(GesturePoint(x: 230, y: 10)))
    #expect((slider.value - 0.8).magnitude < 1e-15)
    _ = slider.handle(.set(0.25))
    _ = slider.handle(.move(GesturePoint(x: 260, y: 10)))
    #expect(slider.value == 0.3)
  }

  @Test func `a drag goes on with another configuration`() throws {
    var slider = try slider(.init(value: 0.5, minimumDistance: 0, step: 0.1))
    _ = slider.handle(.move(GesturePoint(x: 130, y: 10)))
    #expect(slider.value == 0.6)
    var other = try #require(
      try slider.reconfigured(.init(minimumDistance: 0, fineFloor: 1, step: 0.1)))
    #expect(other.value == 0.6)
    #expect(other.handle(.move(GesturePoint(x: 160, y: 90))).change?.new == 0.7)
  }

  @Test func `the fill is clipped at the value, from its own side`() throws {
    var slider = try slider(.init(value: 0.25, direction: .rightToLeft))
    _ = slider.handle(.resize(GestureSize(width: 400, height: 60)))
    let fill = try #require(slider.scene.first(.fill))
    #expect(fill.frame.size == GestureSize(width: 400, height: 20))
    #expect(fill.clip?.origin.x == 300 && fill.clip?.size.width == 100)
  }

  @Test(arguments: [
    (ProgressSlider.Configuration(value: -0.1), "value"), (.init(step: 0), "step"),
    (.init(step: 0x1p-53), "step"), (.init(step: 1.5), "step"),
    (.init(fineDistance: 0), "fineDistance"), (.init(fineFloor: 1.1), "fineFloor"),
    (.init(minimumDistance: -1), "minimumDistance"),
  ])
  func `a field out of its range is refused by name`(
    configuration: ProgressSlider.Configuration, field: String
  ) {
    let error = #expect(throws: ConfigurationError.self) { try ProgressSlider(configuration) }
    #expect(error?.field == field)
  }
}
