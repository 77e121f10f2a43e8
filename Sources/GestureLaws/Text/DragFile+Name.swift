extension DragFile {
  /// Returns the name of the control or target of a `.drag` text; `nil` if the text names none.
  ///
  ///     DragFile.targetName(in: Array("dragnet 1; control fat-slider; down 5 5".utf8))  // "fat-slider"
  ///
  /// The name need not be known, and the text after it need not parse.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The name.
  package static func targetName(in bytes: [UInt8]) -> String? {
    var scanner = DragScanner(bytes)
    while let statement = try? scanner.next() {
      guard ["control", "target"].contains(statement.keyword.text) else { continue }
      return statement.peek.text.isEmpty ? nil : statement.peek.text
    }
    return nil
  }
}
