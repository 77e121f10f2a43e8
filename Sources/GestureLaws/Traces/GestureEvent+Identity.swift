import GestureEngine

extension GestureEvent {
  /// Whether both events are equal bit for bit; all NaNs count as equal.
  public func isIdentical(to other: GestureEvent) -> Bool {
    // A switch over a pair of events takes the compiler most of a second.
    switch self {
    case .down(let a, let i):
      if case .down(let b, let j) = other { return i == j && a.isIdentical(to: b) }
    case .move(let a, let i):
      if case .move(let b, let j) = other { return i == j && a.isIdentical(to: b) }
    case .up(let a, let i):
      if case .up(let b, let j) = other { return i == j && a.isIdentical(to: b) }
    case .cancel(let i):
      if case .cancel(let j) = other { return i == j }
    case .revert:
      if case .revert = other { return true }
    case .resize(let a):
      if case .resize(let b) = other { return a.isIdentical(to: b) }
    case .set(let a):
      if case .set(let b) = other { return a.isIdentical(to: b) }
    case .wait(let a):
      if case .wait(let b) = other { return a.isIdentical(to: b) }
    case .adjust(let a):
      if case .adjust(let b) = other { return a == b }
    case .thumbs(.set(let a, let b)):
      if case .thumbs(.set(let c, let d)) = other {
        return a.isIdentical(to: c) && b.isIdentical(to: d)
      }
    case .thumbs(.adjust(let a, let b)):
      if case .thumbs(.adjust(let c, let d)) = other { return a == c && b == d }
    }
    return false
  }
}
