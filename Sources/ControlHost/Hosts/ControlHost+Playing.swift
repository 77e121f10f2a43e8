import GestureEngine

extension ControlHost {
  /// Plays an event of the user and reports its effects.
  @inlinable @inline(__always) mutating func play(
    _ event: GestureEvent, _ effects: inout HostEffects
  ) {
    let response = held.handle(event)
    isAnimating = response.isAnimating
    effects.kinds.insert(.draw)
    report(response, &effects)
    if let editing = response.editing { note(editing, of: event, &effects) }
  }

  /// Reports a change, detents and a reached end.
  @inlinable @inline(__always) mutating func report(
    _ response: Response, _ effects: inout HostEffects
  ) {
    if let change = response.change {
      effects.kinds.insert(.changed)
      effects.value = change.new
      owner.noteChange()
    }
    if C.hasTwoValues { reportPair(response, &effects) }
    if response.detents > 0 {
      effects.kinds.insert(.ticks)
      effects.detents += response.detents
    }
    if response.reachedEnd { effects.kinds.insert(.reachedEnd) }
  }

  /// Notes the begin or the end of a gesture.
  @inlinable @inline(never) mutating func note(
    _ editing: Response.Editing, of event: GestureEvent, _ effects: inout HostEffects
  ) {
    if C.hasTwoValues, goesOn(editing, of: event) { return }
    switch editing {
    case .began:
      tracked = event.touch?.id
      owner.begin()
      effects.kinds.insert(.began)
    case .committed(let value): commit(at: value, &effects)
    case .cancelled:
      if C.hasTwoValues, hasCommitted {
        commit(at: held.value, &effects)
        return
      }
      tracked = nil
      owner.end(at: OwnedValues(of: held), time: clock)
      effects.kinds.insert(.cancelled)
    }
  }

  /// Ends a gesture at `value`.
  @inlinable mutating func commit(at value: Double, _ effects: inout HostEffects) {
    tracked = nil
    var end = OwnedValues(of: held)
    // A sticky control has returned from there. A control with two values is never sticky.
    if !C.hasTwoValues { end.value = value }
    owner.end(at: end, time: clock)
    effects.kinds.insert(.committed)
    effects.kinds.insert(.announce)
    effects.committed = end.value
    if C.hasTwoValues { (effects.isPair, effects.upper, hasCommitted) = (true, end.upper, false) }
  }

  /// Plays an event of the owner or of the layout, which reports nothing as the user's.
  @inlinable @inline(never) mutating func play(
    silently event: GestureEvent, _ effects: inout HostEffects
  ) {
    isAnimating = held.handle(event).isAnimating
    effects.kinds.insert(.draw)
  }
}
