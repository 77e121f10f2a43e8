import Foundation
import GestureTesting
import Testing

/// The faulty slider of the README.
struct Dimmer: Control {
  private(set) var value = 0.0
  private var width = 0.0

  init(_: NoConfiguration) {}

  var traits: ControlTraits { ControlTraits(drag: .absolute) }
  var track: Track { Track(length: width) }

  mutating func handle(_ event: GestureEvent) -> Response {
    let old = value
    switch event {
    case .resize(let size): width = size.width
    case .down(let point, _), .move(let point, _): value = min(max(point.x / width, 0), 1)
    default: break
    }
    return Response(from: old, to: value, in: 0...1)
  }
}

/// The faulty slider of the article "A control of your own under the laws".
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

private func packed(_ bytes: [UInt8]) -> [UInt8] { bytes.reversed() }
private func unpacked(_ bytes: [UInt8]) -> [UInt8] { bytes.reversed() }

@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "Sources/GestureTesting/GestureTesting.docc/YourControl.md"])
  func `the Swift examples of a text are in this file, line by line`(path: String) throws {
    // Comments in a text show results, which the tests below expect. Articles show imports.
    func lines(_ text: String) -> [String] {
      text.split(separator: "\n").filter { !$0.contains(#/^(@testable )?import /#) }
        .map { $0.replacing(#/ +// .*/#, with: "").filter { !$0.isWhitespace } }
        .filter { !$0.isEmpty }
    }
    let tests = lines(try String(contentsOfFile: #filePath, encoding: .utf8))
    let blocks = try text(path).components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
    #expect(blocks.count > 1)
    for block in blocks {
      var rest = tests[...]
      for line in lines(block) {
        let place = rest.firstIndex { $0.contains(line) }
        #expect(place != nil, "\(line)")
        rest = tests[(place ?? tests.count - 1)...].dropFirst()
      }
    }
  }

  @Test func `the slider of the README gives the documented values`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
    _ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
    #expect(slider.handle(.move(GesturePoint(x: 150, y: 22))).change?.new == 0.5)
    #expect(slider.handle(.up(nil)).editing == .committed(value: 0.5))
    #expect(slider.value == 0)
  }

  @Test func `packing loses nothing`() {
    check(.array(of: .integers)) { (bytes: [UInt8]) in unpacked(packed(bytes)) == bytes }
  }

  @Test func `the short examples of the README hold`() {
    checkRoundTrip(.integers, through: { (n: Int) in "\(n)" }, back: { Int($0) })
    check(.strings(matching: #"\d{4}-(0[1-9]|1[0-2])"#)) { month in month.count == 7 }
  }

  // These fail, as the texts say.
  @Test func `a dimmer obeys the laws of controls`() {
    withKnownIssue {
      check(.laws(of: ControlKind("dimmer", Dimmer.self)))
    }
  }

  @Test func `my slider obeys the laws of controls`() {
    withKnownIssue {
      check(.laws(of: ControlKind("my-slider", MySlider.self)))
    }
  }

  @Test(arguments: [
    (ControlKind("dimmer", Dimmer.self), "README.md"),
    (
      ControlKind("my-slider", MySlider.self),
      "Sources/GestureTesting/GestureTesting.docc/YourControl.md"
    ),
  ])
  func `a text shows the report of its slider`(kind: ControlKind, path: String) throws {
    let report = RunReport(Property.laws(of: kind).run(RunSettings(seed: 1))).description
    let facts = report.split(separator: "\n").prefix(4).joined(separator: "\n")
    #expect(try text(path).contains(facts), "\(report)")
  }
}

/// Figures in texts, each of which a file has.
@Suite struct FigureTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  @Test(arguments: [
    ("fuzz", "README.md"), ("test", "README.md"),
    ("campaign", "Sources/FuzzDriver/FuzzDriver.docc/Campaigns.md"),
  ])
  func `a text shows the figures that were measured`(name: String, path: String) throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
    let figure = try text("Benchmarks/Figures/\(name).txt")
    #expect(figure.contains("\n"))
    #expect(try text(path).contains(figure), "write it again: .ci/figures \(name)")
  }
}
