import GestureLaws

/// A script as pages show it: the strip, a scrubber that plays it, the text, the trace.
public struct Exhibit: Sendable {
  /// The text, as it is in its file.
  let text: String
  /// The lines of its events, counted from 1.
  let eventLines: [Int]
  /// The strip, unless it is the case of a target that is no control.
  public let strip: Filmstrip?
  /// What is to be said where there is nothing to see.
  let remark: String?

  /// Plays the script of a text and judges it.
  ///
  /// - Parameters:
  ///   - file: What the text says.
  ///   - text: The text itself.
  ///   - remark: What is wrong with it, where it is not to be played: because it would trap, or is no
  ///     script at all.
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

  /// A page of its own.
  ///
  /// - Parameter title: What the page is about: the name of the file.
  /// - Returns: An HTML document that refers to no other.
  public func html(titled title: String) -> String {
    Templates.page(
      "script", Page(name: title, exhibit: Content(self, id: "strip")))
  }

  private struct Page: Sendable {
    let name: String
    let exhibit: Content
  }
}
