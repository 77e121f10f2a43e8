/// A case of a property as the text of a file.
///
///     dragnet case 1
///     check RunLengthTests.Coding/packing loses nothing
///     # [0, 1]
///     words 1 0 1 1 0
///     expect fails
///
/// The comments between `check` and `words` are the value. Without an `expect`, the case must hold. A
/// fuzz target is named by `target` in place of `check`. Several lines of words are one case.
package struct CaseText: Sendable, Hashable {
  /// The check or the fuzz target.
  package var owner: Owner
  /// The value as the text shows it; `nil` if it shows none.
  package var value: String?
  /// The words.
  package var words: ChoiceSequence
  /// Whether the case is expected to fail.
  package var expectsFailure = false

  /// The check or the fuzz target that judges a case.
  package struct Owner: Sendable, Hashable {
    /// Whether a test or a fuzz executable judges the case.
    package enum Kind: String, Sendable, CaseIterable {
      case check
      case target
    }

    /// Whether a test or a fuzz executable judges the case.
    package var kind: Kind
    /// The name, on one line.
    package var name: String

    /// The check or the target of a name, whose line breaks become spaces.
    package init(_ kind: Kind, _ name: String) {
      self.kind = kind
      self.name = CaseText.lines(of: name).joined(separator: " ")
    }
  }

  /// A case of a property that must hold.
  package init(of owner: Owner, value: String?, words: ChoiceSequence) {
    self.owner = owner
    self.value = value
    self.words = words
  }

  /// The text.
  package var description: String {
    let comments = value.map { CaseText.lines(of: $0).map(CaseText.comment).joined() } ?? ""
    return "\(CaseText.version)\n\(owner.kind) \(owner.name)\n\(comments)"
      + "\(CaseText.line(of: words))\n" + (expectsFailure ? "expect fails\n" : "")
  }

  /// Returns the line of a text that has these words.
  static func line(of words: ChoiceSequence) -> String {
    words.words.isEmpty ? "words" : "words \(words)"
  }

  /// Returns the line at the end of a text that says how the case fails.
  package static func remark(on failure: PropertyFailure) -> String {
    let place = failure.place.isEmpty ? "" : ", \(failure.place)"
    let text = "\(failure.law)\(place): \(failure.message)"
    return comment(lines(of: text).joined(separator: " "))
  }

  /// The first words of every text, in any version.
  private static let start = "dragnet case"
  /// The first line of every text.
  private static let version = "\(start) 1"

  /// Whether a text begins like a case in words, after a mark of its encoding, if it has one.
  ///
  /// Some editors begin a file with that mark.
  package static func begins(_ text: some Collection<UInt8>) -> Bool {
    text.dropFirst(text.starts(with: encodingMark.utf8) ? encodingMark.utf8.count : 0)
      .starts(with: start.utf8)
  }

  private static let encodingMark = "\u{feff}"

  /// Returns the extension of the file for the text of a case: `case` for such a text, `drag` for a script.
  package static func fileType(of text: String) -> String { begins(text.utf8) ? "case" : "drag" }

  private static func comment(_ line: String) -> String { line.isEmpty ? "#\n" : "# \(line)\n" }
}

extension CaseText {
  /// Whether the text notes another value than `value`.
  ///
  /// Spaces at the ends of lines are not compared, because editors remove them. Of a property that
  /// draws while it judges, one of the values may be the beginning of the other: a case that fails may
  /// draw less than one that holds.
  package func notesOther(than value: String, drawsDirectly: Bool) -> Bool {
    guard let noted = self.value.map(CaseText.normalized) else { return false }
    let now = CaseText.normalized(value)
    if noted == now { return false }
    return !drawsDirectly || !(now.hasPrefix(noted + ", ") || noted.hasPrefix(now + ", "))
  }

  private static func normalized(_ text: String) -> String {
    lines(of: text).map { line in
      var line = line[...]
      while line.last?.isWhitespace == true { line.removeLast() }
      return String(line)
    }.joined(separator: "\n")
  }

