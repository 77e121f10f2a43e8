/// An error in `.drag` text, with its place, the text found there and the text expected there.
///
///     Corpus/fat-slider/zero-width.drag:4:6: found `x`, expected a number
public struct DragError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// The text found there.
  public var found: String
  /// A description of the text expected there.
  public var expected: String

  /// Creates an error at the given place.
  public init(line: Int, column: Int, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// The error as `line:column: found …, expected …`.
  public var description: String { "\(line):\(column): found \(found), expected \(expected)" }
}
