import GestureEngine
import GestureLaws

/// What the next event of a script is drawn from: where the script has come to.
///
/// Touches are worth most where something changes: on the edges of the thumb, at the ends of the
/// track, on a stop or between two, as far from where they went down as a drag takes, and an ulp
/// beside. Where these are, the control itself says when it is laid out.
struct EventContext: Sendable {
  private let kind: ControlKind
  private let settings: [Setting]
  private var measured: Landmarks?
  private var measuredExtents: [Double]?
  private(set) var size = GestureSize.zero
  /// The touch that is down, as far as the events tell.
  private(set) var touch: Int?
  /// Where a touch last went down.
  private(set) var origin = GesturePoint(x: 0, y: 0)
  /// Where a touch last was.
  private(set) var last = GesturePoint(x: 0, y: 0)
  /// Whether nothing has happened yet.
  private(set) var isFirst = true

  init(kind: ControlKind, settings: [Setting]) {
    self.kind = kind
    self.settings = settings
  }

  /// Notes what an event changes.
  mutating func note(_ event: GestureEvent) {
    isFirst = false
    if let point = event.touch?.point, point.isUsable { last = point }
    switch event {
    case .down(_, let id):
      if touch == nil { origin = last }
      touch = touch ?? id
    case .up(_, let id): if touch == id { touch = nil }
    case .cancel: touch = nil
    case .resize(let size):
      self.size = size.usable
      measured = nil
    case .move, .set, .wait, .adjust: break
    }
  }

  /// The places and values that matter in the size that the control has.
  mutating func landmarks() -> Landmarks {
    if let measured { return measured }
    let landmarks = Landmarks(kind: kind, settings: settings, size: size)
    measured = landmarks
    return landmarks
  }

  /// The widths and heights that matter.
  mutating func extents() -> [Double] {
    if let measuredExtents { return measuredExtents }
    let extents = Landmarks.extents(kind: kind, settings: settings)
    measuredExtents = extents
    return extents
  }
}
