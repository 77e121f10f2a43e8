import GestureEngine
import Testing

/// The parts of `Control` that every control has, with their defaults.
@Suite struct ControlTests {
  /// A control that says only what it must.
  private struct Button: Control {
    init(_ configuration: NoConfiguration = .init()) {}
    var traits = ControlTraits(drag: .tapped, grabArea: .bounds)
    var value = 1.0
    var track: Track { Track(length: 0) }
    var thumb: GestureRect?
    var scene: ControlScene { ControlScene(size: GestureSize(width: 70, height: 20)) }
    mutating func handle(_ event: GestureEvent) -> Response { Response() }
  }

  private let size = GestureSize(width: 300, height: 60)
  private let place = GesturePoint(x: 50, y: 30)

  @Test func `text(of:) example`() {
    #expect(ControlTraits(drag: .absolute).text(of: 0.125) == "12.5%")
    #expect(ControlTraits(range: 0...35, drag: .absolute).text(of: 17.5) == "17.5")
    #expect(ControlTraits(drag: .tapped).text(of: 1) == "on")
    #expect(ControlTraits(drag: .tappedOrDragged).text(of: 0) == "off")
  }

  @Test func `a switch in the middle is off`() {
    #expect(ControlTraits(drag: .tapped).text(of: 0.5) == "off")
    #expect(ControlTraits(drag: .tapped).text(of: 0.5.nextUp) == "on")
    #expect(ControlTraits(drag: .absolute).text(of: .nan) == "not a number")
  }

  @Test(arguments: [
    (0.0, "0"), (0.04, "0"), (0.05, "0.1"), (-0.04, "0"), (-2.5, "-2.5"), (12, "12"),
    (1e20, "1e+20"),
  ])
  func `a value outside 0...1 is a number with at most one decimal`(value: Double, text: String) {
    #expect(ControlTraits(range: -5...1e21, drag: .absolute).text(of: value) == text)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a tolerance that is not a positive number is the exactness of doubles`(part: Double) {
    #expect(ControlTraits.Precision.tolerance(part) == .double)
  }

  @Test func `height(at:) example`() {
    let wave = ControlTraits.Wave(least: 15, greatest: 35, falloff: 0.2)
    #expect(wave.height(at: 0) == 35)
    #expect(wave.height(at: 0.1) == 25)
    #expect(wave.height(at: 0.2) == 15)
    let steep = ControlTraits.Wave(least: 15, greatest: 35, falloff: 0.2, curve: .exponential)
    #expect(steep.height(at: 0.1) == 20)
    #expect(steep.height(at: 0) == 35 && steep.height(at: 0.2) == 15)
  }

  @Test func `the defaults follow the traits`() {
    var button = Button()
    #expect(!button.isTracking && button.naturalSize == .zero && button.valueText == "on")
    #expect(
      button.hitArea
        == GestureRect(
          origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 70, height: 20)))
    button.traits.grabArea = .anywhere
    #expect(button.hitArea == nil)
    button.traits.grabArea = .thumb
    #expect(button.hitArea?.contains(GesturePoint(x: 0, y: 0)) == false)
    button.thumb = GestureRect(origin: place, size: GestureSize(width: 5, height: 5))
    #expect(button.hitArea == button.thumb)
  }

  /// Returns whether a control tracks a touch before, during and after a gesture.
  private func tracking(_ control: some Control) -> [Bool] {
    var control = control
    var tracking: [Bool] = []
    for event in [GestureEvent.resize(size), .down(place), .up(nil)] {
      _ = control.handle(event)
      tracking.append(control.isTracking)
    }
    return tracking
  }

  @Test func `every control says whether it tracks a touch`() throws {
    #expect(tracking(FatSlider()) == [false, true, false])
    #expect(tracking(try MeshingSlider(.init())) == [false, true, false])
    #expect(tracking(try ProgressSlider(.init())) == [false, true, false])
    #expect(tracking(try StepSlider(.init(stops: [1, 2]))) == [false, true, false])
    #expect(tracking(MorphToggle()) == [false, true, false])
  }

  @Test func `every control has a natural size, in which all its parts fit`() throws {
    #expect(FatSlider().naturalSize == GestureSize(width: 0, height: 40))
    #expect(try MeshingSlider(.init()).naturalSize == GestureSize(width: 344, height: 55))
    #expect(try ProgressSlider(.init()).naturalSize == GestureSize(width: 0, height: 20))
    #expect(
      try StepSlider(.init(stops: [1, 2])).naturalSize == GestureSize(width: 0, height: 120))
    #expect(try RangeSlider(.init()).naturalSize == GestureSize(width: 0, height: 28))
    #expect(MorphToggle().naturalSize == GestureSize(width: 50, height: 30))
    #expect(
      try FatSlider(.init(direction: .bottomToTop)).naturalSize
        == GestureSize(width: 40, height: 0))
    #expect(
      try MorphToggle(.init(direction: .topToBottom)).naturalSize
        == GestureSize(width: 30, height: 50))
  }

  @Test func `a touch is tracked inside the hit area`() throws {
    var slider = FatSlider()
    _ = slider.handle(.resize(size))
    let area = try #require(slider.hitArea)
    #expect(area == slider.thumb)
    let edge = area.origin.x + area.size.width
    #expect(slider.handle(.down(GesturePoint(x: edge + 1, y: area.center.y))).editing == nil)
    #expect(slider.handle(.down(GesturePoint(x: edge, y: area.center.y))).editing == .began)
    #expect(MorphToggle().hitArea?.contains(GesturePoint(x: 50, y: 30)) == true)
    #expect(try StepSlider(.init(stops: [1, 2])).hitArea == nil)
  }
}