  /// Returns the lines of a text, which a line feed ends, a carriage return, or both.
  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
      .map { String($0) }
  }
}

// MARK: - Reading

extension CaseText {
  /// Reads a text.
  ///
  /// - Throws: ``CaseError`` for the first line that does not parse.
  package init(reading text: some Collection<UInt8>) throws(CaseError) {
    var reader = Reader()
    try reader.read(text)
    self = try reader.finish()
  }

  /// Returns the check or the target that a text names, even if the rest of it does not parse.
  package static func owner(in text: some Collection<UInt8>) -> Owner? {
    var reader = Reader()
    try? reader.read(text)
    return reader.owner
  }

  /// A reader of a text, line by line.
  private struct Reader {
    var owner: Owner?
    private var value: [String] = []
    private var words: [UInt64]?
    private var expectsFailure = false
    /// The number of the current line, counted from 1.
    private var number = 0

    mutating func read(_ text: some Collection<UInt8>) throws(CaseError) {
      for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        number += 1
        var line = String(decoding: line, as: UTF8.self).unicodeScalars[...]
        if line.last == "\r" { line.removeLast() }
        if number == 1, line.starts(with: CaseText.encodingMark.unicodeScalars) {
          line.removeFirst()
        }
        try read(line: String(line))
      }
    }

    private mutating func read(line: String) throws(CaseError) {
      if number == 1 {
        guard line == CaseText.version else { throw error(line, "`\(CaseText.version)`") }
        return
      }
      if line.hasPrefix("#") {
        if owner != nil && words == nil {
          value.append(String(line.dropFirst(line.hasPrefix("# ") ? 2 : 1)))
        }
        return
      }
      guard !line.allSatisfy(\.isWhitespace) else { return }
      let parts = line.split(separator: " ", maxSplits: 1)
      let content = parts.count == 2 ? String(parts[1]) : ""
      if let kind = Owner.Kind(rawValue: String(parts[0])) {
        guard owner == nil else { throw error(line, "one `\(kind)` only") }
        guard !content.isEmpty else { throw error(line, "`\(kind) NAME`") }
        owner = Owner(kind, content)
      } else if owner == nil {
        throw error(line, "`check NAME`")
      } else if parts[0] == "words" {
        words = try (words ?? []) + self.words(in: line)
      } else if line == "expect fails" || line == "expect holds" {
        expectsFailure = line == "expect fails"
      } else {
        throw error(line, "`words …`, `expect fails` or `expect holds`")
      }
    }

    /// Returns the words of a line that begins with `words`.
    private func words(in line: String) throws(CaseError) -> [UInt64] {
      var words: [UInt64] = []
      for part in line.split(whereSeparator: \.isWhitespace).dropFirst() {
        guard let word = UInt64(hexadecimal: part) else {
          let column = line.utf8.distance(from: line.startIndex, to: part.startIndex) + 1
          throw error(String(part), "a hexadecimal word of at most 64 bits", column: column)
        }
        words.append(word)
      }
      return words
    }

    private func error(_ found: String, _ expected: String, column: Int = 1) -> CaseError {
      let start = found.count > 60 ? "\(found.prefix(60))…" : found
      return CaseError(
        line: number, column: column, "found `\(start.safeForTerminal)`, expected \(expected)")
    }

    /// Returns the case, if the text is complete.
    func finish() throws(CaseError) -> CaseText {
      guard let owner, let words else {
        let missing = owner == nil ? "`check NAME` and `words …`" : "`words …`"
        throw CaseError(line: number, "found the end of the text, expected \(missing)")
      }
      var text = CaseText(
        of: owner, value: value.isEmpty ? nil : value.joined(separator: "\n"),
        words: ChoiceSequence(words))
      text.expectsFailure = expectsFailure
      return text
    }
  }
}
