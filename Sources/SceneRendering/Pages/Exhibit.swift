import GestureLaws

/// A case as pages show it: a filmstrip with a scrubber, the text, and the trace.
public struct Exhibit: Sendable {
  /// The text of the case.
  let text: String
  /// The lines of the events, counted from 1; empty if the case was not played.
  let eventLines: [Int?]
  /// The filmstrip; `nil` for a case that is not a gesture script.
  public let strip: Filmstrip?
  /// The message in place of the filmstrip's findings, if the case was not played.
  let remark: String?

  /// Creates an exhibit.
  ///
  /// - Parameters:
  ///   - text: The text of the case.
  ///   - film: The script with its drawings; `nil` for a case that is not a gesture script.
  ///   - remark: The failure of a case that was not played, because it traps or is not a gesture
  ///     script.
  public init(text: String, film: Film?, remark: String? = nil) {
    self.text = text
    self.remark = remark
    eventLines = film?.shots.map(\.line) ?? []
    strip = film.map { Filmstrip($0) }
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
