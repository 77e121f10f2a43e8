import ControlHost
import GestureEngine

/// A control of a host before an input, which says what it would do without its host.
struct ControlWitness<Hosted: Control>: Sendable {
  /// The control, after the time that has passed before the input.
  let control: Hosted
  /// Whether the control said that something moves after this time.
  private let isAnimating: Bool
  private let size: GestureSize
  private let isEnabled: Bool
  private let trackedPointer: Int?
  private let secondTrackedPointer: Int?

  /// Creates a witness of a host before an input.
  ///
  /// - Parameters:
  ///   - host: The host.
  ///   - elapsed: The seconds between the last input and this one.
  init<H: ControlHosting>(_ host: H, after elapsed: Double) where H.Hosted == Hosted {
    var control = host.control
    isAnimating = elapsed > 0 && control.handle(.wait(elapsed)).isAnimating
    self.control = control
    size = host.size
    isEnabled = host.isEnabled
    trackedPointer = host.trackedPointer
    secondTrackedPointer = host.secondTrackedPointer
  }

  /// Returns the answers of the control to the events that an input stands for.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - policy: The use of values that the owner binds during a gesture.
  ///   - hidden: The state that cannot be seen.
  ///   - clock: The latest time.
  /// - Returns: The answers that the control may give; empty for an input of the layout, and where the hidden state
  ///   decides.
  func answers(
    to input: HostInput, _ policy: OwnerPolicy, _ hidden: HiddenState, at clock: Double
  ) -> [ControlAnswer] {
    // A host may show the owner's word before a gesture begins.
    if hidden.mayHaveOwnersValue, trackedPointer == nil { return [] }
    let traits = control.traits
    switch input {
    case .pointer(.down(let point), let id):
      // A disabled control has a law of its own.
      return isEnabled ? answers(toDownAt: point, id: id) : []
    case .pointer(.move(let point), let id): return [answer(to: .move(point, id: id), of: id)]
    case .pointer(.up(let point), let id): return [answer(to: .up(point, id: id), of: id)]
    case .pointer(.cancel, let id), .lost(let id): return [answer(to: .cancel(id: id), of: id)]
    case .key(.escape, _): return [trackedPointer == nil ? silence : answer(to: .revert)]
    case .key(.activate, _):
      guard traits.drag.isSwitch, isEnabled, trackedPointer == nil else { return [silence] }
      let isOn = control.value == traits.range.upperBound
      return [answer(to: isOn ? .minimum : .maximum, count: 1, moving: nil)]
    case .key(let key, let isFine):
      guard isEnabled, trackedPointer == nil,
        let step = key.adjustment(along: traits.direction, isFine: isFine)
      else { return [silence] }
      return answers(to: step, count: 1, moving: hidden.focus)
    case .scroll(let notches):
      guard isEnabled, trackedPointer == nil, notches.isFinite else { return [silence] }
      guard let part = hidden.part, part * notches >= 0,
        let (whole, _) = WheelTurn(part + notches).notches
      else { return [] }
      return answers(
        to: whole < 0 ? .decrement : .increment, count: Int(whole.magnitude), moving: hidden.focus)
    case .bound(let value):
      return Hosted.hasTwoValues
        ? [silence] : answers(toBound: HostValues(value), policy, hidden, at: clock)
    case .boundPair(let lower, let upper):
      return Hosted.hasTwoValues
        ? answers(toBound: HostValues(lower, upper: upper), policy, hidden, at: clock) : [silence]
    case .enabled(let isEnabled):
      let isCancelled = self.isEnabled && !isEnabled && trackedPointer != nil
      return [isCancelled ? cancelled : silence]
    case .frame:
      return [
        ControlAnswer(
          values: silence.values, effects: [], presentedValue: control.presentedValue,
          isAnimating: isAnimating)
      ]
    case .laidOut, .focused: return []
    }
  }

  /// Returns the answers to a pointer that goes down, while another one is tracked or not.
  private func answers(toDownAt point: GesturePoint, id: Int) -> [ControlAnswer] {
    let down = GestureEvent.down(point, id: id)
    guard trackedPointer != nil else { return [answer(to: down)] }
    if id == trackedPointer || id == secondTrackedPointer {
      // The end of the pointer was lost. A control with two values knows its pointers itself.
      guard point.isUsable else { return [] }
      let restart = answer(toLosing: id, before: down)
      return Hosted.hasTwoValues ? [restart, answer(to: down)] : [restart]
    }
    // A host of two values may take one pointer at a time.
    return Hosted.hasTwoValues ? [answer(to: down), silence] : [silence]
  }

