import Foundation
import GestureTesting
import Testing

/// The faulty slider of the README.
struct MySlider: Control {
  private(set) var value = 0.0
  private var before = 0.0
  private var width = 0.0
  private var touches = TouchTracker()

  init(_: NoConfiguration) {}

  var traits: ControlTraits { ControlTraits(drag: .absolute) }
  var track: Track { Track(length: width) }

  mutating func handle(_ event: GestureEvent) -> Response {
    var response = Response()
    let old = value
    switch touches.receive(event, accepts: { _ in true }) {
    case .began(let touch): (before, value, response.editing) = (value, touch.x / width, .began)
    case .moved(let touch): value = touch.x / width
    case .ended: response.editing = .committed(value: value)
    case .cancelled(let reverts):
      if reverts { value = before }
      response.editing = .cancelled
    case nil:
      switch event {
      case .resize(let size): width = size.width
      case .adjust(let way) where !touches.isTracking:
        value = Scale.fractions.value(after: value, way)
      case .set(let new) where !new.isNaN:
        value = min(max(new, 0), 1)
        return response
      default: break
      }
    }
    value = min(max(value, 0), 1)
    if value != old { response.change = Response.Change(old: old, new: value) }
    return response
  }
}

@Suite struct ReadmeTests {
  private static let readme = URL(filePath: #filePath).appending(path: "../../../README.md")
    .standardizedFileURL

  @Test func `the slider of the README gives the documented values`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
    _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
    #expect(slider.handle(.move(GesturePoint(x: 150, y: 22))).change?.new == 0.5)
    #expect(slider.handle(.up(nil)).editing == .committed(value: 0.5))
    #expect(slider.value == 0)
  }

  @Test func `the faulty slider of the README gets the documented report`() throws {
    let property = Property.laws(of: ControlKind("my-slider", MySlider.self))
    let report = RunReport(property.run(RunSettings(seed: 1))).description
    let shown = try String(contentsOf: Self.readme, encoding: .utf8)
    let facts = report.split(separator: "\n").prefix(4).joined(separator: "\n")
    #expect(shown.contains(facts), "\(report)")
  }
}
