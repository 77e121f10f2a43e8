import GestureEngine
import GestureLaws
import Specimens

/// A control as the page shows it first, and the published one beside it.
struct Showpiece {
  let kind: ControlKind
  let title: String
  let summary: String
  /// What is set at first, as `.drag` text.
  var opening = ""
  /// The size in points; no width takes what there is.
  var width: Double?
  let height: Double
  let published: ControlKind
  /// What is set at first in the published one.
  var publishedOpening = ""

  /// The showpieces in the order of the page.
  static let all = [
    Showpiece(
      kind: .fatSlider, title: "Fat slider",
      summary: "A fat thumb in a capsule track. Grab it, drag it, let go: it springs back.",
      height: 64, published: .publishedFatSlider),
    Showpiece(
      kind: .meshingSlider, title: "Meshing slider",
      summary: "Bars that rise like a wave around the finger. Drag anywhere.",
      height: 72, published: .publishedMeshingSlider),
    Showpiece(
      kind: .progressSlider, title: "Progress slider",
      summary:
        "A scrubber with no thumb. Only motion counts, and the further above or below the finger, "
        + "the finer it is.",
      height: 56, published: .publishedProgressSlider),
    Showpiece(
      kind: .stepSlider, title: "Step slider",
      summary: "Labelled stops. Drag the thumb from one to the next, or tap one.",
      opening: "set stops 1,10,30,40", height: 132, published: .publishedStepSlider,
      publishedOpening: "set stops 1,10,30,40"),
    Showpiece(
      kind: .morphToggle, title: "Morph toggle",
      summary: "A switch whose symbol turns from a cross to an arrow on its way.",
      opening: "set stroke 12; set gap 4", width: 100, height: 60,
      published: .publishedMorphToggle, publishedOpening: "set stroke 12"),
  ]

  /// All kinds of control that a script may name.
  static let kinds = all.flatMap { [$0.kind, $0.published] }

  /// The showpiece as the page needs it.
  func describe(to text: inout JSONText) {
    text.member("title", title)
    text.member("summary", summary)
    if let width { text.member("width", width) } else { text.null("width") }
    text.member("height", height)
    text.member("control") { $0.kind(kind, opening: opening) }
    text.member("published") { $0.kind(published, opening: publishedOpening) }
  }
}
