import GestureEngine
import GestureLaws

/// The state of a script before its next event, from which that event is drawn.
///
/// The most valuable touches are those where the behaviour changes: on the edges of the thumb, at the
/// ends of the track, on a stop or between two, at the distance at which a drag begins, and one ulp
/// beside each. The control reports these places once it has a size.
struct EventContext: Sendable {
  private let kind: ControlKind
  private let settings: [Setting]
  private var surveyed: Surveyor?
  private var measured: Landmarks?
  private var measuredExtents: [Double]?
  private(set) var size = GestureSize.zero
  /// The touch that is down, according to the events; of two touches, the first.
  private(set) var touch: Int?
  /// Where a touch last went down.
  private(set) var origin = GesturePoint(x: 0, y: 0)
  /// Where a touch last was.
  private(set) var last = GesturePoint(x: 0, y: 0)
  /// The kinds of events that the script leaves out.
  var swarm = Swarm()
  /// Whether the script has no event yet.
  private(set) var isFirst = true

  init(kind: ControlKind, settings: [Setting]) {
    self.kind = kind
    self.settings = settings
  }

  /// Whether the control has two values.
  var hasTwoValues: Bool { kind.hasTwoValues }

  /// Updates the state for an event.
  mutating func note(_ event: GestureEvent) {
    isFirst = false
    if let point = event.touch?.point, point.isUsable { last = point }
    switch event {
    case .down(_, let id):
      if touch == nil { origin = last }
      touch = touch ?? id
    case .up(_, let id): if touch == id { touch = nil }
    case .cancel(let id): if id == nil || id == touch { touch = nil }
    case .revert: touch = nil
    case .resize(let size):
      self.size = size.usable
      measured = nil
    case .move, .set, .wait, .adjust, .thumbs: break
    }
  }

  /// Returns the landmarks of the control in its present size.
  mutating func landmarks() -> Landmarks {
    if let measured { return measured }
    let landmarks = Landmarks(surveyor(), in: size)
    measured = landmarks
    return landmarks
  }

  private mutating func surveyor() -> Surveyor {
    if let surveyed { return surveyed }
    let surveyor = Surveyor(GestureScript(kind: kind, settings: settings, events: []))
    surveyed = surveyor
    return surveyor
  }

  /// Returns the widths and heights at which the layout changes.
  mutating func extents() -> [Double] {
    if let measuredExtents { return measuredExtents }
    let extents = Landmarks.extents(surveyor())
    measuredExtents = extents
    return extents
  }
}
