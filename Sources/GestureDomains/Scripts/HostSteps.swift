import ControlHost
import GestureEngine
import GestureLaws
import PropertyTesting

/// The state of a host's script before its next step, from which that step is drawn.
struct HostContext: Sendable {
  /// The state of the control.
  var events: EventContext
  /// The values of each field of the control.
  let values: [Domain<FieldValue>]
  /// The time of the last step.
  private(set) var time = 0.0

  init(kind: ControlKind, settings: [Setting], values: [Domain<FieldValue>]) {
    events = EventContext(kind: kind, settings: settings)
    self.values = values
  }

  /// Updates the state for a step.
  mutating func note(_ step: HostScript.Step) {
    time = step.time
    switch step.action {
    case .input(.pointer(.down(let point), let id)): events.note(.down(point, id: id))
    case .input(.pointer(.move(let point), let id)): events.note(.move(point, id: id))
    case .input(.pointer(.up(let point), let id)): events.note(.up(point, id: id))
    case .input(.pointer(.cancel, let id)), .input(.lost(let id)):
      if events.touch == id { events.note(.cancel(id: id)) }
    case .input(.key(.escape, _)), .input(.enabled(false)): events.note(.revert)
    case .input(.laidOut(let size)): events.note(.resize(size))
    case .input(.key), .input(.scroll), .input(.bound), .input(.boundPair), .input(.enabled),
      .input(.frame), .input(.focused), .configure:
      events.note(.wait(0))
    }
  }
}

/// The steps of a host's script, drawn one after the other.
enum HostSteps {
  private enum Kind: CaseIterable {
    case down
    case move
    case up
    case laidOut
    case bound
    case frame
    case key
    case cancel
    case lost
    case scroll
    case enabled
    case configure
    /// A step of a control with two values only, whose weights have one number more.
    case focused
  }

  /// The kinds of steps in the order of their words.
  private static let kinds = Kind.allCases
  /// The weights of the kinds for the first step.
  private static let first: Weights = [2, 0, 0, 9, 1, 1, 1, 0, 0, 0, 0, 0]
  /// The weights of the kinds while no touch is down.
  private static let idle: Weights = [9, 1, 1, 2, 3, 3, 4, 1, 1, 2, 1, 1]
  /// The weights of the kinds while a touch is down.
  private static let down: Weights = [1, 12, 4, 1, 3, 2, 1, 1, 1, 1, 1, 1]
  /// The weights of the kinds for the first step with two values.
  private static let firstOfTwo: Weights = [2, 0, 0, 9, 1, 1, 1, 0, 0, 0, 0, 0, 1]
  /// The weights of the kinds with two values while no touch is down.
  private static let idleOfTwo: Weights = [9, 1, 1, 2, 3, 3, 4, 1, 1, 2, 1, 1, 2]
  /// The weights of the kinds with two values while a touch is down, which a second touch may join.
  private static let downOfTwo: Weights = [6, 14, 5, 1, 3, 2, 1, 1, 1, 1, 1, 1, 1]

  /// The seconds between two steps: 0, a frame, or a time at which a host frees its owner.
  private static let pauses = Domain<Double>.one(of: [
    .weight(6, .exactly([0, 1.0 / 60, 1.0 / 120])),
    .weight(2, .exactly([0.05, 0.05.nextDown, 0.5, 0.5.nextDown, 0.1, 2])),
    .weight(3, .doubles(in: 0...1)),
  ])
  /// Times that need not follow the last one.
  private static let times = Domain<Double>.one(of: [
    .weight(3, .doubles(in: -10...1_000_000)), .weight(1, .doubles),
  ])
  /// Turns of a wheel, in notches.
  private static let turns = Domain<Double>.one(of: [
    .weight(3, .exactly([1, -1, 0.1, 0.25, -0.5, 3])),
    .weight(2, .doubles(in: -5...5)), .weight(1, .doubles),
  ])
  private static let keys = Domain<HostKey>.element(of: HostKey.allCases)

  /// Draws a step that fits the context, and updates the context.
  static func draw(
    _ context: inout HostContext, _ source: inout ChoiceSource
  ) throws(Discard) -> HostScript.Step {
    try source.span("step") { source throws(Discard) in
      let time = try drawTime(context.time, &source)
      let kind = source.pick(
        weights(context.events), &context.events.swarm, isFirst: context.events.isFirst)
      let action = try draw(kinds[kind], &context, &source)
      let step = HostScript.Step(at: time, action)
      context.note(step)
      return step
    }
  }

  /// The weights of the kinds of the next step.
  private static func weights(_ context: EventContext) -> Weights {
    let hasTwoValues = context.hasTwoValues
    if context.isFirst { return hasTwoValues ? firstOfTwo : first }
    if context.touch == nil { return hasTwoValues ? idleOfTwo : idle }
    return hasTwoValues ? downOfTwo : down
  }

  /// The ids of pointers.
  private static func ids(_ context: EventContext) -> Domain<Int> {
    context.hasTwoValues ? EventNumbers.pairedIDs : EventNumbers.ids
  }

  /// Draws a time: the last one, some seconds later, or any time.
  private static func drawTime(
    _ last: Double, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    switch source.word(below: 3, generating: { $0.next(below: 32) == 0 ? 2 : 1 }) {
    case 0: return last
    case 1: return last + (try pauses.draw(from: &source))
    default: return try times.draw(from: &source)
    }
  }

