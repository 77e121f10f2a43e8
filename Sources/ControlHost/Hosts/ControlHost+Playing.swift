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
    switch editing {
    case .began:
      tracked = event.touch?.id
      owner.begin()
      effects.kinds.insert(.began)
    case .committed(let value):
      tracked = nil
      owner.end(at: value, time: clock)
      effects.kinds.insert(.committed)
      effects.kinds.insert(.announce)
      effects.committed = value
    case .cancelled:
      tracked = nil
      owner.end(at: held.value, time: clock)
      effects.kinds.insert(.cancelled)
    }
  }

  /// Plays an event of the owner or of the layout, which reports nothing as the user's.
  @inlinable @inline(never) mutating func play(
    silently event: GestureEvent, _ effects: inout HostEffects
  ) {
    isAnimating = held.handle(event).isAnimating
    effects.kinds.insert(.draw)
  }
}
