import ControlHost
import GestureEngine

/// The answer of a control to the events that an input of its host stands for.
struct ControlAnswer: Sendable {
  /// The values after the input.
  var values: HostValues
  /// The effects that tell of the answer, in order.
  var effects: [HostEffect]

  /// Returns the effects among `effects` that tell of an answer.
  ///
  /// Two pointers of a control with two values are one gesture, whose begin and end are not those of each
  /// pointer.
  static func effects(among effects: [HostEffect], ofPair isPair: Bool) -> [HostEffect] {
    effects.filter { effect in
      switch effect {
      case .changed, .changedPair, .ticks, .reachedEnd: true
      case .began, .committed, .committedPair, .cancelled: !isPair
      case .announce, .draw, .frames: false
      }
    }
  }

  /// Returns whether a host that has reported some effects, and then has some values, has reported this answer.
  func matches(_ effects: [HostEffect], _ values: HostValues, in traits: ControlTraits) -> Bool {
    values.isSame(as: self.values, in: traits) && effects.count == self.effects.count
      && zip(effects, self.effects).allSatisfy { $0.isSame(as: $1, in: traits) }
  }
}

extension HostEffect {
  /// Whether both are the same, up to the precision of a control in the values that they report.
  fileprivate func isSame(as other: HostEffect, in traits: ControlTraits) -> Bool {
    if self == other { return true }
    for values in [HostValues.init(changedBy:), HostValues.init(committedBy:)] {
      if let here = values(self), let there = values(other) {
        return here.isSame(as: there, in: traits)
      }
    }
    return false
  }
}

extension ControlHosting {
  /// Returns the answers of the control to the events that an input stands for, if no time passes before it.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - hidden: The state that cannot be seen.
  /// - Returns: The answers that the control may give; none for an input of the owner, the layout or the
  ///   clock, for a second pointer, and where the hidden state decides.
  func answers(to input: HostInput, _ hidden: HiddenState) -> [ControlAnswer] {
    // A host may show the owner's word before a gesture begins.
    if hidden.mayHaveOwnersValue, trackedPointer == nil { return [] }
    let traits = control.traits
    switch input {
    case .pointer(.down(let point), let id):
      // A lost end, another pointer, and a disabled control have laws of their own.
      return isEnabled && trackedPointer == nil ? [answer(to: .down(point, id: id))] : []
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
      guard isEnabled, trackedPointer == nil else { return [silence] }
      guard let part = hidden.part, part * notches >= 0,
        let (whole, _) = WheelTurn(part + notches).notches, whole.magnitude <= 3
      else { return [] }
      return answers(
        to: whole < 0 ? .decrement : .increment, count: Int(whole.magnitude), moving: hidden.focus)
    case .laidOut, .bound, .boundPair, .focused, .enabled, .frame: return []
    }
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
    let response = control.handle(event)
    return ControlAnswer(
      response, HostValues(ofHosted: control),
      isChanged: response.change != nil || response.upper != nil)
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

extension ControlAnswer {
  /// The answer in a response of a control, which has some values then.
  fileprivate init(_ response: Response, _ values: HostValues, isChanged: Bool) {
    self.values = values
    effects = []
    let isPair = values.upper != nil
    if !isPair, response.editing == .began { effects.append(.began) }
    if isChanged {
      effects.append(
        values.upper.map { .changedPair(lower: values.value, upper: $0) }
          ?? .changed(values.value))
    }
    let ticks = response.detents + (response.upper?.detents ?? 0)
    if ticks > 0 { effects.append(.ticks(ticks)) }
    if response.reachedEnd || response.upper?.reachedEnd == true { effects.append(.reachedEnd) }
    guard !isPair else { return }
    switch response.editing {
    case .committed(let value)?: effects.append(.committed(value))
    case .cancelled?: effects.append(.cancelled)
    case .began?, nil: break
    }
  }
}

extension HostValues {
  /// The values of a control.
  init(ofHosted control: some Control) {
    self.init(control.value, upper: control.upper?.value)
  }
}
