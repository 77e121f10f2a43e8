/// The text of a dictionary file of libFuzzer.
///
///     # Comments and empty lines are skipped.
///     "GET"
///     version="HTTP/1.1"
///     "\x7fELF"
///
/// An entry is a name with `=`, which may be left out, and a string. In the string, `\\`, `\"` and `\x`
/// with two hexadecimal digits stand for one byte.
package struct DictionaryText: Sendable, Hashable {
  /// The strings of the entries.
  package private(set) var strings: [[UInt8]] = []

  /// Creates a dictionary of strings that are not empty.
  package init(_ strings: [[UInt8]]) { self.strings = strings }

  /// Reads a text.
  ///
  /// - Throws: ``CaseError`` with the line and the column of the first error.
  package init(reading text: [UInt8]) throws(CaseError) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var scanner = Scanner(line: index + 1, rest: line)
      if let string = try scanner.entry() { strings.append(string) }
    }
  }
}

extension DictionaryText {
  /// The text: a line for each string.
  package var text: String {
    strings.map { "\"\($0.map(Self.spelling(of:)).joined())\"\n" }.joined()
  }

  private static func spelling(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): "\\" + String(Unicode.Scalar(byte))
    case 0x20..<0x7f: String(Unicode.Scalar(byte))
    default: "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension DictionaryText {
  /// A scanner of a line.
  private struct Scanner {
    let line: Int
    var rest: ArraySlice<UInt8>
    private let start: Int

    init(line: Int, rest: ArraySlice<UInt8>) {
      self.line = line
      self.rest = rest
      start = rest.startIndex
    }

    /// Reads the string of an entry; returns `nil` for a comment and an empty line.
    mutating func entry() throws(CaseError) -> [UInt8]? {
      while let last = rest.last, last.isSpace { rest.removeLast() }
      skipSpaces()
      guard let first = rest.first, first != UInt8(ascii: "#") else { return nil }
      if first != UInt8(ascii: "\"") {
        rest = rest.drop { $0.isNamePart }
        skipSpaces()
        guard rest.first == UInt8(ascii: "=") else { throw expected("`=` or a string in quotes") }
        rest.removeFirst()
        skipSpaces()
      }
      guard rest.first == UInt8(ascii: "\"") else { throw expected("a string in quotes") }
      rest.removeFirst()
      let string = try content()
      guard rest.isEmpty else { throw expected("the end of the line") }
      return string
    }

    private mutating func skipSpaces() { rest = rest.drop { $0.isSpace } }

    /// Reads a string up to the quote that ends it.
    private mutating func content() throws(CaseError) -> [UInt8] {
      var string: [UInt8] = []
      while let byte = rest.first, byte != UInt8(ascii: "\"") {
        guard byte >= 0x20, byte < 0x7f else { throw expected("a printable ASCII character") }
        rest.removeFirst()
        string.append(byte == UInt8(ascii: "\\") ? try escape() : byte)
      }
      guard !rest.isEmpty, !string.isEmpty else {
        throw expected(rest.isEmpty ? "a quote" : "a string that is not empty")
      }
      rest.removeFirst()
      return string
    }

    /// Reads the rest of an escape, after its backslash.
    private mutating func escape() throws(CaseError) -> UInt8 {
      switch rest.first {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): return rest.removeFirst()
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
        guard digits.utf8.count == 2, let byte = UInt8(hexadecimal: digits) else {
          rest.removeFirst()
          throw expected("two hexadecimal digits")
        }
        rest = rest.dropFirst(3)
        return byte
      default: throw expected("`\\`, `\"` or `x` after a backslash")
      }
    }

    /// Returns an error at the current column.
    private func expected(_ expectation: String) -> CaseError {
      let found = rest.first.map { byte in
        byte >= 0x20 && byte < 0x7f
          ? "`\(Character(Unicode.Scalar(byte)))`" : "byte 0x\(String(byte, radix: 16))"
      }
      return CaseError(
        line: line, column: rest.startIndex - start + 1,
        "found \(found ?? "the end of the line"), expected \(expectation)")
    }
  }
}

extension UInt8 {
  /// Whether this is a space, a tab or a carriage return.
  fileprivate var isSpace: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r")
  }

  /// Whether the name of an entry may contain this byte.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "@"):
      true
    default: false
    }
  }
}
