import GestureEngine

/// Lines of text in a picture; SVG does not wrap lines.
enum Words {
  /// The style of a line.
  enum Style: String {
    /// A secondary remark.
    case quiet
    /// A statement of a script, in a monospaced font.
    case code
    /// A problem.
    case broken
    /// The title of a picture.
    case title
    /// Normal text.
    case plain
  }

  /// The approximate width of a character of code, in points.
  static let codeWidth = 7.3

  /// Returns a line of text with its baseline at a place.
  static func line(
    _ words: String, at place: GesturePoint, _ style: Style, _ anchor: String? = nil
  ) -> Element {
    Element(
      "text",
      [
        "class": "words \(style.rawValue)", "x": place.x.svg, "y": place.y.svg,
        "text-anchor": anchor,
      ], words: words)
  }

  /// Returns `text` with its end cut off if it is longer than `columns`.
  static func fitted(_ text: String, _ columns: Int) -> String {
    text.count <= columns ? text : text.prefix(Swift.max(0, columns - 1)) + "…"
  }

  /// Returns `text` in lines of at most `columns` characters, broken between words if possible.
  static func wrapped(_ text: String, _ columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > columns {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
      while line.count > columns {
        lines.append(String(line.prefix(columns)))
        line = String(line.dropFirst(columns))
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The greatest number of characters of a text that a page shows.
  static let longest = 300

  /// Returns a number of broken laws in words.
  static func laws(_ count: Int) -> String {
    switch count {
    case 0: "no law broken"
    case 1: "1 law broken"
    default: "\(count) laws broken"
    }
  }
}

extension String {
  /// This text, with its end cut off if it is too long for a page: texts have no greatest length.
  var brief: String { Words.fitted(self, Words.longest) }
}
