import Foundation

/// A kind of text.
///
/// `hypothesis-texts.py` has the same kinds in the same order.
struct TextKind: Sendable {
  let name: String
  let contains: @Sendable (String) -> Bool

  static let all = [
    TextKind("with a space at an end") { $0.first == " " || $0.last == " " },
    TextKind("with two spaces") { $0.contains("  ") },
    TextKind("with a line feed") { $0.unicodeScalars.contains("\n") },
    TextKind("with a carriage return") { $0.unicodeScalars.contains("\r") },
    TextKind("with a tab") { $0.unicodeScalars.contains("\t") },
    TextKind("with a comma") { $0.unicodeScalars.contains(",") },
    TextKind("with a quotation mark") { $0.unicodeScalars.contains("\"") },
    TextKind("with a backslash") { $0.unicodeScalars.contains("\\") },
    TextKind("with a percent sign") { $0.unicodeScalars.contains("%") },
    TextKind("with a slash and a dot") {
      $0.unicodeScalars.contains("/") && $0.unicodeScalars.contains(".")
    },
    TextKind("with U+0000") { $0.unicodeScalars.contains("\0") },
    TextKind("of digits") { !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } },
    TextKind("that is a negative number") { $0.hasPrefix("-") && Int($0) != nil },
    TextKind("of three or more ASCII letters") {
      $0.utf8.count >= 3 && $0.allSatisfy { $0.isASCII && $0.isLetter }
    },
    TextKind("with two equal neighbors") {
      zip($0.unicodeScalars, $0.unicodeScalars.dropFirst()).contains { $0 == $1 }
    },
    TextKind("that is longer in upper case") {
      $0.uppercased().unicodeScalars.count > $0.unicodeScalars.count
    },
    TextKind("that NFC changes") {
      !$0.precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual($0.unicodeScalars)
    },
    TextKind("with a scalar of more than 16 bits") {
      $0.unicodeScalars.contains { $0.value > 0xffff }
    },
    TextKind("that begins with a byte order mark") { $0.unicodeScalars.first == "\u{feff}" },
    TextKind("of more than 20 scalars") { $0.unicodeScalars.count > 20 },
  ]

  private init(_ name: String, contains: @escaping @Sendable (String) -> Bool) {
    (self.name, self.contains) = (name, contains)
  }
}
