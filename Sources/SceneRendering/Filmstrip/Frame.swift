import GestureEngine
import GestureLaws

/// One event of a script as a picture.
struct Frame: Sendable {
  /// Which event it is, counted from 1.
  let number: Int
  /// The event and what it did.
  let step: Trace.Step
  /// What the control looks like then.
  let scene: ControlScene
  /// The touches on the screen, and those that the event ended.
  let fingers: [Finger]
  /// The laws that break here.
  let findings: [Finding]
  /// How many shapes have no place, because a number of theirs is none.
  let misplaced: Int

  init(
    number: Int, step: Trace.Step, scene: ControlScene, direction: Direction, fingers: [Finger],
    findings: [Finding]
  ) {
    self.number = number
    self.step = step
    // A control that draws nothing is shown by what it says of its track and its thumb.
    let drawn = scene.shapes.isEmpty ? ControlScene(sketching: step.after, direction) : scene
    self.scene = drawn.placed
    misplaced = drawn.shapes.count - self.scene.shapes.count
    self.fingers = fingers
    self.findings = findings
  }

  /// The greatest extent that a frame shows, in points: no screen is as large.
  static let greatestExtent = 20_000.0

  /// Why the control cannot be drawn; `nil` where it can.
  var obstacle: String? {
    let size = step.after.size
    if size.width <= 0 || size.height <= 0 { return "no size" }
    let extent = scene.extent.size
    if !(extent.width <= Frame.greatestExtent && extent.height <= Frame.greatestExtent) {
      return "too large to draw"
    }
    return Swift.max(size.width, size.height) < 0.5 ? "too small to draw" : nil
  }

  /// What there is to say of the event besides the value.
  var notes: [String] {
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
    if step.response.reachedEnd { notes.append("an end") }
    if step.response.isAnimating { notes.append("moving") }
    if let point = step.event.touch?.point, !point.isUsable { notes.append("no place") }
    if let change = step.response.change { notes.append("from \(DragNumber.text(change.old))") }
    return notes
  }
}

extension ControlScene {
  /// What a control looks like that draws nothing: its thumb, or how far its track is filled.
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
