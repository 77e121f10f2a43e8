import PropertyTesting

/// A case of a property as the text of a file.
///
///     dragnet case 1
///     check round-trip
///     # "1"
///     words 31
///     expect fails
///
/// The comments between `check` and `words` are the value. Without an `expect`, the case must hold.
struct CaseText: Hashable {
  /// The name of the target.
  var target: String
  /// The value as the text shows it; `nil` if it shows none.
  var value: String?
  /// The words.
  var words: ChoiceSequence
  /// Whether the case is expected to fail.
  var expectsFailure = false

  /// The text.
  var description: String {
    let comment = value.map { value in
      value.split(separator: "\n", omittingEmptySubsequences: false).map { "# \($0)\n" }.joined()
    }
    return "\(CaseText.version)\ncheck \(target)\n\(comment ?? "")words \(words)\n"
      + (expectsFailure ? "expect fails\n" : "")
  }

  /// The first line of every text.
  private static let version = "dragnet case 1"
}

extension CaseText {
  /// Reads a text.
  ///
  /// - Throws: ``CaseError`` for the first line that does not parse.
  init(reading text: [UInt8]) throws(CaseError) {
    var (target, words): (String?, [UInt64]?)
    var value: [Substring] = []
    expectsFailure = false
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      func expected(_ what: String) -> CaseError {
        CaseError(line: index + 1, "found `\(line.prefix(60))`, expected \(what)")
      }
      let parts = line.split(separator: " ", maxSplits: 1)
      let content = parts.count == 2 ? parts[1] : ""
      if index == 0 {
        guard line == CaseText.version else { throw expected("`\(CaseText.version)`") }
      } else if line.hasPrefix("#") {
        let comment = line.dropFirst(line.hasPrefix("# ") ? 2 : 1)
        if target != nil && words == nil { value.append(comment) }
      } else if let keyword = parts.first {
        switch keyword {
        case "check" where target == nil && !content.isEmpty: target = String(content)
        case "words" where target != nil:
          guard let more = ChoiceSequence(String(content)) else {
            throw expected("hexadecimal words with a space between them")
          }
          words = (words ?? []) + more.words
        case "expect" where content == "fails": expectsFailure = true
        case "expect" where content == "holds": expectsFailure = false
        default: throw expected("`check NAME`, then `words …`, `expect fails` or `expect holds`")
        }
      }
    }
    guard let target, let words else {
      throw CaseError(
        line: lines.count, "found the end of the text, expected `check NAME` and `words …`")
    }
    self.target = target
    self.words = ChoiceSequence(words)
    self.value = value.isEmpty ? nil : value.joined(separator: "\n")
  }
}
