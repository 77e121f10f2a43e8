import GestureEngine
import Testing

@Suite struct StepSliderTests {
  private func slider(
    _ stops: [Int] = [1, 10, 30, 40], _ edit: (inout StepSlider.Configuration) -> Void = { _ in }
  ) throws -> StepSlider {
    var configuration = StepSlider.Configuration(stops: stops)
    edit(&configuration)
    var slider = try StepSlider(configuration)
    _ = slider.handle(.resize(GestureSize(width: 600, height: 130)))
    return slider
  }

  @Test func `the example of StepSlider`() throws {
    var slider = try slider()
    _ = slider.handle(.down(GesturePoint(x: 430, y: 50)))
    _ = slider.handle(.up(nil))
    #expect(slider.stop == 30)
  }

  @Test func `the thumb hangs over the bounds by what its inset leaves`() throws {
    let narrow = try slider {
      ($0.sideOffset, $0.trackHeight, $0.thumbWidth) = (20, 10, 70)
    }
    #expect(narrow.traits.overhang == 10)
    let inside = try slider {
      ($0.sideOffset, $0.trackHeight, $0.thumbWidth) = (40, 10, 70)
    }
    #expect(inside.traits.overhang == 0)
  }

  @Test func `the thumb's frame`() throws {
    let thumb = try #require(slider().thumb)
    #expect(
      thumb
        == GestureRect(
          origin: GesturePoint(x: 15, y: 11.5), size: GestureSize(width: 70, height: 81)))
  }

  @Test func `a held thumb slides by translation`() throws {
    var slider = try slider(Array(0...20)) { $0.value = 10 }
    _ = slider.handle(.down(GesturePoint(x: 334, y: 60)))
    #expect(slider.handle(.move(GesturePoint(x: 334.5, y: 60))).change == nil)
    let response = slider.handle(.move(GesturePoint(x: 384, y: 60)))
    #expect(slider.stop == 12 && response.detents == 2)
  }

  @Test(arguments: [(509.9, 30), (510.1, 1)])
  func `a tap may move less than ten points`(x: Double, stop: Int) throws {
    var slider = try slider()
    _ = slider.handle(.down(GesturePoint(x: 500, y: 60)))
    _ = slider.handle(.move(GesturePoint(x: x, y: 60)))
    _ = slider.handle(.up(GesturePoint(x: 430, y: 60)))
    #expect(slider.stop == 1, "a touch that lifts off so far away is not a tap")
    _ = slider.handle(.down(GesturePoint(x: 500, y: 60)))
    _ = slider.handle(.move(GesturePoint(x: x, y: 60)))
    _ = slider.handle(.up(nil))
    #expect(slider.stop == (stop == 30 ? 40 : 1))
  }

  @Test(arguments: [nil, GesturePoint(x: 430, y: 50)])
  func `a touch that never moved is a tap, with the least tolerance`(place: GesturePoint?) throws {
    var slider = try slider { $0.tapTolerance = .leastNonzeroMagnitude }
    _ = slider.handle(.down(GesturePoint(x: 430, y: 50)))
    _ = slider.handle(.up(place))
    #expect(slider.stop == 30)
  }

  @Test func `a set of NaN during a drag does not change the drag`() throws {
    var (plain, set) = (try slider(), try slider())
    for x in [50.0, 100] {
      let event: GestureEvent =
        x == 50 ? .down(GesturePoint(x: x, y: 60)) : .move(GesturePoint(x: x, y: 60))
      _ = plain.handle(event)
      _ = set.handle(event)
    }
    _ = set.handle(.set(.nan))
    for x in stride(from: 100.0, through: 550, by: 1) {
      _ = plain.handle(.move(GesturePoint(x: x, y: 60)))
      _ = set.handle(.move(GesturePoint(x: x, y: 60)))
      #expect(plain.stop == set.stop)
    }
  }

  @Test func `a change is drawn along the curve in a fifth of a second`() throws {
    var slider = try slider()
    #expect(slider.handle(.set(40)).isAnimating)
    _ = slider.handle(.wait(0.1))
    #expect((slider.presentedValue - 20.5).magnitude < 1e-9)
    #expect(!slider.handle(.wait(0.1)).isAnimating)
    #expect(slider.presentedValue == 40)
  }

  @Test func `every Int can be a stop`() throws {
    var slider = try slider([.min, 0, .max - 1024, .max])
    _ = slider.handle(.adjust(.increment))
    #expect(slider.stop == 0)
    _ = slider.handle(.adjust(.increment))
    #expect(slider.stop == .max - 1024)
    #expect(slider.handle(.adjust(.increment)).change?.new == 0x1p63)
    #expect(slider.stop == .max)
    _ = slider.handle(.down(GesturePoint(x: 60, y: 120)))
    _ = slider.handle(.up(nil))
    #expect(slider.stop == .min)
  }

  @Test func `dots skip the end stops, labels do not`() throws {
    let shapes = try slider().scene.shapes
    #expect(shapes.filter { $0.role == .dot(stop: 10) }.count == 2)
    #expect(!shapes.contains { $0.role == .dot(stop: 1) || $0.role == .dot(stop: 40) })
    #expect(shapes.first { $0.role == .label(stop: 1) }?.outline == .text("1", .left))
    #expect(shapes.first { $0.role == .label(stop: 10) }?.outline == .text("10", .center))
    #expect(shapes.first { $0.role == .label(stop: 40) }?.outline == .text("40", .right))
  }

  @Test(arguments: [
    (StepSlider.Configuration(stops: []), "stops"),
    (.init(stops: [1], tapTolerance: 0), "tapTolerance"),
    (.init(stops: [1, 2], value: 3), "value"),
    (.init(stops: [1], trackHeight: -1), "trackHeight"),
    (.init(stops: [1], sideOffset: 0x1p21), "sideOffset"),
    (.init(stops: [1], thumbDrop: .nan), "thumbDrop"),
  ])
  func `a field out of its range is refused by name`(
    configuration: StepSlider.Configuration, field: String
  ) {
    let error = #expect(throws: ConfigurationError.self) { try StepSlider(configuration) }
    #expect(error?.field == field)
  }
}
