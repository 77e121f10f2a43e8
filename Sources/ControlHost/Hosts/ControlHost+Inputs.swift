import GestureEngine

extension ControlHost {
  /// Handles any input but the move of a pointer.
  @inlinable @inline(never) mutating func take(_ input: HostInput, _ effects: inout HostEffects) {
    switch input {
    case .pointer(.down(let point), let id): down(point, id: id, &effects)
    case .pointer(.move, _): return
    case .pointer(.up(let point), let id):
      if id == tracked { play(.up(point, id: id), &effects) }
    case .pointer(.cancel, let id), .lost(let id): cancel(id, &effects)
    case .key(let key, let isFine): press(key, isFine: isFine, &effects)
    case .scroll(let notches): scroll(by: notches, &effects)
    case .laidOut(let new):
      guard new.usable != presentSize else { return }
      presentSize = new.usable
      play(silently: .resize(new), &effects)
    case .bound(let value): bind(value, &effects)
    case .enabled(let isEnabled):
      guard isEnabled != takesInputs else { return }
      if let tracked { cancel(tracked, &effects) }
      takesInputs = isEnabled
      effects.kinds.insert(.draw)
    case .frame: return
    }
  }

  @inlinable mutating func down(_ point: GesturePoint, id: Int, _ effects: inout HostEffects) {
    guard takesInputs else { return }
    if let tracked {
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
    if id == tracked { play(.cancel(id: id), &effects) }
  }

  @inlinable mutating func bind(_ value: Double, _ effects: inout HostEffects) {
    guard !value.isNaN else { return }
    let present = held.value
    // Only a player's owner is compared with the committed value.
    let tolerance = owner.policy == .ignores ? hundredthOfRange : 0
    if owner.takes(value, over: present, tolerance: tolerance), value != present {
      play(silently: .set(value), &effects)
    }
  }

  /// The distance from the committed value at which a player has reached it.
  @inlinable var hundredthOfRange: Double {
    let range = held.traits.range
    return (range.upperBound - range.lowerBound) / 100
  }
}
