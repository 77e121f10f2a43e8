import GestureEngine

// The part of a host that only a control with two values needs. One gesture has one or two pointers: it
// begins with the first pointer and ends with the last one. It is committed if one of them lifted off.
extension ControlHost {
  /// Whether the control tracks the pointer with this id.
  @inlinable @inline(__always) func isTracked(_ id: Int) -> Bool {
    id == tracked || C.hasTwoValues && id == second
  }

  /// Reports the values after a change of one or both, and moves the focus to the thumb that moved.
  @inlinable mutating func reportPair(_ response: Response, _ effects: inout HostEffects) {
    if let thumb = response.thumb { focus = thumb }
    effects.isPair = true
    if response.change != nil || response.upper != nil {
      effects.kinds.insert(.changed)
      effects.value = held.value
      effects.upper = held.upper?.value ?? held.value
      owner.noteChange()
    }
    guard let upper = response.upper else { return }
    if upper.detents > 0 {
      effects.kinds.insert(.ticks)
      effects.detents += upper.detents
    }
    if upper.reachedEnd { effects.kinds.insert(.reachedEnd) }
  }

  /// Notes a pointer that begins or ends while another one goes on, and returns whether one does.
  @inlinable mutating func goesOn(_ editing: Response.Editing, of event: GestureEvent) -> Bool {
    switch editing {
    case .began:
      guard let tracked, let id = event.touch?.id else { return false }
      // A pointer whose end was lost may begin again.
      if id != tracked { second = id }
      return true
    case .committed, .cancelled:
      guard let other = second else { return false }
      let id: Int? = if case .cancel(let id) = event { id } else { event.touch?.id }
      second = nil
      // Without an id, both pointers end.
      guard let id else { return false }
      if id == tracked { tracked = other }
      if editing != .cancelled { hasCommitted = true }
      return true
    }
  }

  /// Cancels every tracked pointer.
  @inlinable mutating func cancelAll(_ effects: inout HostEffects) {
    guard let tracked else { return }
    play(.cancel(id: C.hasTwoValues && second != nil ? nil : tracked), &effects)
  }

  /// Handles the values that the owner of two values binds.
  @inlinable mutating func bind(
    lower: Double, upper: Double, _ effects: inout HostEffects
  ) {
    guard C.hasTwoValues, !(lower.isNaN && upper.isNaN) else { return }
    let present = OwnedValues(of: held)
    var new = owner.kept ?? present
    if !lower.isNaN { new.value = lower }
    if !upper.isNaN { new.upper = upper }
    bind(new, over: present, &effects)
  }
}
