import GestureEngine

extension ControlHost {
  /// Handles any input but the move of a pointer.
  @inlinable @inline(never) mutating func take(_ input: HostInput, _ effects: inout HostEffects) {
    switch input {
    case .pointer(.down(let point), let id): down(point, id: id, &effects)
    case .pointer(.move, _): return
    case .pointer(.up(let point), let id):
      if isTracked(id) { play(.up(point, id: id), &effects) }
    case .pointer(.cancel, let id), .lost(let id): cancel(id, &effects)
    case .key(let key, let isFine): press(key, isFine: isFine, &effects)
    case .scroll(let notches): scroll(by: notches, &effects)
    case .laidOut(let new):
      guard new.usable != presentSize else { return }
      presentSize = new.usable
      play(silently: .resize(new), &effects)
    case .bound(let value):
      guard !C.hasTwoValues, !value.isNaN else { return }
      bind(OwnedValues(value), over: OwnedValues(held.value), &effects)
    case .boundPair(let lower, let upper): bind(lower: lower, upper: upper, &effects)
    case .focused(let thumb): focus = thumb
    case .enabled(let isEnabled):
      guard isEnabled != takesInputs else { return }
      cancelAll(&effects)
      takesInputs = isEnabled
      effects.kinds.insert(.draw)
    case .frame: return
    }
  }

  @inlinable mutating func down(_ point: GesturePoint, id: Int, _ effects: inout HostEffects) {
    guard takesInputs else { return }
    // While one pointer goes on, the control itself begins another one, or one whose end was lost.
    if let tracked, !C.hasTwoValues || id == tracked && second == nil {
      guard id == tracked, point.isUsable else { return }
      cancel(id, &effects)
      effects.closeLostGesture()
    }
    let response = held.handle(.down(point, id: id))
    guard response.editing != nil || response.change != nil else { return }
    isAnimating = response.isAnimating
    effects.kinds.insert(.draw)
    report(response, &effects)
    if let editing = response.editing { note(editing, of: .down(point, id: id), &effects) }
  }

  @inlinable mutating func cancel(_ id: Int, _ effects: inout HostEffects) {
    if isTracked(id) { play(.cancel(id: id), &effects) }
  }

  @inlinable mutating func bind(
    _ new: OwnedValues, over present: OwnedValues, _ effects: inout HostEffects
  ) {
    // Only a player's owner is compared with the committed values.
    let tolerance = owner.policy == .ignores ? hundredthOfRange : 0
    if owner.takes(new, over: present, tolerance: tolerance), new != present {
      play(silently: setting(new), &effects)
    }
  }

  /// The event that gives the control these values.
  @inlinable func setting(_ values: OwnedValues) -> GestureEvent {
    C.hasTwoValues ? .set(lower: values.value, upper: values.upper) : .set(values.value)
  }

  /// The distance from the committed value at which a player has reached it.
  @inlinable var hundredthOfRange: Double {
    let range = traits.range
    return (range.upperBound - range.lowerBound) / 100
  }
}
