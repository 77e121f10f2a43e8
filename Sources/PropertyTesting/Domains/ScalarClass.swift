/// A set of Unicode scalars in an order from simple to complex: ASCII first, as in ``ScalarOrder``.
struct ScalarClass: Sendable {
  /// The ASCII scalars, from simple to complex.
  private let ascii: [Unicode.Scalar]
  /// The ranges of places of the other scalars, in ascending order; see ``ScalarOrder``.
  private let others: [ClosedRange<UInt32>]
  /// The ranges of places of all scalars, in ascending order.
  let ranges: [ClosedRange<UInt32>]
  /// The number of scalars.
  let count: Int

  private static let lastPlace = ScalarOrder.count - 1
  private static let firstOther: UInt32 = 0x80

  /// The scalars whose places are in `ranges`.
  ///
  /// - Parameters:
  ///   - ranges: Ranges of places, which may overlap.
  ///   - isNegated: Whether the class has all scalars outside the ranges instead.
  init(_ ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] =
          last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    if isNegated {
      var gaps: [ClosedRange<UInt32>] = []
      var next: UInt32 = 0
      for range in merged {
        if range.lowerBound > next { gaps.append(next...range.lowerBound - 1) }
        next = range.upperBound + 1
      }
      if next <= Self.lastPlace { gaps.append(next...Self.lastPlace) }
      merged = gaps
    }
    self.ranges = merged
    ascii = ScalarOrder.ascii.filter { scalar in merged.contains { $0.contains(scalar.value) } }
    others = merged.filter { $0.upperBound >= Self.firstOther }
      .map { max($0.lowerBound, Self.firstOther)...$0.upperBound }
    count = others.reduce(ascii.count) { $0 + $1.count }
  }

  /// The class of a single scalar.
  init(_ scalar: Unicode.Scalar) {
    let place = ScalarOrder.place(of: scalar)
    self.init([place...place])
  }

  /// Whether the class has `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool { place(of: scalar) != nil }

  /// Returns the scalar at `place` in the order of the class.
  func scalar(at place: Int) -> Unicode.Scalar {
    if place < ascii.count { return ascii[place] }
    var rest = place - ascii.count
    for range in others {
      if rest < range.count { return ScalarOrder.scalar(at: range.lowerBound + UInt32(rest)) }
      rest -= range.count
    }
    preconditionFailure("place \(place) in a class of \(count) scalars")
  }

  /// Returns the place of `scalar` in the order of the class; `nil` if the class does not have it.
  func place(of scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII { return ascii.firstIndex(of: scalar) }
    let code = ScalarOrder.place(of: scalar)
    var before = ascii.count
    for range in others {
      if range.contains(code) { return before + Int(code - range.lowerBound) }
      before += range.count
    }
    return nil
  }
}

extension ScalarClass {
  /// The ranges of places between two scalars.
  static func places(
    _ first: Unicode.Scalar, _ last: Unicode.Scalar
  ) -> ClosedRange<UInt32> {
    ScalarOrder.place(of: first)...ScalarOrder.place(of: last)
  }

  /// The places of all scalars but ASCII.
  static let beyondASCII: ClosedRange<UInt32> = 0x80...ScalarOrder.count - 1
  static let digits = [places("0", "9")]
  static let wordScalars = [
    places("a", "z"), places("A", "Z"), places("0", "9"), places("_", "_"),
  ]
  static let spaces = [places("\t", "\r"), places(" ", " ")]
  static let lineBreaks = [
    places("\n", "\r"), places("\u{85}", "\u{85}"), places("\u{2028}", "\u{2029}"),
  ]
}
