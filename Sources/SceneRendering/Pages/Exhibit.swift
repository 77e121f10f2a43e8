import GestureLaws

/// A case as pages show it: a filmstrip with a scrubber, the text, and the trace.
public struct Exhibit: Sendable {
  /// The text of the case.
  let text: String
  /// The lines of the events, counted from 1.
  let eventLines: [Int]
  /// The filmstrip; `nil` for a case that is not a gesture script.
  public let strip: Filmstrip?
  /// The message in place of the filmstrip's findings, if the case cannot be played.
  let remark: String?

  /// Plays and checks a script, unless there is a remark.
  ///
  /// - Parameters:
  ///   - file: The parsed text.
  ///   - text: The text.
  ///   - remark: The failure of a case that must not be played, because it traps or is not a
  ///     gesture script; `nil` to play it.
  public init(_ file: DragFile, text: String, remark: String? = nil) {
    self.text = text
    eventLines = file.eventLines
    self.remark = remark
    switch file.subject {
    case .words: strip = nil
    case .gestures(let script):
      strip = remark.map { Filmstrip(script, unplayable: $0) } ?? Filmstrip(script)
    }
  }

  /// Creates the text of a case that cannot be drawn.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - remark: The failure of the case, if it fails.
  public init(unreadable text: String, remark: String?) {
    self.text = text
    eventLines = []
    self.remark = remark
    strip = nil
  }

  /// Returns a page about this case alone.
  ///
  /// - Parameter title: The title of the page: the name of the file.
  /// - Returns: An HTML document that refers to no other file.
  public func html(titled title: String) -> String {
    Templates.page(
      "script", Page(name: title, exhibit: Content(self, id: "strip")))
  }

  private struct Page: Sendable {
    let name: String
    let exhibit: Content
  }
}
