/// A `.drag` text that does not parse: where, what was found, and what was expected.
///
///     Corpus/fat-slider/zero-width.drag:4:6: found `x`, expected a number
public struct DragError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column in bytes, counted from 1.
  public var column: Int
  /// What stands there.
  public var found: String
  /// What could stand there.
  public var expected: String

  /// An error at a place.
  public init(line: Int, column: Int, found: String, expected: String) {
    self.line = line
    self.column = column
    self.found = found
    self.expected = expected
  }

  /// The error as `line:column: found …, expected …`.
  public var description: String { "\(line):\(column): found \(found), expected \(expected)" }
}
