/// An error in the text of a case or of a dictionary.
package struct CaseError: Error, Sendable, Hashable, Codable {
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

  /// Returns the error as `path:line:column: message`.
  package func text(in path: String) -> String { "\(place(in: path)): \(message)" }

  /// Returns the place of the error as `path:line:column`.
  func place(in path: String) -> String {
    ([path] + [line, column].compactMap { $0.map { "\($0)" } }).joined(separator: ":")
  }
}
