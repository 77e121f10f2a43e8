import GestureEngine
import GestureLaws
import Specimens

/// A control as the page first shows it, and the published control that it can be compared with.
struct Demo {
  let kind: ControlKind
  let title: String
  let summary: String
  /// The initial settings, as `.drag` text.
  var settings = ""
  /// In points; `nil` fills the available width.
  var width: Double?
  /// In points.
  let height: Double
  let published: ControlKind
  /// The initial settings of the published control, as `.drag` text.
  var publishedSettings = ""

  /// The demos, in the order of the page.
  static let all = [
    Demo(
      kind: .fatSlider, title: "Fat slider",
      summary: "A wide thumb in a capsule track. Drag it and let go: it springs back.",
      height: 64, published: .publishedFatSlider),
    Demo(
      kind: .meshingSlider, title: "Meshing slider",
      summary: "Bars that rise like a wave around the finger. Drag anywhere.",
      height: 72, published: .publishedMeshingSlider),
    Demo(
      kind: .progressSlider, title: "Progress slider",
      summary:
        "A scrubber without a thumb. Drag anywhere. It moves more slowly when the finger is "
        + "further above or below.",
      height: 56, published: .publishedProgressSlider),
    Demo(
      kind: .stepSlider, title: "Step slider",
      summary: "Labelled stops. Drag the thumb from stop to stop, or tap a stop.",
      settings: "set stops 1,10,30,40", height: 132, published: .publishedStepSlider,
      publishedSettings: "set stops 1,10,30,40"),
    Demo(
      kind: .rangeSlider, title: "Range slider",
      summary: "Two thumbs on one track. Drag one of them, or both with two fingers.",
      settings: "set lower 0.25; set upper 0.75", height: 64, published: .publishedRangeSlider,
      publishedSettings: "set lower 0.25; set upper 0.75"),
    Demo(
      kind: .morphToggle, title: "Morph toggle",
      summary: "A switch with a symbol that morphs from a cross into an arrow.",
      settings: "set stroke 12; set gap 4", width: 100, height: 60,
      published: .publishedMorphToggle, publishedSettings: "set stroke 12"),
  ]

  /// The kinds of control that a script can name.
  static let kinds = all.flatMap { [$0.kind, $0.published] }
}

extension JSONText {
  /// Writes the members of a demo.
  mutating func members(of demo: Demo) {
    member("title", demo.title)
    member("summary", demo.summary)
    if let width = demo.width { member("width", width) } else { null("width") }
    member("height", demo.height)
    member("control") { $0.members(of: demo.kind, settings: demo.settings) }
    member("published") { $0.members(of: demo.published, settings: demo.publishedSettings) }
  }
}
