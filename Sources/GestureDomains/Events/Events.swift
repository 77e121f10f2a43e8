import GestureEngine
import PropertyTesting

/// The events of a script, drawn one after the other.
enum Events {
  /// The kinds of events in the order of their words.
  private static let kinds: [Kind] = [.down, .move, .up, .resize, .set, .wait, .adjust, .cancel]
  /// The weights of the kinds for the first event.
  private static let first: Weights = [2, 0, 0, 6, 1, 0, 1, 0]
  /// The weights of the kinds while no touch is down.
  private static let idle: Weights = [9, 1, 1, 3, 2, 2, 2, 1]
  /// The weights of the kinds while a touch is down.
  private static let down: Weights = [1, 10, 3, 2, 1, 1, 1, 1]

  private enum Kind {
    case down
    case move
    case up
    case resize
    case set
    case wait
    case adjust
    case cancel
  }

  /// Draws an event that fits the context, and updates the context.
  static func draw(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> GestureEvent {
    try source.span("event") { source throws(Discard) in try drawKind(&context, &source) }
  }

  private static func drawKind(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> GestureEvent {
    let weights = context.isFirst ? first : context.touch != nil ? down : idle
    let event = try draw(kinds[source.pick(weights)], &context, &source)
    context.note(event)
    return event
  }

  private static func draw(
    _ kind: Kind, _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> GestureEvent {
    switch kind {
    case .down:
      let point = try Coordinates.drawPoint(&context, &source)
      return .down(point, id: try EventNumbers.ids.draw(from: &source))
    case .move:
      let point = try Coordinates.drawPoint(&context, &source)
      return .move(point, id: try EventNumbers.ids.draw(from: &source))
    case .up:
      let point = source.word(below: 2) == 1 ? try Coordinates.drawPoint(&context, &source) : nil
      return .up(point, id: try EventNumbers.ids.draw(from: &source))
    case .resize:
      let width = try EventNumbers.drawSide(&context, &source)
      return .resize(
        GestureSize(width: width, height: try EventNumbers.drawSide(&context, &source)))
    case .set: return .set(try EventNumbers.drawValue(&context, &source))
    case .wait: return .wait(try EventNumbers.seconds.draw(from: &source))
    case .adjust: return .adjust(source.word(below: 2) == 0 ? .increment : .decrement)
    case .cancel: return .cancel
    }
  }

  /// Encodes the words from which an event is drawn.
  static func encode(_ event: GestureEvent, _ encoder: inout ChoiceEncoder) -> Bool {
    func write(_ kind: Kind) {
      encoder.write(UInt64(kinds.firstIndex(of: kind) ?? 0))
    }
    func write(_ point: GesturePoint) -> Bool { Coordinates.encode(point, &encoder) }
    switch event {
    case .down(let point, let id):
      write(.down)
      return write(point) && EventNumbers.ids.encode(id, into: &encoder)
    case .move(let point, let id):
      write(.move)
      return write(point) && EventNumbers.ids.encode(id, into: &encoder)
    case .up(let point, let id):
      write(.up)
      encoder.write(point == nil ? 0 : 1)
      return (point.map(write) ?? true) && EventNumbers.ids.encode(id, into: &encoder)
    case .resize(let size):
      write(.resize)
      return EventNumbers.encodeSide(size.width, &encoder)
        && EventNumbers.encodeSide(size.height, &encoder)
    case .set(let value):
      write(.set)
      return EventNumbers.encodeValue(value, &encoder)
    case .wait(let seconds):
      write(.wait)
      return EventNumbers.seconds.encode(seconds, into: &encoder)
    case .adjust(let adjustment):
      write(.adjust)
      encoder.write(adjustment == .increment ? 0 : 1)
      return true
    case .cancel:
      write(.cancel)
      return true
    }
  }
}
