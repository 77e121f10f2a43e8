/// How a case broke a property: what, where, and what there is to say about it.
public struct PropertyFailure: Error, Sendable, Hashable {
  /// What was broken, the same words each time.
  ///
  /// Shrinking keeps to it, see ``isSame(as:)``.
  public var law: String
  /// Where: a source location, or a place in the value, such as an event of a script.
  public var place: String
  /// What was seen there, for people.
  public var message: String

  /// A failure of `law`.
  public init(law: String, place: String = "", message: String = "") {
    self.law = law
    self.place = place
    self.message = message
  }
}