  private static func draw(
    _ kind: Kind, _ context: inout HostContext, _ source: inout ChoiceSource
  ) throws(Discard) -> HostScript.Action {
    let ids = ids(context.events)
    switch kind {
    case .down:
      let point = try Coordinates.drawPoint(&context.events, &source)
      return .input(.pointer(.down(point), id: try ids.draw(from: &source)))
    case .move:
      let point = try Coordinates.drawPoint(&context.events, &source)
      return .input(.pointer(.move(point), id: try ids.draw(from: &source)))
    case .up:
      let hasPoint = source.word(below: 2) == 1
      let point = hasPoint ? try Coordinates.drawPoint(&context.events, &source) : nil
      return .input(.pointer(.up(point), id: try ids.draw(from: &source)))
    case .cancel: return .input(.pointer(.cancel, id: try ids.draw(from: &source)))
    case .lost: return .input(.lost(id: try ids.draw(from: &source)))
    case .laidOut:
      let width = try EventNumbers.draw(EventNumbers.widths, &context.events, &source)
      let height = try EventNumbers.draw(EventNumbers.heights, &context.events, &source)
      return .input(.laidOut(GestureSize(width: width, height: height)))
    case .bound:
      let value = try EventNumbers.drawValue(&context.events, &source)
      guard context.events.hasTwoValues else { return .input(.bound(value)) }
      let upper = try EventNumbers.drawValue(&context.events, &source)
      return .input(.boundPair(lower: value, upper: upper))
    case .focused: return .input(.focused(source.word(below: 2) == 0 ? .lower : .upper))
    case .frame: return .input(.frame)
    case .key:
      let key = try keys.draw(from: &source)
      return .input(.key(key, isFine: source.word(below: 2) == 1))
    case .scroll: return .input(.scroll(try turns.draw(from: &source)))
    case .enabled: return .input(.enabled(source.word(below: 2) == 0))
    case .configure:
      guard !context.values.isEmpty else { return .input(.frame) }
      let field = Int(source.word(below: UInt64(context.values.count)))
      let value = try context.values[field].draw(from: &source)
      return .configure(Setting(field: field, value: value))
    }
  }

  /// Encodes the words from which a step is drawn, and updates the context.
  static func encode(
    _ context: inout HostContext, _ step: HostScript.Step, _ encoder: inout ChoiceEncoder
  ) -> Bool {
    if step.time.isIdentical(to: context.time) {
      encoder.write(0)
    } else {
      encoder.write(2)
      guard times.encode(step.time, into: &encoder) else { return false }
    }
    context.note(step)
    return encode(step.action, context, &encoder)
  }

  private static func encode(
    _ action: HostScript.Action, _ context: HostContext, _ encoder: inout ChoiceEncoder
  ) -> Bool {
    let (ids, values, hasTwoValues) = (
      ids(context.events), context.values, context.events.hasTwoValues
    )
    func write(_ kind: Kind) { encoder.write(UInt64(kinds.firstIndex(of: kind) ?? 0)) }
    func write(_ kind: Kind, _ id: Int) -> Bool {
      write(kind)
      return ids.encode(id, into: &encoder)
    }
    switch action {
    case .input(.pointer(.down(let point), let id)):
      write(.down)
      return Coordinates.encode(point, &encoder) && ids.encode(id, into: &encoder)
    case .input(.pointer(.move(let point), let id)):
      write(.move)
      return Coordinates.encode(point, &encoder) && ids.encode(id, into: &encoder)
    case .input(.pointer(.up(let point), let id)):
      write(.up)
      encoder.write(point == nil ? 0 : 1)
      if let point, !Coordinates.encode(point, &encoder) { return false }
      return ids.encode(id, into: &encoder)
    case .input(.pointer(.cancel, let id)): return write(.cancel, id)
    case .input(.lost(let id)): return write(.lost, id)
    case .input(.laidOut(let size)):
      write(.laidOut)
      return EventNumbers.encode(size.width, EventNumbers.widths, &encoder)
        && EventNumbers.encode(size.height, EventNumbers.heights, &encoder)
    case .input(.bound(let value)):
      write(.bound)
      return !hasTwoValues && EventNumbers.encodeValue(value, &encoder)
    case .input(.boundPair(let lower, let upper)):
      write(.bound)
      return hasTwoValues && EventNumbers.encodeValue(lower, &encoder)
        && EventNumbers.encodeValue(upper, &encoder)
    case .input(.focused(let thumb)):
      write(.focused)
      encoder.write(thumb == .lower ? 0 : 1)
      return hasTwoValues
    case .input(.frame):
      write(.frame)
      return true
    case .input(.key(let key, let isFine)):
      write(.key)
      guard keys.encode(key, into: &encoder) else { return false }
      encoder.write(isFine ? 1 : 0)
      return true
    case .input(.scroll(let notches)):
      write(.scroll)
      return turns.encode(notches, into: &encoder)
    case .input(.enabled(let isEnabled)):
      write(.enabled)
      encoder.write(isEnabled ? 0 : 1)
      return true
    case .configure(let setting):
      write(.configure)
      encoder.write(UInt64(setting.field))
      return values[setting.field].encode(setting.value, into: &encoder)
    }
  }
}
