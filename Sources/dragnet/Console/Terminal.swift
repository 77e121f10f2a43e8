import Foundation

/// The properties of the terminal that standard output goes to.
struct Terminal: Sendable {
  /// The width in characters; `nil` if the output is no terminal, whose lines are not cut.
  var columns: Int?
  /// Whether the text may have colours.
  var isColored = false

  /// The terminal of this process.
  ///
  /// There are no colours if the variable NO_COLOR is set, or if TERM is `dumb`.
  static let current: Terminal = {
    guard isatty(STDOUT_FILENO) == 1 else { return Terminal() }
    return Terminal(
      columns: ProgressLine.columns(of: STDOUT_FILENO),
      isColored: allowsColors(ProcessInfo.processInfo.environment))
  }()

  /// Whether the variables of a process allow colours.
  static func allowsColors(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// A role of a text, which decides about its colour.
  enum Style: String {
    /// A problem.
    case wrong = "1;31"
    /// A secondary remark.
    case quiet = "2"
    /// The expected behaviour.
    case expected = "32"
  }

  /// Returns `text` in the colour of a role.
  func styled(_ text: String, _ style: Style) -> String {
    isColored && !text.isEmpty ? "\u{1b}[\(style.rawValue)m\(text)\u{1b}[0m" : text
  }

  /// Returns `text` with its end cut off where it would leave the line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - used: The characters of the line before and after it.
  /// - Returns: The text.
  func fitted(_ text: String, besides used: Int) -> String {
    guard let columns, text.count + used > columns else { return text }
    return text.prefix(max(0, columns - used - 1)) + "…"
  }

  /// Returns `text` in lines that fit, broken between words.
  ///
  /// - Parameters:
  ///   - text: A paragraph.
  ///   - margin: The margin of every line.
  /// - Returns: The lines without the margin of the first one.
  func wrapped(_ text: String, margin: String) -> String {
    guard let columns, columns > margin.count + 20 else { return text }
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !line.isEmpty, margin.count + line.count + 1 + word.count > columns {
        lines.append(line)
        line = String(word)
      } else {
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return (lines + [line]).joined(separator: "\n" + margin)
  }
}
