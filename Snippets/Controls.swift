// The code of the landing pages of GestureEngine, ControlHost, GestureLaws, SceneRendering and Specimens,
// and of the article "Designs of controls".
import ControlHost
import GestureEngine
import GestureLaws
import SceneRendering
import Specimens

// snippet.slider
var slider = FatSlider()
_ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
_ = slider.handle(.down(GesturePoint(x: 50, y: 22)))
let change = slider.handle(.move(GesturePoint(x: 150, y: 22))).change  // 0 to 0.5
let editing = slider.handle(.up(nil)).editing  // committed at 0.5
let value = slider.value  // 0, because the slider is sticky
// snippet.end
precondition(change == Response.Change(old: 0, new: 0.5))
precondition(editing == .committed(value: 0.5))
precondition(value == 0)

/// The parts of an app that the next class uses.
final class App {
  var isPaused = false

  func tick() {}
  func bump() {}
  func beginGrouping() {}
  func endGrouping() {}
}
nonisolated(unsafe) let (haptics, undoManager, displayLink) = (App(), App(), App())
nonisolated(unsafe) var binding = 0.0
func announce(_ text: String) {}
func draw(_ scene: ControlScene) {}

// snippet.host
final class SliderView {
  var host = ControlHost(FatSlider())

  func handle(_ input: HostInput, at time: Double) {
    for effect in host.handle(input, at: time) {
      switch effect {
      case .began: undoManager.beginGrouping()
      case .changed(let value): binding = value  // may call handle(.bound(value), …)
      case .ticks: haptics.tick()
      case .reachedEnd: haptics.bump()
      case .committed, .cancelled: undoManager.endGrouping()
      case .announce: announce(host.control.valueText)
      case .draw: draw(host.control.scene)
      case .frames: displayLink.isPaused = !host.wantsFrames
      case .changedPair, .committedPair: break  // of a control with two values
      }
    }
  }
}
// snippet.end

// snippet.range
var host = ControlHost(try RangeSlider(.init()))
_ = host.handle(.boundPair(lower: 0.2, upper: 0.8), at: 0)
_ = host.handle(.focused(.upper), at: 0)
let effects = Array(host.handle(.key(.left), at: 0))
// began, changed 0.2 0.7, committed 0.2 0.7, announce, draw
// snippet.end
precondition(
  effects == [
    .began, .changedPair(lower: 0.2, upper: 0.7), .committedPair(lower: 0.2, upper: 0.7), .announce,
    .draw,
  ])

// snippet.script
let script = try GestureScript("size 300 44; down 50 22; move 150 22; up", for: .fatSlider)
let findings = LawBook.controls.findings(in: script)  // [], because the script breaks no law
// snippet.end
precondition(findings.isEmpty)

/// A part of a control.
struct Knob {
  var tracker = TouchTracker()
  var thumb: GestureRect?

  mutating func handle(_ event: GestureEvent) -> Bool {
    // snippet.tracker
    let thumb = thumb
    let sample = tracker.receive(event) { thumb?.contains($0) == true }
    // snippet.end
    return sample != nil
  }
}

// snippet.palette
var palette = Palette.standard
palette.set(.accent, to: .gradient([Palette.Tint(0xFFCC00), Palette.Tint(0xFF2D55)]))
let picture = slider.scene.svg(
  titled: "Zoom", palette: palette, along: .leftToRight, isEnabled: false)
// snippet.end
precondition(picture.contains("Zoom"))

// snippet.bugs
let names = Specimen.fatSlider.bugs.map(\.name)  // ["zero-width", "bad-sample", …]
let broken = ControlKind.publishedFatSlider(bugs: [.zeroWidth])
let fixed = ControlKind.publishedFatSlider(bugs: [])
// snippet.end
precondition(names.first == "zero-width")
let broke = LawBook.controls.findings(in: try GestureScript("down 0 0", for: broken))
let held = LawBook.controls.findings(in: try GestureScript("down 0 0", for: fixed))
precondition(!broke.isEmpty && held.isEmpty)
