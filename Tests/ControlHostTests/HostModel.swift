import ControlHost
import GestureEngine
import GestureLaws

/// A second reading of the rules of a host, as plain as possible, which the host must agree with.
///
/// It remembers everything that happened, and decides from these memories alone.
struct HostModel<C: Control>: ControlHosting {
  private(set) var control: C
  private(set) var size: GestureSize
  private(set) var isEnabled = true
  private(set) var trackedPointer: Int?
  private(set) var wantsFrames = false

  private let policy: OwnerPolicy
  private var now: Double?
  private var isMoving = false
  private var scrolled = 0.0
  /// The values that the owner bound since the last reported change, and that wait.
  private var waiting: [Double] = []
  /// The end of the last gesture: the time, and the value that was committed or left by a cancel.
  private var lastEnd: (time: Double, value: Double)?
  /// Whether a player has reached the committed value.
  private var hasArrived = false

  init(_ control: C, policy: OwnerPolicy) {
    self.control = control
    self.policy = policy
    size = control.traits.initialSize
  }

  /// The effects of one input, in no order.
  private struct Notes {
    var cancelledFirst: [HostEffect] = []
    var began = false
    var changed: Double?
    var ticks = 0
    var reachedEnd = false
    var end: HostEffect?
    var announce = false
    var draw = false

    /// The effects of the gesture, in the order of the chapter.
    var gesture: [HostEffect] {
      (began ? [.began] : []) + (changed.map { [.changed($0)] } ?? [])
        + (ticks > 0 ? [.ticks(ticks)] : []) + (reachedEnd ? [.reachedEnd] : [])
        + (end.map { [$0] } ?? [])
    }
  }

  mutating func effects(of input: HostInput, at time: Double) -> [HostEffect] {
    var notes = Notes()
    letPass(until: time, &notes)
    switch input {
    case .pointer(.down(let point), let id):
      guard isEnabled, point.isUsable else { break }
      if id == trackedPointer {
        user(.cancel(id: id), &notes)
        notes = Notes(cancelledFirst: notes.gesture, draw: true)
      }
      if trackedPointer == nil { user(.down(point, id: id), &notes) }
    case .pointer(.move(let point), let id):
      if id == trackedPointer, point.isUsable { user(.move(point, id: id), &notes) }
    case .pointer(.up(let point), let id):
      if id == trackedPointer { user(.up(point, id: id), &notes) }
    case .pointer(.cancel, let id), .lost(let id):
      if id == trackedPointer { user(.cancel(id: id), &notes) }
    case .key(.escape, _):
      if trackedPointer != nil {
        user(.revert, &notes)
        notes.announce = true
      }
    case .key(.activate, _):
      guard isEnabled, trackedPointer == nil, control.traits.drag.isSwitch else { break }
      let isOn = control.value == control.traits.range.upperBound
      adjust(Array(repeating: isOn ? .minimum : .maximum, count: 1), &notes)
      notes.announce = true
    case .key(let key, let isFine):
      guard isEnabled, trackedPointer == nil else { break }
      adjust([HostModel.adjustment(key, isFine, control.traits.direction)], &notes)
      notes.announce = true
    case .scroll(let notches):
      guard isEnabled, notches.isFinite else { break }
      scrolled += max(-1000, min(1000, notches))
      var turns: [GestureEvent.Adjustment] = []
      let count = Int((scrolled.magnitude + 1e-9).rounded(.down))
      // A difference of a billionth is a whole notch on either side.
      let isWhole = (scrolled.magnitude - scrolled.magnitude.rounded()).magnitude <= 1e-9
      turns = Array(repeating: scrolled > 0 ? .increment : .decrement, count: count)
      scrolled = isWhole ? 0 : scrolled - (scrolled > 0 ? Double(count) : -Double(count))
      if trackedPointer == nil { adjust(turns, &notes) }
    case .laidOut(let new):
      if new.usable != size {
        size = new.usable
        program(.resize(new), &notes)
      }
    case .bound(let value): bind(value, &notes)
    case .enabled(let flag):
      if flag != isEnabled {
        if let trackedPointer { user(.cancel(id: trackedPointer), &notes) }
        isEnabled = flag
        notes.draw = true
      }
    case .frame: break
    }
    return finish(notes)
  }

  mutating func effects(
    of configuration: C.Configuration, at time: Double
  ) throws(ConfigurationError) -> [HostEffect] {
    var configuration = configuration
    var new: C
    do {
      new = try C(configuration)
    } catch {
      guard error.field == "value",
        let place = C.Configuration.fields.map(\.name).firstIndex(of: "value")
      else { throw error }
      configuration[place] = .none
      new = try C(configuration)
    }
    var notes = Notes()
    letPass(until: time, &notes)
    let (a, b) = (control.traits, new.traits)
    let goesOn =
      a.range == b.range && a.scale == b.scale && a.stops == b.stops && a.direction == b.direction
    if goesOn, let same = try control.reconfigured(configuration) {
      control = same
      isMoving = control.handle(.wait(0)).isAnimating
    } else {
      if let trackedPointer { user(.cancel(id: trackedPointer), &notes) }
      let value = control.value
      control = new
      for event in [GestureEvent.resize(size), .set(value), .wait(1000)] {
        isMoving = control.handle(event).isAnimating
      }
    }
    notes.draw = true
    return finish(notes)
  }

