import GestureEngine
import Testing

@Suite struct FatSliderTests {
  private let size = GestureSize(width: 300, height: 44)

  private func at(_ x: Double, _ y: Double = 22) -> GesturePoint { GesturePoint(x: x, y: y) }

  @Test func `the example of FatSlider`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(size))
    _ = slider.handle(.down(at(50)))
    _ = slider.handle(.move(at(150)))
    #expect(slider.value == 0.5)
    _ = slider.handle(.up(nil))
    #expect(slider.value == 0)
  }

  @Test func `the example of Response`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(size))
    _ = slider.handle(.down(at(50)))
    #expect(slider.handle(.move(at(150))).change == Response.Change(old: 0, new: 0.5))
  }

  @Test func `a commit carries the value at lift-off, the change includes the return to rest`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(size))
    _ = slider.handle(.down(at(50)))
    _ = slider.handle(.move(at(100)))
    let response = slider.handle(.up(at(150)))
    #expect(response.editing == .committed(value: 0.5))
    #expect(response.change == Response.Change(old: 0.25, new: 0))
    #expect(!response.reachedEnd)
    #expect(response.isAnimating)
  }

  @Test func `it springs back and settles on rest, exactly`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(size))
    _ = slider.handle(.down(at(50)))
    _ = slider.handle(.up(at(250)))
    #expect(slider.presentedValue == 1)
    _ = slider.handle(.wait(0.1))
    #expect(slider.presentedValue < 1 && slider.presentedValue > 0)
    #expect(!slider.handle(.wait(5)).isAnimating)
    #expect(slider.presentedValue == 0)
  }

  @Test func `a thumb on its way is caught where it is drawn`() throws {
    for isSticky in [true, false] {
      var slider = try FatSlider(.init(isSticky: isSticky))
      _ = slider.handle(.resize(size))
      _ = slider.handle(.down(at(50)))
      _ = slider.handle(.up(at(250)))
      _ = slider.handle(.set(0))
      _ = slider.handle(.wait(0.1))
      let thumb = try #require(slider.thumb)
      let drawn = slider.presentedValue
      #expect(drawn > 0.2 && drawn < 0.8)
      var missed = slider
      let beside = GesturePoint(x: thumb.origin.x - 1, y: 22)
      #expect(missed.handle(.down(beside)).editing == nil, "the thumb is not drawn there")
      let caught = slider.handle(.down(GesturePoint(x: thumb.origin.x + 1, y: 22)))
      #expect(caught.editing == .began)
      #expect(caught.change == Response.Change(old: 0, new: drawn))
      #expect(!caught.isAnimating && slider.presentedValue == drawn)
      #expect(slider.thumb == thumb)
      _ = slider.handle(.move(GesturePoint(x: thumb.origin.x + 1, y: 30)))
      #expect(slider.value == drawn)
      _ = slider.handle(.revert)
      #expect(slider.value == 0)
    }
  }

  @Test func `a caught thumb moves on to the nearest stop without a jump`() throws {
    var slider = try FatSlider(.init(step: 0.5))
    _ = slider.handle(.resize(size))
    _ = slider.handle(.set(1))
    _ = slider.handle(.wait(0.13))
    let drawn = slider.presentedValue
    #expect(drawn > 0.3 && drawn < 0.7)
    let x = try #require(slider.thumb).center.x
    #expect(slider.handle(.down(at(x))).isAnimating)
    #expect(slider.value == 0.5 && (slider.presentedValue - drawn).magnitude < 1e-12)
    // It does not go on toward 1.
    _ = slider.handle(.wait(0.3))
    #expect((slider.presentedValue - 0.5).magnitude < 0.1)
    _ = slider.handle(.wait(5))
    #expect(slider.presentedValue == 0.5)
  }

  @Test func `a sticky slider commits an adjustment and returns to rest`() throws {
    var slider = try FatSlider(.init(range: 0...10, rest: 5))
    let response = slider.handle(.adjust(.increment))
    #expect(response.editing == .committed(value: 1))
    #expect(response.change == Response.Change(old: 0, new: 5))
    #expect(slider.value == 5)
    #expect(slider.handle(.adjust(.increment)).editing == .committed(value: 6))
    #expect(slider.value == 5)
  }

  @Test func `the value follows a range in steps`() throws {
    var slider = try FatSlider(
      .init(value: 14, range: 10...20, step: 3, isSticky: false))
    #expect(slider.value == 13)
    _ = slider.handle(.resize(size))
    _ = slider.handle(.down(at(100)))
    #expect(slider.value == 13)
    let response = slider.handle(.move(at(170)))
    #expect(slider.value == 16)
    #expect(response.detents == 1)
    #expect(slider.handle(.move(at(400))).change?.new == 20)
    #expect(slider.thumb?.center.x == 250)
    _ = slider.handle(.up(nil))
    #expect(slider.handle(.adjust(.decrement)).change?.new == 19)
  }

  @Test func `a finger that comes back is at the value that it held`() throws {
    for value in stride(from: 0.1, to: 3, by: 0.1) {
      var slider = try FatSlider(.init(value: value, range: 0...3, isSticky: false))
      _ = slider.handle(.resize(GestureSize(width: 311, height: 44)))
      let x = try #require(slider.thumb).center.x
      #expect(slider.handle(.down(at(x))).change == nil)
      _ = slider.handle(.move(at(x + 7)))
      _ = slider.handle(.move(at(x)))
      #expect(slider.value == value)
    }
  }

  @Test(arguments: [
    ("step", FatSlider.Configuration(step: 1.1)), ("step", .init(step: 0)),
    ("step", .init(step: .nan)), ("value", .init(value: 1.1)),
    ("rest", .init(range: 2...3, rest: 1)), ("slop", .init(slop: -1)),
    ("range", .init(range: -1.7e308...1.7e308)),
  ])
  func `a configuration without sense is refused by name`(
    field: String, configuration: FatSlider.Configuration
  ) {
    let error = #expect(throws: ConfigurationError.self) { try FatSlider(configuration) }
    #expect(error?.field == field)
  }

  @Test func `the scene is a track and a thumb on it`() throws {
    var slider = try FatSlider(.init(value: 0.5))
    _ = slider.handle(.resize(size))
    let scene = slider.scene
    #expect(
      scene.first(.track)?.frame
        == GestureRect(origin: GesturePoint(x: 0, y: 20), size: GestureSize(width: 300, height: 4)))
    #expect(
      scene.first(.thumb)?.frame
        == GestureRect(
          origin: GesturePoint(x: 100, y: 2), size: GestureSize(width: 100, height: 40)))
    #expect(scene.first(.thumb)?.frame == slider.thumb)
  }

  @Test func `the default configuration is accepted`() throws {
    let slider = try FatSlider(.init())
    #expect(slider.configuration == FatSlider().configuration)
  }

  @Test(arguments: [
    (FatSlider.Configuration(value: 1.5), "value"), (.init(value: .nan), "value"),
    (.init(trackThickness: -4), "trackThickness"),
    (.init(trackThickness: .infinity), "trackThickness"),
    (.init(thumbFraction: 0), "thumbFraction"), (.init(thumbFraction: 1), "thumbFraction"),
    (.init(thumbAspect: -1), "thumbAspect"),
    (.init(thumbAspect: 0x1p21), "thumbAspect"),
    (.init(trackThickness: 0), "trackThickness"), (.init(thumbAspect: 0), "thumbAspect"),
    (.init(rest: -0.1), "rest"), (.init(rest: .infinity), "rest"),
  ])
  func `a field out of its range is refused by name, each time`(
    configuration: FatSlider.Configuration, field: String
  ) {
    let errors = (0..<2).map { _ in
      #expect(throws: ConfigurationError.self) { try FatSlider(configuration) }
    }
    #expect(errors[0]?.field == field)
    #expect(errors[0] == errors[1])
  }

  @Test func `the example of ConfigurationError`() {
    let error = #expect(throws: ConfigurationError.self) {
      try FatSlider(.init(trackThickness: -4))
    }
    #expect(
      error?.description
        == "trackThickness is -4.0; it must be a finite number of at least 0")
  }

  @Test func `every field of the configuration can be read and written by its index`() {
    var copy = FatSlider.Configuration()
    let original = FatSlider.Configuration(
      value: 0.25, direction: .bottomToTop, onCancel: .reverts, trackThickness: 5,
      thumbFraction: 0.5, thumbAspect: 3, grab: .anywhere, keepsGrabOffset: false,
      isSticky: false, rest: 0.75)
    for index in FatSlider.Configuration.fields.indices { copy[index] = original[index] }
    #expect(copy == original)
  }
}
