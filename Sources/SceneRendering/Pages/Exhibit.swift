import GestureLaws

/// A case as pages show it: a filmstrip with a scrubber, the text, and the trace.
public struct Exhibit: Sendable {
  /// The text of the case.
  let text: String
  /// The first comment of the text, if the text begins with it; `nil` without one.
  let title: String?
  /// The lines of the events, counted from 1; empty if the case was not played.
  let eventLines: [Int?]
  /// The filmstrip; `nil` for a case that is not a gesture script.
  public let strip: Filmstrip?
  /// The laws that the case breaks: first those that its text expects, last those that a rounding breaks.
  package var findings: [Finding] { strip?.findings ?? [] }
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
    title = Exhibit.title(of: text)
    var film = film
    if let findings = film?.findings {
      film?.findings = findings.ranked(expecting: Exhibit.brokenLaws(in: text))
    }
    strip = film.map { [title] in Filmstrip($0, titled: title) }
  }

  /// Returns a page about this case alone.
  ///
  /// - Parameter title: The title of the page: the name of the file.
  /// - Returns: An HTML document that refers to no other file.
  public func html(titled title: String) -> String {
    var room = Room(amongst: 1)
    return Templates.page(
      "script",
      Page(
        heading: self.title ?? title, name: title,
        exhibit: Content(self, id: "strip", in: &room)))
  }

  /// Returns the comment at the beginning of a text as one line.
  ///
  ///     title(of: "# The last motion\n# is lost.\ndragnet 1\n")  // "The last motion is lost."
  static func title(of text: String) -> String? {
    let comment = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
    let title = comment.map { $0.drop { $0 == "#" || $0 == " " } }.joined(separator: " ")
    return title.isEmpty ? nil : title.brief
  }

  /// Returns the laws that a text expects to be broken.
  ///
  ///     brokenLaws(in: "up; expect broken D8  # lost")  // ["D8"]
  static func brokenLaws(in text: String) -> Set<String> {
    let statements = text.split(whereSeparator: \.isNewline).flatMap { line in
      line.prefix { $0 != "#" }.split(separator: ";")
    }
    return Set(
      statements.compactMap { statement in
        let words = statement.split(whereSeparator: \.isWhitespace)
        return words.starts(with: ["expect", "broken"]) ? words.last.map(String.init) : nil
      })
  }

  private struct Page: Sendable {
    let heading: String
    let name: String
    let exhibit: Content
  }
}

extension [Finding] {
  /// These findings, first those that a script expects, last those of roundings.
  fileprivate func ranked(expecting expected: Set<String>) -> [Finding] {
    func rank(_ finding: Finding) -> Int {
      if expected.contains(finding.law) { return 0 }
      return finding.breach.contrast?.isRounding == true ? 2 : 1
    }
    return (0...2).flatMap { place in filter { rank($0) == place } }
  }
}
