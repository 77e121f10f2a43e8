/// A range of words that belong together, such as an element of an array or an event of a script.
///
/// Domains mark spans while they draw, see ``ChoiceSource``. The shrinker deletes, moves and zeroes
/// spans, and the fuzz mutator exchanges them between cases, so both use the structure of every
/// domain, including custom ones. Spans nest and never overlap partially.
public struct ChoiceSpan: Sendable, Hashable {
  /// The kind of value that the words encode; spans with equal labels can replace each other.
  public var label: Label
  /// The indices of the words in the sequence.
  public var range: Range<Int>
  /// The number of spans that enclose this span.
  public var depth: Int

  /// Creates a span over the words in `range`.
  public init(label: Label, range: Range<Int>, depth: Int) {
    self.label = label
    self.range = range
    self.depth = depth
  }

  /// Whether another span has words, and this span contains them.
  ///
  /// A span without words can lie at the end of this span and belong to the next, so it counts for none. A
  /// `Range` contains each empty range, wherever it is.
  func encloses(_ other: ChoiceSpan) -> Bool {
    !other.range.isEmpty && range.contains(other.range)
  }

  /// The name of a kind of span, written as a string literal.
  public struct Label: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The text of the literal.
    public let name: StaticString

    /// The label of every list element; deleting its span leaves a shorter list.
    public static let element: Label = "element"

    /// Creates a label from a literal.
    @inlinable public init(stringLiteral name: StaticString) { self.name = name }

    /// The name as a string.
    public var description: String { String(describing: name) }

    /// Whether two labels have the same spelling.
    public static func == (a: Self, b: Self) -> Bool {
      // Equal labels usually come from the same literal, so their addresses are compared first.
      guard a.name.hasPointerRepresentation, b.name.hasPointerRepresentation else {
        return a.description == b.description
      }
      let count = a.name.utf8CodeUnitCount
      guard count == b.name.utf8CodeUnitCount else { return false }
      return a.name.utf8Start == b.name.utf8Start
        || (0..<count).allSatisfy { a.name.utf8Start[$0] == b.name.utf8Start[$0] }
    }

    /// Feeds the spelling of the name to `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
}
