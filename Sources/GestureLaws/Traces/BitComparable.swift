import GestureEngine

/// A value made of doubles, which may be NaN.
protocol BitComparable: Equatable {
  /// Whether both are equal bit for bit; all NaNs count as equal.
  func isIdentical(to other: Self) -> Bool
}

extension BitComparable {
  /// Whether both are equal; -0 equals 0, and NaN equals NaN.
  func isSame(as other: Self) -> Bool { self == other || isIdentical(to: other) }
}

extension Optional where Wrapped: BitComparable {
  /// Whether both are `nil`, or equal bit for bit; all NaNs count as equal.
  func isIdentical(to other: Wrapped?) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.some(let a), .some(let b)): a.isIdentical(to: b)
    case (.none, .some), (.some, .none): false
    }
  }

  /// Whether both are `nil` or equal; -0 equals 0, and NaN equals NaN.
  func isSame(as other: Wrapped?) -> Bool { self == other || isIdentical(to: other) }
}

extension Double: BitComparable {}

extension GesturePoint: BitComparable {
  func isIdentical(to other: GesturePoint) -> Bool {
    x.isIdentical(to: other.x) && y.isIdentical(to: other.y)
  }
}

extension GestureSize: BitComparable {
  func isIdentical(to other: GestureSize) -> Bool {
    width.isIdentical(to: other.width) && height.isIdentical(to: other.height)
  }
}

extension GestureRect: BitComparable {
  func isIdentical(to other: GestureRect) -> Bool {
    origin.isIdentical(to: other.origin) && size.isIdentical(to: other.size)
  }
}

extension Track: BitComparable {
  func isIdentical(to other: Track) -> Bool {
    start.isIdentical(to: other.start) && end.isIdentical(to: other.end)
  }
}

extension UpperThumb: BitComparable {
  func isIdentical(to other: UpperThumb) -> Bool {
    value.isIdentical(to: other.value) && fraction.isIdentical(to: other.fraction)
      && thumb.isIdentical(to: other.thumb)
  }
}

extension Response.Effect: BitComparable {
  func isIdentical(to other: Response.Effect) -> Bool {
    change.old.isIdentical(to: other.change.old) && change.new.isIdentical(to: other.change.new)
      && detents == other.detents && reachedEnd == other.reachedEnd
  }
}
