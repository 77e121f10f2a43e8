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
  private(set) var wantsFrames = false

  private let policy: OwnerPolicy
  /// The ids of the tracked pointers: none, one or, with two values, two.
  private var pointers: [Int] = []
  /// Whether one of two pointers lifted off before the other one ended.
  private var hasLifted = false
  private var focus = Thumb.lower
  private var now: Double?
  private var isMoving = false
  private var scrolled = 0.0
  /// The value, or the lower and the upper value, that the owner bound last since the last reported
  /// change, and that waits.
  private var waiting: [Double]?
  /// The end of the last gesture: the time, and the values that were committed or left by a cancel.
  private var lastEnd: (time: Double, values: [Double])?
  /// Whether a player has reached the committed values.
  private var hasArrived = false

  init(_ control: C, policy: OwnerPolicy) {
    self.control = control
    self.policy = policy
    size = control.traits.initialSize
  }

  var trackedPointer: Int? { pointers.first }
  var secondTrackedPointer: Int? { pointers.count > 1 ? pointers[1] : nil }

  /// The value, or the lower and the upper value.
  private var values: [Double] { [control.value] + (control.upper.map { [$0.value] } ?? []) }

  mutating func effects(of input: HostInput, at time: Double) -> [HostEffect] {
    var notes = Notes()
    letPass(until: time, &notes)
    switch input {
    case .pointer(.down(let point), let id):
      guard isEnabled, point.isUsable else { break }
      if pointers == [id] {
        user(.cancel(id: id), &notes)
        notes = Notes(cancelledFirst: notes.gesture, announce: notes.announce, draw: true)
      }
      if pointers.isEmpty || C.hasTwoValues { user(.down(point, id: id), &notes) }
    case .pointer(.move(let point), let id):
      if pointers.contains(id), point.isUsable { user(.move(point, id: id), &notes) }
    case .pointer(.up(let point), let id):
      if pointers.contains(id) { user(.up(point, id: id), &notes) }
    case .pointer(.cancel, let id), .lost(let id):
      if pointers.contains(id) { user(.cancel(id: id), &notes) }
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
    case .bound(let value):
      if !C.hasTwoValues { bind([value], &notes) }
    case .boundPair(let lower, let upper):
      if C.hasTwoValues { bind([lower, upper], &notes) }
    case .focused(let thumb): focus = thumb
    case .enabled(let flag):
      if flag != isEnabled {
        if !pointers.isEmpty { user(.cancel(), &notes) }
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
      let initial = ["value", "lower", "upper"]
      guard initial.contains(error.field) else { throw error }
      for (place, field) in C.Configuration.fields.enumerated()
      where initial.contains(field.name) {
        configuration[place] = .none
      }
      new = try C(configuration)
    }
    var notes = Notes()
    letPass(until: time, &notes)
    let (a, b) = (control.traits, new.traits)
    let goesOn =
      a.range == b.range && a.scale == b.scale && a.stops == b.stops && a.direction == b.direction
      && a.thumbs?.distances.least == b.thumbs?.distances.least
      && a.thumbs?.distances.greatest == b.thumbs?.distances.greatest
    if goesOn, let same = try control.reconfigured(configuration) {
      control = same
      isMoving = control.handle(.wait(0)).isAnimating
    } else {
      if !pointers.isEmpty { user(.cancel(), &notes) }
      let values = values
      control = new
      for event in [GestureEvent.resize(size), HostModel.set(values), .wait(1000)] {
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
    case .holds: pointers.isEmpty ? lastEnd.map { $0.time + 0.05 } : .infinity
    case .ignores:
      !pointers.isEmpty ? .infinity : hasArrived ? nil : lastEnd.map { $0.time + 0.5 }
    }
  }

  private mutating func letPass(until time: Double, _ notes: inout Notes) {
    guard time.isFinite, now.map({ time > $0 }) ?? true else { return }
    if let deadline, time >= deadline {
      lastEnd = nil
      if let word = waiting {
        wait(until: deadline, &notes)
        program(HostModel.set(word), &notes)
        waiting = nil
      }
    }
    wait(until: time, &notes)
  }

  private mutating func wait(until time: Double, _ notes: inout Notes) {
    guard time.isFinite else { return }
    if let now, time > now {
      notes.draw = notes.draw || isMoving
      isMoving = control.handle(.wait(min(time - now, .greatestFiniteMagnitude))).isAnimating
    }
    now = time
  }

  // MARK: - The owner

  private mutating func bind(_ bound: [Double], _ notes: inout Notes) {
    if bound.allSatisfy(\.isNaN) { return }
    // NaN leaves a value: the one that waits, or the present one.
    let new = zip(bound, waiting ?? values).map { $0.isNaN ? $1 : $0 }
    guard deadline != nil else {
      if new != values { program(HostModel.set(new), &notes) }
      return
    }
    if policy == .holds {
      waiting = new == values ? nil : new
    } else if pointers.isEmpty, let lastEnd {
      let range = control.traits.range
      let most = (range.upperBound - range.lowerBound) / 100
      guard zip(new, lastEnd.values).allSatisfy({ abs($0 - $1) <= most }) else { return }
      hasArrived = true
      if new != values { program(HostModel.set(new), &notes) }
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
    if let thumb = response.thumb { focus = thumb }
    var id = event.touch?.id
    if case .cancel(let named) = event { id = named }
    switch response.editing {
    case .began:
      notes.began = pointers.isEmpty
      if let id, !pointers.contains(id) { pointers.append(id) }
    case .committed(let value): end(id, value: value, &notes)
    case .cancelled: end(id, value: nil, &notes)
    case nil: if case .down = event { return }
    }
    notes.draw = true
  }

  /// Ends one pointer, or all without an id; `value` is that of a pointer that lifted off.
  private mutating func end(_ id: Int?, value: Double?, _ notes: inout Notes) {
    pointers.removeAll { id == nil || $0 == id }
    hasLifted = hasLifted || value != nil
    guard pointers.isEmpty else { return }
    let values = C.hasTwoValues ? values : [value ?? control.value]
    close(hasLifted ? HostModel.committed(values) : .cancelled, values, &notes)
  }

  private mutating func report(_ response: Response, _ notes: inout Notes) {
    if response.change != nil || response.upper != nil {
      notes.changed = C.hasTwoValues ? values : [response.change?.new ?? .nan]
      waiting = nil
    }
    notes.ticks += response.detents + (response.upper?.detents ?? 0)
    notes.reachedEnd =
      notes.reachedEnd || response.reachedEnd || response.upper?.reachedEnd == true
  }

  private mutating func close(_ end: HostEffect, _ values: [Double], _ notes: inout Notes) {
    lastEnd = (now ?? -.infinity, values)
    (hasArrived, hasLifted) = (false, false)
    notes.end = end
    if end != .cancelled { notes.announce = true }
  }

  private mutating func adjust(_ steps: [GestureEvent.Adjustment], _ notes: inout Notes) {
    let start = values
    var committed: Double?
    for step in steps {
      let before = values
      let response = control.handle(C.hasTwoValues ? .adjust(focus, step) : .adjust(step))
      isMoving = response.isAnimating
      notes.ticks += response.detents + (response.upper?.detents ?? 0)
      notes.reachedEnd =
        notes.reachedEnd || response.reachedEnd || response.upper?.reachedEnd == true
      if case .committed(let value)? = response.editing { committed = value }
      if values == before { break }
    }
    let isChanged = values != start
    if isChanged {
      notes.changed = values
      waiting = nil
    }
    guard isChanged || committed != nil else { return }
    notes.began = true
    notes.draw = true
    let end = committed.map { [$0] } ?? values
    close(HostModel.committed(end), end, &notes)
  }

  private mutating func finish(_ notes: Notes) -> [HostEffect] {
    var effects = notes.cancelledFirst + notes.gesture
    if notes.announce { effects.append(.announce) }
    if notes.draw { effects.append(.draw) }
    let wanted = isMoving || waiting != nil
    if wanted != wantsFrames { effects.append(.frames(wanted)) }
    wantsFrames = wanted
    return effects
  }
}
