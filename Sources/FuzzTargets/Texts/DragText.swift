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
  /// - Parameter words: The words of the language, with its separators.
  /// - Returns: The domain. It encodes every text.
  package static func texts(of words: [String]) -> Domain {
    guard !words.isEmpty else { return .one(of: [.weight(1, plain)]) }
    let soup = Domain<[String]>.array(of: .element(of: words), count: 0...128)
      .map { DragText(Array($0.joined(separator: " ").utf8)) }
    return .one(of: [.weight(1, plain), .weight(3, soup)])
  }

  private static var plain: Domain {
    Domain<[UInt8]>.array(of: .integers).map {
      DragText($0)
    } back: {
      $0.bytes
    }
  }
}

extension Property where Value == DragText {
  /// The parser of `.drag` texts never traps, and a script it reads is written so that it reads back.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of control that a text may name.
  ///   - hosts: The kinds of host that a text may name.
  /// - Returns: The property.
  package static func dragText(kinds: [ControlKind], hosts: [HostKind]) -> Property {
    Property("drag-text", .texts(of: dragWords(kinds, hosts))) { text in
      let file: DragFile
      do throws(DragError) {
        file = try DragFile(reading: text.bytes, kinds: kinds, hosts: hosts)
      } catch {
        label("a text that does not parse")
        labelStatements(of: text, most: error.line - 1)
        labelWords(error.expected)
        return .holds
      }
      labelStatements(of: text)
      switch file.subject {
      case .gestures(let script):
        label("a script")
        return Verdict(Law.textRoundTrip, on: script)
      case .inputs(let script):
        label("a script of a host")
        return Verdict(Law.textRoundTrip, on: script)
      case .words:
        label("words of a target")
        return .holds
      }
    }
  }

  /// Labels the kinds of the first statements of a text that parse, which lead the search to texts of more
  /// kinds: builds for searches leave the parser's module without coverage counters.
  private static func labelStatements(of text: DragText, most: Int = .max) {
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.prefix(most) {
      for statement in String(decoding: line, as: UTF8.self).split(separator: ";") {
        let words = statement.split(separator: " ")
        labelWords(words.prefix(words.first == "set" ? 2 : 1).joined(separator: " "))
      }
    }
  }

  /// Labels the test case with words that are too many to name in a report.
  private static func labelWords(_ words: String) {
    label(UInt32(truncatingIfNeeded: Platform.hash(of: words)))
  }

  private static func dragWords(_ kinds: [ControlKind], _ hosts: [HostKind]) -> [String] {
    let head = "\ndragnet 1\ncontrol"
    let fields = kinds.flatMap { kind in kind.fields.map { "\nset \($0.name)" } }
    let events = [
      "down", "move", "up", "cancel", "revert", "size", "value", "wait", "adjust", "expect",
      "set", "lost", "key", "scroll", "bound", "enabled", "configure", "frame", "at", "policy",
      "owner",
    ]
    let others = [
      "0", "1", "-0", "0.1", "300", "1e-320", "1e999", "0x1p-52", "inf", "-inf", "nan", "@1", "@-7",
      "pageUp", "fineDown", "minimum", "lower", "upper",
      "value", "change", "detents", "editing", "broken", "refused", "±", "yes", "no", "began",
      "committed", "true", "false", "none", "thumb", "anywhere", "rightToLeft", "0...35", "A2",
      "effects", "left", "fine", "escape", "ignores", "plays",
      "step", "frames", "draw", "target", "words", "deadbeef", "#", ";", "\n", "\r", "\t", "\u{7f}",
      "é",
    ]
    let names = kinds.map(\.name) + hosts.map(\.name)
    return [head] + names.map { head + " " + $0 } + events.map { "\n" + $0 } + fields + others
  }
}
