/// A word of `.drag` text and its place.
struct DragToken: Sendable {
  /// The word; empty at the end of a statement.
  var text: String
  /// Its line, counted from 1.
  var line: Int
  /// Its column in bytes, counted from 1.
  var column: Int

  /// Returns the error of finding this word in the place of `expected`.
  func error(expected: String) -> DragError {
    DragError(
      line: line, column: column, found: text.isEmpty ? "the end of the statement" : "`\(text)`",
      expected: expected)
  }
}

/// A scanner that splits any bytes into statements, and statements into words.
struct DragScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Returns the next statement that has words, or `nil` at the end of the text.
  mutating func next() throws(DragError) -> DragStatement? {
    var tokens: [DragToken] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: ";"):
        let end = here
        advance()
        if !tokens.isEmpty { return DragStatement(tokens, end: end) }
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "#"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { advance() }
      default: tokens.append(try word())
      }
    }
    return tokens.isEmpty ? nil : DragStatement(tokens, end: here)
  }

  /// An empty word at the current place, which marks the end of a statement.
  private var here: DragToken {
    DragToken(text: "", line: line, column: position - lineStart + 1)
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") {
      line += 1
      lineStart = position + 1
    }
    position += 1
  }

  private mutating func word() throws(DragError) -> DragToken {
    var token = here
    let start = position
    while position < bytes.count, !DragScanner.ends.contains(bytes[position]) { position += 1 }
    let word = bytes[start..<position]
    if !word.elementsEqual("±".utf8), let stray = word.first(where: { $0 < 0x21 || $0 > 0x7e }) {
      throw DragError(
        line: line, column: token.column,
        found: "a word with the byte 0x\(String(stray, radix: 16))",
        expected: "a word of printable ASCII characters")
    }
    token.text = String(decoding: word, as: UTF8.self)
    return token
  }

  /// The bytes that no word contains.
  private static let ends = Array("\n; \t\r#".utf8)
}

/// A statement of `.drag` text, read word by word.
struct DragStatement {
  /// The first word, which names the kind of statement.
  let keyword: DragToken
  private let rest: ArraySlice<DragToken>
  private var index: Int
  private let end: DragToken

  init(_ tokens: [DragToken], end: DragToken) {
    keyword = tokens[0]
    rest = tokens.dropFirst()
    index = rest.startIndex
    self.end = end
  }

  /// The words of the statement with single spaces between them.
  var text: String {
    rest.reduce(keyword.text) { $0 + " " + $1.text }
  }

  /// The next word, which stays in place; an empty word at the end.
  var peek: DragToken { index < rest.endIndex ? rest[index] : end }

  /// Takes the next word.
  mutating func take(_ expected: String) throws(DragError) -> DragToken {
    guard index < rest.endIndex else { throw end.error(expected: expected) }
    defer { index += 1 }
    return rest[index]
  }

  /// Takes a number.
  mutating func number(_ expected: String = "a number") throws(DragError) -> Double {
    let token = try take(expected)
    guard let number = DragNumber.number(token.text) else { throw token.error(expected: expected) }
    return number
  }

  /// Takes one of the given words and returns its index.
  mutating func choice(_ words: [String]) throws(DragError) -> Int {
    let expected = words.joined(separator: ", ")
    let token = try take(expected)
    guard let index = words.firstIndex(of: token.text) else {
      throw token.error(expected: expected)
    }
    return index
  }

  /// Checks that no word is left.
  func finish() throws(DragError) {
    if !peek.text.isEmpty { throw peek.error(expected: "the end of the statement") }
  }
}