  /// Returns the answers to values that the owner binds.
  private func answers(
    toBound values: HostValues, _ policy: OwnerPolicy, _ hidden: HiddenState, at clock: Double
  ) -> [ControlAnswer] {
    if values.value.isNaN, values.upper?.isNaN ?? true { return [silence] }
    if policy == .rebases || trackedPointer == nil && hidden.isOwnersTime(at: clock) {
      return [answer(toSetting: values)]
    }
    return trackedPointer == nil ? [] : [silence]
  }

  /// Returns the answers to a new configuration, which keeps the values as far as they are legal.
  ///
  /// A drag goes on if the control can live with the configuration and its values mean the same; otherwise it is
  /// cancelled first.
  func answers(
    toConfiguring configuration: Hosted.Configuration, _ hidden: HiddenState
  ) -> [ControlAnswer] {
    guard !hidden.mayHaveOwnersValue,
      let (configuration, made) = try? ControlHost<Hosted>.control(configuration)
    else { return [] }
    if made.traits.haveSameValues(as: control.traits),
      var same = try? control.reconfigured(configuration)
    {
      _ = same.handle(.wait(0))
      return [ControlAnswer(values: HostValues(ofHosted: same), effects: [])]
    }
    var new = made
    let cancelled = cancelled
    _ = new.handle(.resize(size))
    _ = new.handle(cancelled.values.event)
    let values = HostValues(ofHosted: new)
    // A lever with a spring may return to its rest before it is shown again.
    _ = new.handle(.wait(1000))
    return [values, HostValues(ofHosted: new)].map {
      ControlAnswer(values: $0, effects: cancelled.effects)
    }
  }

  /// The answer to the end of all pointers.
  private var cancelled: ControlAnswer {
    trackedPointer.map { answer(to: .cancel(id: secondTrackedPointer == nil ? $0 : nil)) }
      ?? silence
  }

  /// The answer of a control that does nothing.
  private var silence: ControlAnswer {
    ControlAnswer(values: HostValues(ofHosted: control), effects: [])
  }

  /// Returns the answer to an event of a pointer, which only a tracked one gets.
  private func answer(to event: GestureEvent, of id: Int) -> ControlAnswer {
    id == trackedPointer || id == secondTrackedPointer ? answer(to: event) : silence
  }

  private func answer(to event: GestureEvent) -> ControlAnswer {
    var control = control
    return ControlAnswer(control.handle(event), of: control)
  }

  /// Returns the answer to a touch that begins after the end of a pointer was lost.
  private func answer(toLosing id: Int, before down: GestureEvent) -> ControlAnswer {
    var control = control
    let end = ControlAnswer(control.handle(.cancel(id: id)), of: control)
    var answer = ControlAnswer(control.handle(down), of: control)
    answer.effects = end.effects + answer.effects
    return answer
  }

  private func answer(toSetting values: HostValues) -> ControlAnswer {
    var control = control
    let new = values.filled(from: HostValues(ofHosted: control))
    _ = control.handle(new.event)
    return ControlAnswer(values: HostValues(ofHosted: control), effects: [])
  }

  /// Returns the answers to an adjustment that is repeated; two if the thumb is not known.
  private func answers(
    to step: GestureEvent.Adjustment, count: Int, moving thumb: Thumb?
  ) -> [ControlAnswer] {
    guard Hosted.hasTwoValues else { return [answer(to: step, count: count, moving: nil)] }
    let thumbs = thumb.map { [$0] } ?? Thumb.allCases
    return thumbs.map { answer(to: step, count: count, moving: $0) }
  }

  /// Returns the answer to an adjustment that is repeated, which is a gesture of its own.
  private func answer(
    to step: GestureEvent.Adjustment, count: Int, moving thumb: Thumb?
  ) -> ControlAnswer {
    var control = control
    let old = HostValues(ofHosted: control)
    let event: GestureEvent = thumb.map { .adjust($0, step) } ?? .adjust(step)
    var sum = Response()
    for _ in 0..<count {
      let before = HostValues(ofHosted: control)
      let response = control.handle(event)
      sum.detents += response.detents + (response.upper?.detents ?? 0)
      sum.reachedEnd =
        sum.reachedEnd || response.reachedEnd || response.upper?.reachedEnd == true
      sum.editing = response.editing ?? sum.editing
      // At a bound and at rest, a further step is no other step.
      if HostValues(ofHosted: control).isSame(as: before) { break }
    }
    let new = HostValues(ofHosted: control)
    let isChanged = !new.isSame(as: old)
    if sum.editing == nil, !isChanged { return silence }
    if sum.editing == nil { sum.editing = .committed(value: new.value) }
    var answer = ControlAnswer(sum, new, isChanged: isChanged)
    if !Hosted.hasTwoValues { answer.effects.insert(.began, at: 0) }
    return answer
  }
}
