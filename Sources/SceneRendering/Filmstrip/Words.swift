import GestureEngine

/// Lines of words in a picture, in which nothing wraps by itself.
enum Words {
  /// What words look like.
  enum Style: String {
    /// Said by the way.
    case quiet
    /// A statement of a script, in letters of one width.
    case code
    /// What is wrong.
    case broken
    /// What it is all about.
    case title
    /// Plain words.
    case plain
  }

  /// About how wide a letter of code is, in points.
  static let codeWidth = 7.3

  /// A line of words with its foot at a place.
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

  /// `text`, its end cut off where it is longer than `columns`.
  static func fitted(_ text: String, _ columns: Int) -> String {
    text.count <= columns ? text : text.prefix(Swift.max(0, columns - 1)) + "…"
  }

  /// `text` in lines of at most `columns` letters, broken between words where that is possible.
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
}
