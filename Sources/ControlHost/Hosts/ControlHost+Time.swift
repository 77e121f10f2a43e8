import GestureEngine

extension ControlHost {
  /// Lets the time pass up to `time`, and sets a kept value at the moment when it has waited long enough.
  @inlinable @inline(__always) mutating func advance(
    to time: Double, _ effects: inout HostEffects
  ) {
    guard time > clock, time < .infinity else { return }
    if case .after(let until) = owner.phase, time >= until { freeOwner(at: until, &effects) }
    pass(to: time, &effects)
  }

  /// Sets the kept value at `moment`.
  @inlinable @inline(never) mutating func freeOwner(at moment: Double, _ effects: inout HostEffects)
  {
    owner.phase = .free
    guard let kept = owner.kept else { return }
    owner.kept = nil
    pass(to: moment, &effects)
    play(silently: setting(kept), &effects)
  }

  @inlinable @inline(__always) mutating func pass(to time: Double, _ effects: inout HostEffects) {
    if clock > -.infinity, time > clock {
      if isAnimating { effects.kinds.insert(.draw) }
      // The time between the ends of a double's range is no double.
      let seconds = Swift.min(time - clock, .greatestFiniteMagnitude)
      isAnimating = held.handle(.wait(seconds)).isAnimating
    }
    clock = time
  }

  /// Reports that frames are wanted, or no longer wanted.
  @inlinable @inline(__always) mutating func noteFrames(_ effects: inout HostEffects) {
    let wanted = isAnimating || owner.kept != nil
    guard wanted != hasAskedForFrames else { return }
    hasAskedForFrames = wanted
    effects.kinds.insert(wanted ? .framesWanted : .framesUnwanted)
  }
}
