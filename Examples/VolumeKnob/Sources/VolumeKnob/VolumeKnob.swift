import GestureEngine

/// A volume knob that turns when it is dragged up or down from anywhere: an example of a user's control.
///
/// Its traits are all that Dragnet needs to know which laws apply.
struct VolumeKnob: Control {
  private(set) var value = 0.0
  private var valueBefore = 0.0
  private var size = GestureSize.zero
  private var tracker = TouchTracker()

  init(_ configuration: NoConfiguration = .init()) {}

  let traits = ControlTraits(drag: .relative, direction: .bottomToTop, overshoot: .reanchors)
  var track: Track { Track(length: size.height) }

  var isTracking: Bool { tracker.isTracking }

  mutating func handle(_ event: GestureEvent) -> Response {
    if tracker.hasLostEnd(before: event) { return handle(.cancel()).followed(by: handle(event)) }
    let old = value
    var editing: Response.Editing?
    switch event {
    case .resize(let size): self.size = size.usable
    case .set(let new): if !new.isNaN { set(min(1, max(new, 0))) }
    case .adjust(let way): if !isTracking { value = Scale.fractions.value(after: value, way) }
    case .down, .move, .up, .cancel, .revert: editing = turn(event)
    case .wait, .thumbs: break
    }
    return event.isByUser ? Response(from: old, to: value, in: 0...1, editing: editing) : Response()
  }

  private mutating func set(_ new: Double) {
    if new != value { (value, valueBefore) = (new, new) }
  }

  private mutating func turn(_ event: GestureEvent) -> Response.Editing? {
    let last = tracker.last
    let sample = tracker.receive(event) { _ in true }
    if case .began = sample { valueBefore = value; return .began }
    if case .cancelled(let reverts) = sample {
      if reverts { value = valueBefore }
      return .cancelled
    }
    if let last, let end = sample?.point {
      value = track.fraction(from: value, movedBy: traits.direction.motion(from: last, to: end).x)
    }
    if case .ended = sample { return .committed(value: value) } else { return nil }
  }
}
