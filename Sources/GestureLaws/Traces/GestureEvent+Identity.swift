import GestureEngine

extension GestureEvent {
  /// Whether both events are equal bit for bit; all NaNs count as equal.
  public func isIdentical(to other: GestureEvent) -> Bool {
    switch (self, other) {
    case (.down(let a, let i), .down(let b, let j)), (.move(let a, let i), .move(let b, let j)):
      i == j && a.isIdentical(to: b)
    case (.up(let a, let i), .up(let b, let j)):
      i == j && a.isIdentical(to: b)
    case (.cancel(let i), .cancel(let j)): i == j
    case (.revert, .revert): true
    case (.resize(let a), .resize(let b)): a.isIdentical(to: b)
    case (.set(let a), .set(let b)), (.wait(let a), .wait(let b)): a.isIdentical(to: b)
    case (.adjust(let a), .adjust(let b)): a == b
    case (.thumbs(.set(let a, let b)), .thumbs(.set(let c, let d))):
      a.isIdentical(to: c) && b.isIdentical(to: d)
    case (.thumbs(.adjust(let a, let b)), .thumbs(.adjust(let c, let d))): a == c && b == d
    case (.down, _), (.move, _), (.up, _), (.cancel, _), (.revert, _), (.resize, _),
      (.set, _), (.wait, _), (.adjust, _), (.thumbs, _):
      false
    }
  }
}
