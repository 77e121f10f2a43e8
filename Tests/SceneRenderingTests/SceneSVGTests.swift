import GestureEngine
import GestureLaws
import SceneRendering
import Testing

/// A picture of a control after a script.
struct PictureCase: CustomTestStringConvertible, Sendable {
  let name: String
  let kind: ControlKind
  let script: String

  var testDescription: String { name }

  func scene() throws -> ControlScene {
    try #require(GestureScript(script, for: kind).play(drawing: true).scenes.last)
  }

  static let all: [PictureCase] = [
    PictureCase(
      name: "fat-slider-idle", kind: .fatSlider, script: "set value 0.25; size 300 44"),
    PictureCase(
      name: "fat-slider-returning", kind: .fatSlider,
      script: "size 300 44; down 50 22; move 230 22; up; wait 0.2"),
    PictureCase(
      name: "fat-slider-vertical", kind: .fatSlider,
      script: "set direction bottomToTop; set value 0.75; size 44 300"),
    PictureCase(
      name: "meshing-slider-idle", kind: .meshingSlider, script: "set value 12; size 390 60"),
    PictureCase(
      name: "meshing-slider-dragging", kind: .meshingSlider,
      script: "size 390 60; down 200 30; wait 0.4"),
    PictureCase(
      name: "meshing-slider-right-to-left", kind: .meshingSlider,
      script: "set direction rightToLeft; size 390 60; down 200 30; wait 0.1"),
    PictureCase(
      name: "progress-slider-idle", kind: .progressSlider, script: "set value 0.4; size 300 44"),
    PictureCase(
      name: "progress-slider-right-to-left", kind: .progressSlider,
      script: "set value 0.4; set direction rightToLeft; size 300 44"),
    PictureCase(
      name: "progress-slider-zero-size", kind: .progressSlider, script: "set value 0.4"),
    PictureCase(
      name: "step-slider-idle", kind: .stepSlider, script: "set stops 1,10,30,40; size 420 130"),
    PictureCase(
      name: "step-slider-on-its-way", kind: .stepSlider,
      script: "set stops 1,10,30,40; size 420 130; down 290 110; up; wait 0.1"),
    PictureCase(
      name: "step-slider-right-to-left", kind: .stepSlider,
      script: "set stops -10,0,25,100; set value 25; set direction rightToLeft; size 420 130"),
    PictureCase(
      name: "step-slider-vertical", kind: .stepSlider,
      script: "set stops -10,0,25,100; set value 25; set direction bottomToTop; size 170 420"),
    PictureCase(
      name: "range-slider-idle", kind: .rangeSlider,
      script: "set lower 0.25; set upper 0.75; size 300 44"),
    PictureCase(
      name: "range-slider-right-to-left", kind: .rangeSlider,
      script: "set direction rightToLeft; set lower 0.1; set upper 0.4; size 300 44"),
    PictureCase(
      name: "range-slider-vertical", kind: .rangeSlider,
      script: "set direction bottomToTop; set lower 0.1; set upper 0.4; size 44 300"),
    PictureCase(name: "range-slider-zero-size", kind: .rangeSlider, script: "size 0 0"),
    PictureCase(name: "morph-toggle-off", kind: .morphToggle, script: "wait 0"),
    PictureCase(
      name: "morph-toggle-turning", kind: .morphToggle, script: "down 10 10; up; wait 0.15"),
    PictureCase(name: "morph-toggle-on", kind: .morphToggle, script: "set isOn true; wait 0"),
    PictureCase(name: "morph-toggle-zero-size", kind: .morphToggle, script: "size 0 0"),
  ]
}

@Suite struct SceneSVGTests {
  @Test(arguments: PictureCase.all)
  func `a control looks as in its golden picture`(picture: PictureCase) throws {
    let svg = try picture.scene().svg(titled: picture.name)
    _ = ParsedXML(svg)
    try Golden.expect(svg, is: "\(picture.name).svg")
  }

  @Test func `svg(titled:) example`() throws {
    let slider = try ProgressSlider(.init(value: 0.5))
    let svg = slider.scene.svg(titled: "half")
    #expect(
      svg.hasPrefix(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1""#))
  }

  @Test func `text is escaped, and characters that XML forbids are replaced`() throws {
    let frame = GestureRect(
      origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 50, height: 20))
    let words = "<a & \"b\">\u{1}\u{FFFE} שלום"
    let scene = ControlScene(
      size: frame.size,
      shapes: [SceneShape(.symbol, .text(words, .right), frame: frame, paint: .ink)])
    let parsed = ParsedXML(scene.svg(titled: words))
    let expected = "<a & \"b\">\u{FFFD}\u{FFFD} שלום"
    #expect(parsed.words.contains(expected))
    #expect(parsed.attributes["aria-label"] == [expected])
    // Also at the right edge in a page whose text runs from right to left.
    #expect(parsed.attributes["text-anchor"] == ["end"])
    #expect(parsed.attributes["x"] == ["50"])
    #expect(Theme.css.contains("text { direction: ltr;"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func `every number of a picture is finite and has no exponent`(number: Double) throws {
    let frame = GestureRect(
      origin: GesturePoint(x: number, y: 3), size: GestureSize(width: number.magnitude, height: 20))
    var shape = SceneShape(
      .thumb, .path([GesturePoint(x: number, y: 0), GesturePoint(x: 1, y: number)]), frame: frame,
      paint: Paint(from: .knob, to: .shade), opacity: number,
      shadow: SceneShape.Shadow(radius: 1, drop: 2))
    shape.rotation = number
    let good = SceneShape(
      .track, .rectangle,
      frame: GestureRect(origin: GesturePoint(x: 0, y: 0), size: GestureSize(width: 9, height: 9)),
      paint: .groove)
    let scene = ControlScene(size: GestureSize(width: number, height: 10), shapes: [good, shape])
    let parsed = ParsedXML(scene.svg(titled: "extreme"))
    #expect(parsed.numbers.allSatisfy { $0.isFinite && $0.magnitude <= 1e6 })
    for values in parsed.attributes.values.joined() {
      #expect(!values.contains("e+") && !values.contains("nan") && !values.contains("inf"))
    }
    #expect(parsed.elements.contains("path") == number.isFinite)
  }
}
