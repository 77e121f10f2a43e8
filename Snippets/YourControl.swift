// The code of the article "A control of your own under the laws", and of the landing pages of
// GestureTesting and GestureDomains.

// snippet.slider
import GestureEngine
// snippet.hide
import GestureTesting
import Testing
// snippet.show

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
// snippet.end

// snippet.test
@Test func `my slider obeys the laws of controls`() {
  check(.laws(of: ControlKind("my-slider", MySlider.self)))
}
// snippet.end

// snippet.replay
@Test func `my slider still passes every kept script`() {
  replayCorpus(kinds: [ControlKind("my-slider", MySlider.self)])
}
// snippet.end

func listLaws() {
  // snippet.list
  let laws = LawSummary.laws(of: ControlKind("my-slider", MySlider.self))
  for law in laws where law.exemption == nil {
    print(law.id, law.sentence)  // A2 the value is a number in its range, …
  }
  // snippet.end
}
let clamping = LawSummary.laws(of: ControlKind("my-slider", MySlider.self)).first { $0.id == "A2" }
precondition(clamping?.sentence == "the value is a number in its range")
precondition(clamping?.exemption == nil)

// The report of the test, which the article shows. The rows after these have other words in each run.
let report = RunReport(
  Property.laws(of: ControlKind("my-slider", MySlider.self)).run(RunSettings(seed: 1)))
print(report.description.split(separator: "\n").prefix(4).joined(separator: "\n"))
