/// An error in the text of a case.
package struct CaseError: Error, Sendable, Hashable {
  /// The line, counted from 1; `nil` if the error concerns the whole text.
  package var line: Int?
  /// The column in bytes, counted from 1; `nil` if the error concerns the whole line.
  package var column: Int?
  /// The error in words.
  package var message: String

  /// Creates an error.
  package init(line: Int? = nil, column: Int? = nil, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
