/// The effects of one input, as a sequence in a fixed order.
///
///     for effect in host.handle(.pointer(.move(point)), at: time) {
///       switch effect {
///       case .changed(let value): binding = value
///       case .draw: setNeedsDisplay()
///       …
///       }
///     }
///
/// The order is that of the cases of ``HostEffect``. A control with a single value has no effects of a
/// pair, and a control with two values has these in place of the others. If the end of a gesture was lost and the same
/// input begins the next gesture, the effects of the cancelled gesture come first. The effects are in
/// the value itself, so that an input allocates no memory.
public struct HostEffects: Sequence, IteratorProtocol, Sendable, Hashable {
  /// The effects that occurred, in the order of their bits.
  @usableFromInline struct Kinds: OptionSet, Sendable, Hashable {
    @usableFromInline var rawValue: UInt16
    @inlinable init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable static var lostChanged: Kinds { Kinds(rawValue: 1) }
    @inlinable static var lostTicks: Kinds { Kinds(rawValue: 1 << 1) }
    @inlinable static var lostReachedEnd: Kinds { Kinds(rawValue: 1 << 2) }
    @inlinable static var lostCommitted: Kinds { Kinds(rawValue: 1 << 3) }
    @inlinable static var lostCancelled: Kinds { Kinds(rawValue: 1 << 4) }
    @inlinable static var began: Kinds { Kinds(rawValue: 1 << 5) }
    @inlinable static var changed: Kinds { Kinds(rawValue: 1 << 6) }
    @inlinable static var ticks: Kinds { Kinds(rawValue: 1 << 7) }
    @inlinable static var reachedEnd: Kinds { Kinds(rawValue: 1 << 8) }
    @inlinable static var committed: Kinds { Kinds(rawValue: 1 << 9) }
    @inlinable static var cancelled: Kinds { Kinds(rawValue: 1 << 10) }
    @inlinable static var announce: Kinds { Kinds(rawValue: 1 << 11) }
    @inlinable static var draw: Kinds { Kinds(rawValue: 1 << 12) }
    @inlinable static var framesWanted: Kinds { Kinds(rawValue: 1 << 13) }
    @inlinable static var framesUnwanted: Kinds { Kinds(rawValue: 1 << 14) }
  }

  @usableFromInline var kinds = Kinds(rawValue: 0)
  @usableFromInline var value = 0.0
  @usableFromInline var committed = 0.0
  @usableFromInline var detents = 0
  /// Whether the control has two values.
  @usableFromInline var isPair = false
  /// The upper of two values.
  @usableFromInline var upper = 0.0
  /// The value after a gesture whose end was lost.
  @usableFromInline var lostValue = 0.0
  @usableFromInline var lostUpper = 0.0
  @usableFromInline var lostDetents = 0

  /// No effects.
  @inlinable public init() {}

  /// Whether there are no effects.
  @inlinable public var isEmpty: Bool { kinds.isEmpty }

  /// Returns the next effect and removes it, or returns `nil` after the last one.
  @inlinable public mutating func next() -> HostEffect? {
    guard !kinds.isEmpty else { return nil }
    let first = Kinds(rawValue: kinds.rawValue & (0 &- kinds.rawValue))
    kinds.subtract(first)
    switch first {
    case .lostChanged:
      return isPair ? .changedPair(lower: lostValue, upper: lostUpper) : .changed(lostValue)
    case .lostTicks: return .ticks(lostDetents)
    case .lostReachedEnd, .reachedEnd: return .reachedEnd
    case .lostCommitted: return .committedPair(lower: lostValue, upper: lostUpper)
    case .lostCancelled, .cancelled: return .cancelled
    case .began: return .began
    case .changed: return isPair ? .changedPair(lower: value, upper: upper) : .changed(value)
    case .ticks: return .ticks(detents)
    case .committed:
      return isPair ? .committedPair(lower: committed, upper: upper) : .committed(committed)
    case .announce: return .announce
    case .draw: return .draw
    case .framesWanted: return .frames(true)
    default: return .frames(false)
    }
  }
}

extension HostEffects {
  /// Moves the effects of a gesture whose end was lost before those of the next one.
  ///
  /// Such a gesture is cancelled. If another pointer of it lifted off before, it is committed.
  @inlinable mutating func closeLostGesture() {
    if kinds.contains(.changed) { kinds.insert(.lostChanged) }
    if kinds.contains(.ticks) { kinds.insert(.lostTicks) }
    if kinds.contains(.reachedEnd) { kinds.insert(.lostReachedEnd) }
    if kinds.contains(.committed) { kinds.insert(.lostCommitted) }
    if kinds.contains(.cancelled) { kinds.insert(.lostCancelled) }
    kinds.remove(.changed)
    kinds.remove(.ticks)
    kinds.remove(.reachedEnd)
    kinds.remove(.committed)
    kinds.remove(.cancelled)
    (lostValue, lostUpper) = (kinds.contains(.lostCommitted) ? committed : value, upper)
    (lostDetents, detents) = (detents, 0)
  }
}
