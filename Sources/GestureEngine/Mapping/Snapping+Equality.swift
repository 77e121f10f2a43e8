extension Snapping {
  /// Returns whether both have the same stops, made in the same way.
  public static func == (a: Snapping, b: Snapping) -> Bool {
    // The other members follow from these; one of them is NaN, which does not equal itself.
    a.range == b.range && a.lastIndex == b.lastIndex && a.formula == b.formula
  }

  /// Hashes the members that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(lastIndex)
    hasher.combine(formula)
  }
}
