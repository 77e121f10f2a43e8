import GestureEngine
import PropertyTesting

/// The events of a script, drawn one after the other.
enum Events {
  /// The kinds of events in the order of their words.
  private static let kinds: [Kind] = [
    .down, .move, .up, .resize, .set, .wait, .adjust, .cancel, .revert,
  ]
  /// The weights of the kinds for the first event.
  private static let first: Weights = [2, 0, 0, 6, 1, 0, 1, 0, 0]
  /// The weights of the kinds while no touch is down.
  private static let idle: Weights = [18, 2, 2, 6, 4, 4, 4, 1, 1]
  /// The weights of the kinds while a touch is down.
  private static let down: Weights = [2, 20, 6, 4, 2, 2, 2, 2, 1]

  /// The weights of the kinds while a touch is down that a second touch may join.
  private static let joined: Weights = [8, 20, 6, 4, 2, 2, 2, 2, 1]

  /// The adjustments, most often by one step.
  private static let adjustments = Domain<GestureEvent.Adjustment>.one(of: [
    .weight(4, .element(of: [.increment, .decrement])),
    .weight(3, .element(of: GestureEvent.Adjustment.allCases)),
  ])
  /// The touches that a `cancel` names, most often no touch.
  private static let cancelled = Domain<Int?>.one(of: [
    .weight(3, .just(nil)),
    .weight(
      1,
      EventNumbers.ids.map {
        .some($0)
      } back: {
        $0
      }),
  ])

  private enum Kind {
    case down
    case move
    case up
    case resize
    case set
    case wait
    case adjust
    case cancel
    case revert
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
    let held = context.hasTwoValues ? joined : down
    let weights = context.isFirst ? first : context.touch != nil ? held : idle
    let kind = source.pick(weights, &context.swarm, isFirst: context.isFirst)
    let event = try draw(kinds[kind], &context, &source)
    context.note(event)
    return event
  }

  private static func draw(
    _ kind: Kind, _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> GestureEvent {
    let ids = context.hasTwoValues ? EventNumbers.pairedIDs : EventNumbers.ids
    switch kind {
    case .down:
      let point = try Coordinates.drawPoint(&context, &source)
      return .down(point, id: try ids.draw(from: &source))
    case .move:
      let point = try Coordinates.drawPoint(&context, &source)
      return .move(point, id: try ids.draw(from: &source))
    case .up:
      let point = source.word(below: 2) == 1 ? try Coordinates.drawPoint(&context, &source) : nil
      return .up(point, id: try ids.draw(from: &source))
    case .resize:
      let width = try EventNumbers.draw(EventNumbers.widths, &context, &source)
      return .resize(
        GestureSize(
          width: width, height: try EventNumbers.draw(EventNumbers.heights, &context, &source)))
    case .set:
      let value = try EventNumbers.drawValue(&context, &source)
      guard context.hasTwoValues else { return .set(value) }
      return .set(lower: value, upper: try EventNumbers.drawValue(&context, &source))
    case .wait: return .wait(try EventNumbers.seconds.draw(from: &source))
    case .adjust:
      let thumb = context.hasTwoValues ? Thumb.allCases[Int(source.word(below: 2))] : nil
      let adjustment = try adjustments.draw(from: &source)
      return thumb.map { .adjust($0, adjustment) } ?? .adjust(adjustment)
    case .cancel: return .cancel(id: try cancelled.draw(from: &source))
    case .revert: return .revert
    }
  }

  /// Encodes the words from which an event is drawn.
  static func encode(
    _ event: GestureEvent, after context: EventContext, _ encoder: inout ChoiceEncoder
  ) -> Bool {
    let ids = context.hasTwoValues ? EventNumbers.pairedIDs : EventNumbers.ids
    func write(_ kind: Kind) {
      encoder.write(UInt64(kinds.firstIndex(of: kind) ?? 0))
    }
    func write(_ point: GesturePoint) -> Bool { Coordinates.encode(point, &encoder) }
    switch event {
    case .down(let point, let id):
      write(.down)
      return write(point) && ids.encode(id, into: &encoder)
    case .move(let point, let id):
      write(.move)
      return write(point) && ids.encode(id, into: &encoder)
    case .up(let point, let id):
      write(.up)
      encoder.write(point == nil ? 0 : 1)
      return (point.map(write) ?? true) && ids.encode(id, into: &encoder)
    case .resize(let size):
      write(.resize)
      return EventNumbers.encode(size.width, EventNumbers.widths, &encoder)
        && EventNumbers.encode(size.height, EventNumbers.heights, &encoder)
    case .set(let value):
      write(.set)
      return EventNumbers.encodeValue(value, &encoder)
    case .wait(let seconds):
      write(.wait)
      return EventNumbers.seconds.encode(seconds, into: &encoder)
    case .adjust(let adjustment):
      write(.adjust)
      return adjustments.encode(adjustment, into: &encoder)
    case .thumbs(.set(let lower, let upper)):
      write(.set)
      return context.hasTwoValues && EventNumbers.encodeValue(lower, &encoder)
        && EventNumbers.encodeValue(upper, &encoder)
    case .thumbs(.adjust(let thumb, let adjustment)):
      write(.adjust)
      encoder.write(thumb == .lower ? 0 : 1)
      return context.hasTwoValues && adjustments.encode(adjustment, into: &encoder)
    case .cancel(let id):
      write(.cancel)
      return cancelled.encode(id, into: &encoder)
    case .revert:
      write(.revert)
      return true
    }
  }
}
