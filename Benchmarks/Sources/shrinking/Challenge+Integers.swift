import PropertyTesting

extension Challenge {
  /// Integers of every type that are not in a set with few members.
  static var integers: [Challenge] {
    SparseSet.allCases.flatMap { set in
      [
        integer(set, Int8.self), integer(set, Int16.self), integer(set, Int32.self),
        integer(set, Int64.self), integer(set, Int128.self), integer(set, UInt8.self),
        integer(set, UInt16.self), integer(set, UInt32.self), integer(set, UInt64.self),
        integer(set, UInt128.self),
      ].compactMap { $0 }
    }
  }

  /// The challenge for a type, or `nil` if the set has no member of that type.
  private static func integer<Number: FixedWidthInteger & Sendable>(
    _ set: SparseSet, _: Number.Type
  ) -> Challenge? {
    set.simplest(Number.self).map { simplest in
      Challenge(
        "\(set.rawValue), \(Number.self)", minimum: "\(simplest)", cases: 5_000_000,
        Domain<Number>.integers
      ) { number in
        !set.contains(number)
      }
    }
  }
}
