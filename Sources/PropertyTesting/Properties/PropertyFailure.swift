/// The way in which a test case breaks a property.
public struct PropertyFailure: Error, Sendable, Hashable {
  /// The law that is broken: the same text for every case that breaks it.
  ///
  /// Shrinking keeps the law; see ``isSame(as:)``.
  public var law: String
  /// Where the law is broken: a source location, or a place in the value such as an event of a script.
  public var place: String
  /// A description of the failure there, for people.
  public var message: String

  /// Advice about the failure, for people; empty if the message says it all.
  public var advice: String

  /// A failure of `law`.
  public init(law: String, place: String = "", message: String = "", advice: String = "") {
    self.law = law
    self.place = place
    self.message = message
    self.advice = advice
  }
}

extension PropertyFailure {
  /// Whether this failure counts as the same as `other`: a run reports only one of them.
  ///
  /// Failures are the same if they break the same law at the same line of a Swift file. A place in the
  /// value is not compared, because it moves while the value shrinks.
  ///
  ///     let a = PropertyFailure(law: "in order", place: "Lists/Sort.swift:12")
  ///     a.isSame(as: PropertyFailure(law: "in order", place: "Lists/Sort.swift:30"))  // false
  ///     let b = PropertyFailure(law: "in order", place: "event 3")
  ///     b.isSame(as: PropertyFailure(law: "in order", place: "event 1"))              // true
  ///
  /// - Parameter other: Another failure of the same property.
  /// - Returns: Whether the laws and the lines are the same.
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
