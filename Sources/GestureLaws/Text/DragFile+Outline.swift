import GestureEngine

extension DragFile {
  /// The control or target and the configuration of a `.drag` text, which need not be known.
  package struct Outline: Sendable, Hashable {
    /// The name of the control or target.
    package var name: String
    /// Whether the text is a script of a control.
    package var isScript: Bool
    /// The line of the name, counted from 1.
    package var line: Int
    /// The statements that configure the control.
    package var settings: [String] = []
  }

  /// Returns the outline of a `.drag` text; `nil` if the text names no control or target.
  ///
  ///     DragFile.outline(of: Array("dragnet 1; control fat-slider; down 5 5".utf8))?.name  // "fat-slider"
  ///
  /// The text after the name need not parse.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: The outline.
  package static func outline(of bytes: [UInt8]) -> Outline? {
    var scanner = DragScanner(bytes)
    var outline: Outline?
    while let statement = try? scanner.next() {
      let keyword = statement.keyword.text
      if keyword == "set" {
        outline?.settings.append(statement.text)
      } else if outline == nil, keyword == "control" || keyword == "target" {
        if statement.peek.text.isEmpty { return nil }
        outline = Outline(
          name: statement.peek.text, isScript: keyword == "control", line: statement.keyword.line)
      }
    }
    return outline
  }
}

extension GestureEvent {
  /// Reads an event from its statement in `.drag` text; returns `nil` if the text is no event.
  package init?(text: String) {
    var scanner = DragScanner(text.utf8)
    guard var statement = try? scanner.next(), let event = try? GestureEvent(reading: &statement),
      statement.peek.text.isEmpty
    else { return nil }
    self = event
  }
}
