/// The way in which a kept case behaves.
package enum CaseReplay: Sendable, Hashable {
  /// The case behaves as its text expects.
  case asExpected
  /// The case fails unexpectedly.
  case fails(PropertyFailure)
  /// The case holds unexpectedly.
  case holds
  /// The property discards the case.
  case discarded
  /// The words give another value than the text notes, or no value.
  case changed(noted: String, now: String?)

  /// The difference from the text in words; `nil` for a case that fails, or behaves as expected.
  package var problem: String? {
    switch self {
    case .asExpected, .fails: nil
    case .holds: "the case holds, but was expected to fail"
    case .discarded: "the property discards the case"
    case .changed(let noted, nil):
      "the domain has changed: the words now draw no value, not \(noted)"
    case .changed(let noted, let now?):
      "the domain has changed: the words now draw \(now), not \(noted)"
    }
  }
}

extension AnyProperty {
  /// Returns a case as the text of a file; `nil` if the words give no case.
  package func text(of choices: ChoiceSequence, as owner: CaseText.Owner) -> CaseText? {
    let drawn = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }.0
    return drawn.map { CaseText(of: owner, value: $0.describe(), words: choices) }
  }

  /// Returns the text of a kept case with words that draw the value that it notes.
  ///
  /// Only the words change. If they already draw the value, the text is returned as it is.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - kept: The case in it.
  /// - Returns: The new text.
  /// - Throws: ``CaseError`` if the domain cannot encode the value.
  package func encodeAgain(_ text: [UInt8], _ kept: CaseText) throws(CaseError) -> String {
    guard let noted = kept.value else { throw CaseError("the file notes no value") }
    // A property that draws while it judges would judge, too, and may trap.
    if !isDirect, let now = self.text(of: kept.words, as: kept.owner)?.value,
      !kept.notesOther(than: now, drawsDirectly: false)
    {
      return String(decoding: text, as: UTF8.self)
    }
    guard let words = encode(noted) else {
      throw CaseError("the \(isDirect ? "check does not draw" : "domain cannot encode") \(noted)")
    }
    var lines: [String] = []
    var isWritten = false
    // A carriage return before a line feed stays, which together are one character of a string.
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !line.starts(with: "words".utf8) {
        lines.append(String(decoding: line, as: UTF8.self))
      } else if !isWritten {
        isWritten = true
        lines.append(CaseText.line(of: words) + (line.last == UInt8(ascii: "\r") ? "\r" : ""))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Draws a kept case and compares its value with the text; judges it if the value is the same.
  ///
  /// A property that draws while it judges is called in any case.
  package func replay(_ kept: CaseText) -> CaseReplay {
    let drawn = ChoiceSource.replaying(kept.words, isRecording: true) { try? draw(&$0) }.0
    guard let drawn else {
      // A property that draws while it judges may discard the case after it has drawn all values.
      guard !isDirect, let noted = kept.value else { return .discarded }
      return .changed(noted: noted, now: nil)
    }
    let value = drawn.describe()
    if kept.notesOther(than: value, drawsDirectly: isDirect) {
      return .changed(noted: kept.value ?? "", now: value)
    }
    switch drawn.judge() {
    case .fails(let failure): return kept.expectsFailure ? .asExpected : .fails(failure)
    case .holds: return kept.expectsFailure ? .holds : .asExpected
    case .discarded: return .discarded
    }
  }
}
