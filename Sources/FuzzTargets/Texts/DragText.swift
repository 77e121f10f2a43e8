import GestureDomains
import GestureLaws
import PropertyTesting

/// A text for a parser, of any bytes.
package struct DragText: Sendable, Hashable, CustomDebugStringConvertible {
  /// The bytes, which need not be UTF-8.
  package var bytes: [UInt8]

  /// Creates a text of the given bytes.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The text in quotes; bytes that are not UTF-8 appear as replacement characters.
  package var debugDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

extension Domain where Value == DragText {
  /// Texts of any bytes, and texts that consist of words of a language in any order.
  ///
  /// The words of a plain text are its length in words and then its bytes in order, so that a fuzzer's
  /// dictionary and comparison hints fit.
  ///
  /// - Parameter words: The words of the language, with its separators.
  /// - Returns: The domain. It encodes every text that does not end in a zero byte.
  package static func texts(of words: [String]) -> Domain {
    guard !words.isEmpty else { return .one(of: [.weight(1, plain)]) }
    let soup = Domain<[String]>.array(of: .element(of: words), count: 0...128)
      .map { DragText(Array($0.joined(separator: " ").utf8)) }
    return .one(of: [.weight(1, plain), .weight(3, soup)])
  }

  private static var plain: Domain {
    Domain(
      draw: { source throws(Discard) in
        var text = ChoiceSequence()
        for _ in 0..<source.word(below: 256, generating: { $0.next(below: 8) }) {
          text.words.append(source.word(below: 0, generating: { $0.next() }))
        }
        var bytes = text.bytes
        while bytes.last == 0 { bytes.removeLast() }
        return DragText(bytes)
      },
      encode: { text, encoder in
        let words = ChoiceSequence(bytes: text.bytes).words
        guard words.count < 256, text.bytes.last != 0 else { return false }
        encoder.write(UInt64(words.count))
        for word in words { encoder.write(word) }
        return true
      })
  }
}

extension Property where Value == DragText {
  /// The parser of `.drag` texts never traps, and a script it reads is written so that it reads back.
  ///
  /// - Parameter kinds: The kinds of control that a text may name.
  /// - Returns: The property.
  package static func dragText(kinds: [ControlKind]) -> Property {
    Property("drag-text", .texts(of: dragWords(kinds))) { text in
      guard let file = try? DragFile(reading: text.bytes, kinds: kinds) else {
        label("a text that does not parse")
        return .holds
      }
      guard case .gestures(let script) = file.subject else {
        label("words of a target")
        return .holds
      }
      label("a script")
      return Verdict(Law.textRoundTrip, on: script)
    }
  }

  private static func dragWords(_ kinds: [ControlKind]) -> [String] {
    let head = "\ndragnet 1\ncontrol"
    let fields = kinds.flatMap { kind in kind.fields.map { "\nset \($0.name)" } }
    let events = [
      "down", "move", "up", "cancel", "size", "value", "wait", "adjust", "expect", "set",
    ]
    let others = [
      "0", "1", "-0", "0.1", "300", "1e-320", "1e999", "0x1p-52", "inf", "-inf", "nan", "@1", "@-7",
      "value", "change", "detents", "editing", "broken", "refused", "±", "yes", "no", "began",
      "committed", "true", "false", "none", "thumb", "anywhere", "rightToLeft", "0...35", "A2",
      "target", "words", "deadbeef", "#", ";", "\n", "\r", "\t", "\u{7f}", "é",
    ]
    return [head] + kinds.map { head + " " + $0.name } + events.map { "\n" + $0 } + fields + others
  }
}
