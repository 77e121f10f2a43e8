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
  /// The short names of the laws that play the event; `nil` for an event of the script.
  let laws: String?
  /// The effects that a host reported, in words; `nil` for an event of a control.
  let effects: String?
  /// The drawing of the control after the event.
  let scene: ControlScene
  /// The smallest rectangle around the bounds of the control and all shapes.
  let extent: GestureRect
  /// The touches on the screen, including those that the event ended.
  let fingers: [Finger]
  /// The laws that break at this event.
  let findings: [Finding]
  /// The number of shapes that cannot be drawn because they have a number that is not finite.
  let misplaced: Int

  /// The places where the broken laws demand a thumb, the end of a fill, or another shape.
  let ghosts: [GestureRect]
  /// Whether the drawing is enlarged, because the control has no width or no height.
  let isEnlarged: Bool

  /// Creates a frame.
  init(
    number: Int, _ shot: Film.Shot, direction: Direction, fingers: [Finger], findings: [Finding]
  ) {
    self.number = number
    step = shot.step
    text = shot.text
    laws = shot.laws
    effects = shot.effects
    let drawn = shot.scene ?? ControlScene(size: step.after.size)
    let size = step.after.size
    isEnlarged = size.isTiny
    let scene = size.isTiny ? drawn.placed.enlarged : drawn.placed
    self.scene = scene
    extent = scene.extent
    let ghosts = findings.ghosts(in: step.after, direction)
    self.ghosts = size.isTiny ? ghosts.map(\.enlarged) : ghosts
    misplaced = drawn.shapes.count - scene.shapes.count
    self.fingers = fingers
    self.findings = findings
  }

  /// The least width and height of a shape in a control without a width or a height, in points.
  static let leastExtent = 4.0
  /// The greatest extent that a frame shows, in points; no screen is that large.
  static let greatestExtent = 20_000.0

  /// The reason why the control cannot be drawn; `nil` if it can.
  var obstacle: String? {
    let fits =
      extent.size.width <= Frame.greatestExtent && extent.size.height <= Frame.greatestExtent
    return fits ? nil : "too large to draw"
  }

  /// The facts about the event besides the value.
  var notes: [String] {
    if let effects { return [effects.rounded] }
    var notes = laws.map { ["played by \($0)"] } ?? []
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
    if let change = step.response.change { notes.append("from \(change.old.shortest)") }
    return notes
  }
}

extension ControlScene {
  /// This scene with every shape at least as wide and as high as a frame can show.
  var enlarged: ControlScene {
    var scene = self
    for index in shapes.indices {
      switch shapes[index].outline {
      case .rectangle, .capsule, .ellipse:
        scene.shapes[index].frame = shapes[index].frame.enlarged
        scene.shapes[index].clip = shapes[index].clip?.enlarged
      case .path, .text: break
      }
    }
    return scene
  }
}

extension GestureSize {
  /// Whether a frame enlarges a control of this size.
  fileprivate var isTiny: Bool { Swift.min(width, height) < Frame.leastExtent }
}

extension GestureRect {
  /// This rectangle, around the same centre, with at least the least extent of a frame.
  var enlarged: GestureRect {
    let (width, height) = (
      Swift.max(size.width, Frame.leastExtent), Swift.max(size.height, Frame.leastExtent)
    )
    return GestureRect(
      origin: GesturePoint(x: center.x - width / 2, y: center.y - height / 2),
      size: GestureSize(width: width, height: height))
  }
}