  // MARK: - Time

  /// The time before which bound values wait or are dropped; `nil` if the owner is free.
  private var deadline: Double? {
    switch policy {
    case .rebases: nil
    case .holds: trackedPointer == nil ? lastEnd.map { $0.time + 0.05 } : .infinity
    case .ignores:
      trackedPointer != nil ? .infinity : hasArrived ? nil : lastEnd.map { $0.time + 0.5 }
    }
  }

  private mutating func letPass(until time: Double, _ notes: inout Notes) {
    guard time.isFinite, now.map({ time > $0 }) ?? true else { return }
    if let deadline, time >= deadline {
      lastEnd = nil
      if let word = waiting.last {
        wait(until: deadline, &notes)
        program(.set(word), &notes)
        waiting = []
      }
    }
    wait(until: time, &notes)
  }

  private mutating func wait(until time: Double, _ notes: inout Notes) {
    guard time.isFinite else { return }
    if let now, time > now {
      notes.draw = notes.draw || isMoving
      isMoving = control.handle(.wait(time - now)).isAnimating
    }
    now = time
  }

  // MARK: - The owner

  private mutating func bind(_ value: Double, _ notes: inout Notes) {
    if value.isNaN { return }
    guard deadline != nil else {
      if value != control.value { program(.set(value), &notes) }
      return
    }
    if policy == .holds {
      waiting = value == control.value ? [] : [value]
    } else if trackedPointer == nil, let lastEnd {
      let range = control.traits.range
      guard abs(value - lastEnd.value) <= (range.upperBound - range.lowerBound) / 100 else {
        return
      }
      hasArrived = true
      if value != control.value { program(.set(value), &notes) }
    }
  }

  private mutating func program(_ event: GestureEvent, _ notes: inout Notes) {
    isMoving = control.handle(event).isAnimating
    notes.draw = true
  }

  // MARK: - The user

  private mutating func user(_ event: GestureEvent, _ notes: inout Notes) {
    let response = control.handle(event)
    isMoving = response.isAnimating
    report(response, &notes)
    switch response.editing {
    case .began:
      trackedPointer = event.touch?.id
      notes.began = true
    case .committed(let value): close(.committed(value), value, &notes)
    case .cancelled: close(.cancelled, control.value, &notes)
    case nil: if case .down = event { return }
    }
    notes.draw = true
  }

  private mutating func report(_ response: Response, _ notes: inout Notes) {
    if let change = response.change {
      notes.changed = change.new
      waiting = []
    }
    notes.ticks += response.detents
    notes.reachedEnd = notes.reachedEnd || response.reachedEnd
  }

  private mutating func close(_ end: HostEffect, _ value: Double, _ notes: inout Notes) {
    trackedPointer = nil
    lastEnd = (now ?? -.infinity, value)
    hasArrived = false
    notes.end = end
    if case .committed = end { notes.announce = true }
  }

  private mutating func adjust(_ steps: [GestureEvent.Adjustment], _ notes: inout Notes) {
    let start = control.value
    var committed: Double?
    var sum = Response()
    for step in steps {
      let before = control.value
      let response = control.handle(.adjust(step))
      isMoving = response.isAnimating
      sum.detents += response.detents
      sum.reachedEnd = sum.reachedEnd || response.reachedEnd
      if case .committed(let value)? = response.editing { committed = value }
      if control.value == before { break }
    }
    if control.value != start { sum.change = .init(old: start, new: control.value) }
    guard sum.change != nil || committed != nil else { return }
    notes.began = true
    notes.draw = true
    report(sum, &notes)
    close(.committed(committed ?? control.value), committed ?? control.value, &notes)
  }

  /// The table of keys, written out.
  private static func adjustment(
    _ key: HostKey, _ isFine: Bool, _ direction: Direction
  ) -> GestureEvent.Adjustment {
    let up: [HostKey]
    switch direction {
    case .leftToRight: up = [.right, .up]
    case .rightToLeft: up = [.left, .up]
    case .bottomToTop: up = [.up, .right]
    case .topToBottom: up = [.down, .right]
    }
    switch key {
    case .home: return .minimum
    case .end: return .maximum
    case .pageUp: return .pageUp
    case .pageDown: return .pageDown
    case .left, .right, .up, .down, .escape, .activate:
      return up.contains(key)
        ? (isFine ? .fineUp : .increment) : (isFine ? .fineDown : .decrement)
    }
  }

  private mutating func finish(_ notes: Notes) -> [HostEffect] {
    var effects = notes.cancelledFirst + notes.gesture
    if notes.announce { effects.append(.announce) }
    if notes.draw { effects.append(.draw) }
    let wanted = isMoving || !waiting.isEmpty
    if wanted != wantsFrames { effects.append(.frames(wanted)) }
    wantsFrames = wanted
    return effects
  }
}
