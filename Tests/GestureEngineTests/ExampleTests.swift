import GestureEngine
import Testing

/// The examples in the comments of types that have no suite of their own.
@Suite struct ExampleTests {
  @Test func `the example of Animated`() throws {
    var place = Animated(0, .spring(try SpringMotion(duration: 0.5)))
    place.move(to: 1)
    #expect(place.presented == 0)
    place.advance(by: 0.1)
    #expect((place.presented - 0.357740).magnitude < 1e-6)
    place.advance(by: 2)
    #expect(place.presented == 1)
  }

  @Test func `the example of AnimatedRow`() throws {
    var heights = AnimatedRow(repeating: 15, count: 3, spring: try SpringMotion(duration: 0.5))
    heights.move { [15, 25, 35][$0] }
    heights.advance(by: 10)
    #expect(heights.presented == [15, 25, 35])
  }

  @Test func `the example of ControlScene`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
    let frame = GestureRect(
      origin: GesturePoint(x: 0, y: 2), size: GestureSize(width: 100, height: 40))
    #expect(slider.scene.first(.thumb)?.frame == frame)
  }

  @Test func `the example of ConfigurationField`() throws {
    let field = StepSlider.Configuration.fields[3]
    #expect(field.name == "stops")
    let error = #expect(throws: ConfigurationError.self) { try field.check(.integers([])) }
    #expect(error?.description == "stops is none; it must be at least one integer")
    let other = #expect(throws: ConfigurationError.self) { try field.check(.flag(true)) }
    #expect(other?.description == "stops is true; it must be a list of integers")
  }

  @Test func `the examples of initial values`() {
    #expect(FatSlider.Configuration.isInitialValue("value"))
    #expect(!FatSlider.Configuration.isInitialValue("rest"))
    #expect(ProgressSlider.Configuration(value: 7).withoutInitialValues.value == nil)
    let pair = RangeSlider.Configuration(lower: 3, upper: 4, step: 0.5)
    #expect(pair.withoutInitialValues == RangeSlider.Configuration(step: 0.5))
  }

  @Test func `the example of FieldRequirement`() {
    #expect(!FieldRequirement.open(0, 1).isMet(by: 0))
    #expect(FieldRequirement.open(0, 1).description == "a number above 0.0 and below 1.0")
  }

  @Test func `the examples of SceneShape, Outline and Paint`() {
    let frame = GestureRect(
      origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 40, height: 20))
    let thumb = SceneShape(.thumb, .capsule, frame: frame, paint: .knob)
    #expect(thumb.rotated(by: 45).rotation == 45)
    #expect(thumb.rotated(by: 45).frame == frame)
    let triangle = Outline.path([
      GesturePoint(x: 0, y: 10), GesturePoint(x: 5, y: 0), GesturePoint(x: 10, y: 10),
    ])
    #expect(triangle != .rectangle)
    #expect(Paint(from: .knob, to: .shade).fade == .shade)
    #expect(Paint.accent.fade == nil)
  }

  @Test func `the example of ControlConfiguration`() throws {
    var configuration = FatSlider.Configuration()
    let index = FatSlider.Configuration.fields.firstIndex { $0.name == "trackThickness" }!
    try configuration.set(field: index, to: .number(6))
    #expect(configuration.trackThickness == 6)
  }

  @Test func `the example of Motion`() {
    let slide = Motion.curve(.easeInEaseOut, seconds: 0.2)
    var place = Animated(0, slide)
    place.move(to: 1)
    place.advance(by: 0.1)
    #expect((place.presented - 0.5).magnitude < 1e-12)
  }

  @Test func `the example of GestureEvent`() {
    #expect(GestureEvent.up(nil, id: 3).touch?.id == 3)
    #expect(!GestureEvent.set(0.5).isByUser)
    #expect(GestureEvent.move(GesturePoint(x: 1, y: 2)).touch?.point == GesturePoint(x: 1, y: 2))
  }

  @Test func `the example of ControlTraits`() throws {
    #expect(try ProgressSlider(.init(step: 0.5)).traits.stops?.count == 3)
    #expect(FatSlider().traits.rest == 0)
  }
}
