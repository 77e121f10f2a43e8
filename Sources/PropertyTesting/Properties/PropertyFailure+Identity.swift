extension PropertyFailure {
  /// Whether this is the same failure as `other`: one is reported, and shrinking keeps to it.
  ///
  /// It is if they break the same law, and do so at the same line where a place is a line of a Swift
  /// file. A place in the value moves while the value shrinks, and tells nothing apart.
  ///
  ///     let a = PropertyFailure(law: "in order", place: "Lists/Sort.swift:12")
  ///     a.isSame(as: PropertyFailure(law: "in order", place: "Lists/Sort.swift:30"))  // false
  ///     let b = PropertyFailure(law: "in order", place: "event 3")
  ///     b.isSame(as: PropertyFailure(law: "in order", place: "event 1"))              // true
  ///
  /// - Parameter other: Another failure of the same property.
  /// - Returns: Whether law and line are the same.
  public func isSame(as other: PropertyFailure) -> Bool {
    law == other.law && (place == other.place || line == nil && other.line == nil)
  }

  /// The place, if it is a line of a Swift file, with or without a column.
  private var line: String? {
    let pieces = place.split(separator: ":")
    let numbers = pieces.reversed().prefix { Int($0) != nil }.count
    guard (1...2).contains(numbers), pieces.dropLast(numbers).last?.hasSuffix(".swift") == true
    else { return nil }
    return place
  }
}
