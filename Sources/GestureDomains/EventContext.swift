import GestureEngine
import GestureLaws

/// What the next event of a script is drawn from: where the script has come to.
///
/// Touches are worth most where something changes: on the edges of the thumb, at the ends of the
/// track, an ulp beside them. Where these are, the control itself says when it is laid out.
struct EventContext: Sendable {
  private let kind: ControlKind
  private let settings: [Setting]
  private var layout: Layout?
  private(set) var size = Size.zero
  /// The touch that is down, as far as the events tell.
  private(set) var touch: Int?
  /// Whether nothing has happened yet.
  private(set) var isFirst = true

  /// The places that matter in one size.
  private struct Layout: Sendable {
    var range: ClosedRange<Double>
    var x: [Double]
    var y: [Double]
  }

  init(kind: ControlKind, settings: [Setting]) {
    self.kind = kind
    self.settings = settings
  }

  /// Notes what an event changes.
  mutating func note(_ event: GestureEvent) {
    isFirst = false
    switch event {
    case .down(_, let id): touch = touch ?? id
    case .up(_, let id): if touch == id { touch = nil }
    case .cancel: touch = nil
    case .resize(let size):
      self.size = size.usable
      layout = nil
    case .move, .set, .wait, .adjust: break
    }
  }

  /// The coordinates that matter, horizontal or vertical; at least one.
  mutating func landmarks(isHorizontal: Bool) -> [Double] {
    let layout = laidOut()
    return isHorizontal ? layout.x : layout.y
  }

  /// The range of the value.
  mutating func range() -> ClosedRange<Double> { laidOut().range }

  private mutating func laidOut() -> Layout {
    if let layout { return layout }
    let layout = measured()
    self.layout = layout
    return layout
  }

  private func measured() -> Layout {
    let script = GestureScript(kind: kind, settings: settings, events: [.resize(size)])
    var layout = Layout(range: 0...1, x: [size.width], y: [size.height])
    guard let trace = try? script.play(), let snapshot = trace.steps.last?.after else {
      return layout
    }
    layout.range = trace.traits.range
    if let thumb = snapshot.thumb {
      layout.x += [thumb.center.x, thumb.origin.x, thumb.origin.x + thumb.size.width]
      layout.y += [thumb.center.y, thumb.origin.y, thumb.origin.y + thumb.size.height]
    }
    let direction = trace.traits.direction
    for end in [snapshot.track.start, snapshot.track.end] {
      let place = direction.isReversed ? direction.length(of: size) - end : end
      if direction.isHorizontal { layout.x.append(place) } else { layout.y.append(place) }
    }
    return layout
  }
}
