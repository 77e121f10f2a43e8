/// A stretch of words that belong together: an element of an array, an event of a script.
///
/// Domains bracket what they draw in spans, see ``ChoiceSource``. The shrinker deletes, moves and
/// zeroes spans, and a fuzz mutator splices them, and so both know the structure of every domain
/// anybody writes. Spans nest and never cross.
public struct ChoiceSpan: Sendable, Hashable {
  /// What kind of thing the words are; spans with the same label may stand for each other.
  public var label: Label
  /// The words' indices in the sequence.
  public var range: Range<Int>
  /// How many spans enclose this one.
  public var depth: Int

  /// A span over the words at `range`.
  public init(label: Label, range: Range<Int>, depth: Int) {
    self.label = label
    self.range = range
    self.depth = depth
  }

  /// The name of a kind of span, written as a string literal.
  public struct Label: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written.
    public let name: StaticString

    /// What every element of a list is called: deleted, it leaves a shorter list.
    public static let element: Label = "element"

    /// A label with the literal's text as its name.
    @inlinable public init(stringLiteral name: StaticString) { self.name = name }

    /// The name as a string.
    public var description: String { String(describing: name) }

    /// Whether two labels are spelled the same.
    public static func == (a: Self, b: Self) -> Bool {
      // Mostly it is the same literal, which lies in one place.
      guard a.name.hasPointerRepresentation, b.name.hasPointerRepresentation else {
        return a.description == b.description
      }
      let count = a.name.utf8CodeUnitCount
      guard count == b.name.utf8CodeUnitCount else { return false }
      return a.name.utf8Start == b.name.utf8Start
        || (0..<count).allSatisfy { a.name.utf8Start[$0] == b.name.utf8Start[$0] }
    }

    /// Feeds the name's spelling to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
}
