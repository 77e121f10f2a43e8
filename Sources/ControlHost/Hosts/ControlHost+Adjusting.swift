import GestureEngine

extension ControlHost {
  /// Handles a key.
  @inlinable mutating func press(_ key: HostKey, isFine: Bool, _ effects: inout HostEffects) {
    let event = key.event(
      for: traits, value: held.value, isTracking: tracked != nil, isFine: isFine, of: focus)
    guard takesInputs, let event else { return }
    if tracked == nil {
      adjust(by: event, count: 1, &effects)
    } else {
      play(event, &effects)
    }
    effects.kinds.insert(.announce)
  }

  /// Handles the turn of a wheel: whole notches adjust the value, the remainder waits.
  ///
  /// A remainder within a billionth of a whole notch is that notch, so that ten tenths are one.
  @inlinable mutating func scroll(by turn: Double, _ effects: inout HostEffects) {
    guard takesInputs, turn.isFinite else { return }
    let most = HostInput.mostNotches
    let sum = notches + Swift.max(-most, Swift.min(most, turn))
    let nearest = sum.rounded()
    let isWhole = (sum - nearest).magnitude <= 1e-9
    let whole = isWhole ? nearest : sum.rounded(.towardZero)
    notches = isWhole ? 0 : sum - whole
    guard tracked == nil, whole != 0 else { return }
    let adjustment: GestureEvent.Adjustment = whole > 0 ? .increment : .decrement
    adjust(
      by: C.hasTwoValues ? .adjust(focus, adjustment) : .adjust(adjustment),
      count: Int(whole.magnitude), &effects)
  }

  /// Plays an adjustment several times; together they are one gesture if they change or commit anything.
  @inlinable mutating func adjust(
    by event: GestureEvent, count: Int, _ effects: inout HostEffects
  ) {
    let (old, drawn, wasAnimating) = (OwnedValues(of: held), Drawn(held), isAnimating)
    var committed: Double?
    var total = Response()
    for _ in 0..<count {
      let before = OwnedValues(of: held)
      let response = held.handle(event)
      isAnimating = response.isAnimating
      total.detents += response.detents + (response.upper?.detents ?? 0)
      total.reachedEnd =
        total.reachedEnd || response.reachedEnd || response.upper?.reachedEnd ?? false
      if case .committed(let value)? = response.editing { committed = value }
      // At a bound, and on a sticky control, every further adjustment does the same.
      if OwnedValues(of: held) == before { break }
    }
    let new = OwnedValues(of: held)
    if new != old { total.change = Response.Change(old: old.value, new: new.value) }
    // A key that leaves the value may still stop what moves.
    if isAnimating != wasAnimating || Drawn(held) != drawn { effects.kinds.insert(.draw) }
    guard committed != nil || total.change != nil else { return }
    effects.kinds.insert(.began)
    effects.kinds.insert(.draw)
    owner.begin()
    report(total, &effects)
    note(.committed(value: committed ?? new.value), of: event, &effects)
  }
}

/// The part of a control's drawing that an adjustment may change although it leaves the value.
@usableFromInline struct Drawn: Hashable {
  @usableFromInline let presentedValue: Double
  @usableFromInline let fraction: Double
  @usableFromInline let thumb: GestureRect?
  @usableFromInline let upper: UpperThumb?

  @inlinable init(_ control: some Control) {
    presentedValue = control.presentedValue
    fraction = control.fraction
    thumb = control.thumb
    upper = control.upper
  }
}
