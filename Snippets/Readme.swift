// The code that README shows.
import GestureTesting
import Testing

// snippet.dimmer
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
// snippet.end

// snippet.dimmer-test
@Test func `a dimmer obeys the laws of controls`() {
  check(.laws(of: ControlKind("dimmer", Dimmer.self)))
}
// snippet.end

// snippet.packing
@Test func `packing loses nothing`() {
  check(.array(of: .integers)) { (bytes: [UInt8]) in unpacked(packed(bytes)) == bytes }
}
// snippet.end

func packed(_ bytes: [UInt8]) -> [UInt8] { bytes.reversed() }
func unpacked(_ bytes: [UInt8]) -> [UInt8] { bytes.reversed() }

func checkTexts() {
  // snippet.round-trip
  checkRoundTrip(.integers, through: { (n: Int) in "\(n)" }, back: { Int($0) })
  // snippet.end

  // snippet.month
  check(.strings(matching: #"\d{4}-(0[1-9]|1[0-2])"#)) { month in month.count == 7 }
  // snippet.end
}

// The report of the test, which README shows: the rows of a case that is replayed from its words.
let words: ChoiceSequence = [1, 0, 0, 0, 0, 0, 0, 0, 0]
let property = Property.laws(of: ControlKind("dimmer", Dimmer.self))
let report = RunReport(property.run(RunSettings(replay: words)))
print(report.description.split(separator: "\n").prefix(4).joined(separator: "\n"))
print("  again    DRAGNET_REPLAY=\"\(words)\" swift test --filter …")
