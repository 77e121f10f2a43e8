import GestureEngine
import GestureLaws

/// The picture of one event of a script.
struct Frame: Sendable {
  /// The number of the event, counted from 1.
  let number: Int
  /// The event and the response of the control.
  let step: Trace.Step
  /// The statement of the event or the input.
  let text: String
  /// The effects that a host reported, in words; `nil` for an event of a control.
  let effects: String?
  /// The drawing of the control after the event.
  let scene: ControlScene
  /// The touches on the screen, including those that the event ended.
  let fingers: [Finger]
  /// The laws that break at this event.
  let findings: [Finding]
  /// The number of shapes that cannot be drawn because they have a number that is not finite.
  let misplaced: Int

  /// Creates a frame; a control without a drawing is sketched.
  init(
    number: Int, _ shot: Film.Shot, direction: Direction, fingers: [Finger], findings: [Finding]
  ) {
    self.number = number
    step = shot.step
    text = shot.text
    effects = shot.effects
    // A control that draws nothing is sketched from its track and its thumb.
    let drawn =
      shot.scene.flatMap { $0.shapes.isEmpty ? nil : $0 }
      ?? ControlScene(sketching: step.after, direction)
    self.scene = drawn.placed
    misplaced = drawn.shapes.count - self.scene.shapes.count
    self.fingers = fingers
    self.findings = findings
  }

  /// The greatest extent that a frame shows, in points; no screen is that large.
  static let greatestExtent = 20_000.0

  /// The reason why the control cannot be drawn; `nil` if it can.
  var obstacle: String? {
    let size = step.after.size
    if size.width <= 0 || size.height <= 0 { return "no size" }
    let extent = scene.extent.size
    if !(extent.width <= Frame.greatestExtent && extent.height <= Frame.greatestExtent) {
      return "too large to draw"
    }
    return Swift.max(size.width, size.height) < 0.5 ? "too small to draw" : nil
  }

  /// The facts about the event besides the value.
  var notes: [String] {
    if let effects { return [effects] }
    var notes: [String] = []
    switch step.response.editing {
    case .began: notes.append("began")
    case .committed: notes.append("committed")
    case .cancelled: notes.append("cancelled")
    case nil: break
    }
    if step.response.detents > 0 {
      notes.append(step.response.detents == 1 ? "1 detent" : "\(step.response.detents) detents")
    }
    if step.response.reachedEnd { notes.append("at end") }
    if step.response.isAnimating { notes.append("animating") }
    if let point = step.event.touch?.point, !point.isUsable { notes.append("bad sample") }
    if let change = step.response.change { notes.append("from \(DragNumber.text(change.old))") }
    return notes
  }
}

extension ControlScene {
  /// Sketches a control that draws nothing: its thumb, or else the filled part of its track.
  init(sketching snapshot: ControlSnapshot, _ direction: Direction) {
    let (length, breadth) = (
      direction.length(of: snapshot.size), direction.breadth(of: snapshot.size)
    )
    func strip(from start: Double, to end: Double, thickness: Double) -> GestureRect {
      direction.onScreen(
        GestureRect(
          origin: GesturePoint(x: start, y: breadth / 2 - thickness / 2),
          size: GestureSize(width: end - start, height: thickness)), in: snapshot.size)
    }
    self.init(size: snapshot.size)
    let track = snapshot.track
    guard track.isUsable else { return }
    if let thumb = snapshot.thumb {
      let groove = strip(from: 0, to: length, thickness: Swift.min(breadth, 4))
      shapes = [
        SceneShape(.track, .capsule, frame: groove, paint: .groove),
        SceneShape(
          .thumb, .capsule, frame: thumb, paint: .knob,
          shadow: SceneShape.Shadow(radius: 3, drop: 1)),
      ]
    } else {
      let thickness = Swift.min(breadth, 20)
      let groove = strip(from: track.start, to: track.end, thickness: thickness)
      let filled = strip(
        from: track.start, to: track.position(of: snapshot.fraction), thickness: thickness)
      shapes = [
        SceneShape(.track, .capsule, frame: groove, paint: .groove),
        SceneShape(.fill, .capsule, frame: groove, paint: .accent, clip: filled),
      ]
    }
  }
}
