/// A scanner of Swift source text that finds its literals and the names of its enum cases.
struct SwiftScanner {
  /// A part of the text.
  enum Token: Equatable {
    /// The value of a string literal, or a part of it: interpolations, and lines of a literal with several
    /// lines, divide it.
    case string([UInt8])
    /// The spelling of a number, with its sign.
    case number(String)
    /// The name of an enum case where it is declared.
    case name([UInt8])
  }

  private let text: [UInt8]
  private var index = 0
  /// The tokens that were found at once, in reverse order.
  private var found: [Token] = []
  /// The number of open parentheses.
  private var depth = 0
  /// The literals around this place, with the number of parentheses that are open outside of them.
  private var interpolated: [(literal: Literal, depth: Int)] = []
  /// Whether the next name may be that of an enum case.
  private var declares = false

  /// A string literal that is being read.
  private struct Literal {
    /// The number of `#` before its quotation mark.
    var hashes: Int
    /// Whether it has three quotation marks.
    var isMultiline: Bool
  }

  init(_ text: some Sequence<UInt8>) { self.text = Array(text) }

  /// Returns the next token; `nil` at the end.
  mutating func next() -> Token? {
    while true {
      if let token = found.popLast() { return token }
      guard index < text.count else { return nil }
      scan()
    }
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    text.indices.contains(index + offset) ? text[index + offset] : nil
  }

  private func starts(with bytes: StaticString) -> Bool {
    bytes.withUTF8Buffer { text[index...].starts(with: $0) }
  }

  private mutating func scan() {
    let byte = text[index]
    switch byte {
    case UInt8(ascii: "/") where starts(with: "//"): skipLine()
    case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
    case UInt8(ascii: "\""): begin(hashes: 0)
    case UInt8(ascii: "#"): scanHashes()
    case UInt8(ascii: "`"):
      index += 1
      let name = take { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      if self.byte() == UInt8(ascii: "`") { index += 1 }
      if declares { declare(name) }
    case UInt8(ascii: "("):
      index += 1
      depth += 1
      declares = false
    case UInt8(ascii: ")"):
      index += 1
      depth -= 1
      declares = false
      if let (literal, depth) = interpolated.last, depth == self.depth {
        interpolated.removeLast()
        read(literal)
      }
    case UInt8(ascii: "."):
      index += 1
      declares = false
      // A member of a tuple is no number, but a range ends with one.
      if self.byte(-2) != UInt8(ascii: "."), self.byte()?.isDigit == true {
        _ = take(\.isNamePart)
      }
    case _ where byte.isDigit: scanNumber()
    case _ where byte.isNamePart: scanName()
    case _ where byte.isSpace: index += 1
    default:
      index += 1
      declares = false
    }
  }

  private mutating func take(_ belongs: (UInt8) -> Bool) -> [UInt8] {
    let start = index
    while index < text.count, belongs(text[index]) { index += 1 }
    return Array(text[start..<index])
  }

  private mutating func skipLine() { _ = take { $0 != UInt8(ascii: "\n") } }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < text.count
  }

  // MARK: - Names

  private mutating func scanName() {
    let name = take(\.isNamePart)
    if declares {
      declare(name)
    } else {
      declares = name == Array("case".utf8)
    }
  }

  /// Notes the name of an enum case, unless it begins a pattern.
  private mutating func declare(_ name: [UInt8]) {
    declares = false
    let words: Set = ["let", "var", "is", "nil", "true", "false", "try", "await", "_"]
    guard !words.contains(String(decoding: name, as: UTF8.self)) else { return }
    found.append(.name(name))
    // `case a, b` declares both; in a pattern, the second begins with a point.
    let end = index
    _ = take(\.isSpace)
    if byte() == UInt8(ascii: ",") {
      index += 1
      declares = true
    } else {
      index = end
    }
  }

  // MARK: - Numbers

  private mutating func scanNumber() {
    let start = index
    let isNegative = start > 0 && text[start - 1] == UInt8(ascii: "-")
    let isHexadecimal = starts(with: "0x")
    func scanDigits(_ scanner: inout SwiftScanner) {
      while let byte = scanner.byte(), byte.isNamePart {
        scanner.index += 1
        let exponents = isHexadecimal ? "pP" : "eE"
        let isSign = scanner.byte() == UInt8(ascii: "-") || scanner.byte() == UInt8(ascii: "+")
        if exponents.utf8.contains(byte), isSign, scanner.byte(1)?.isDigit == true {
          scanner.index += 1
        }
      }
    }
    scanDigits(&self)
    // `1...9` and `1.distance(to: 9)` have no fraction.
    if byte() == UInt8(ascii: "."), byte(1)?.isDigit == true {
      index += 1
      scanDigits(&self)
    }
    declares = false
    let spelling = String(decoding: text[start..<index], as: UTF8.self)
    found.append(.number((isNegative ? "-" : "") + spelling))
  }

  // MARK: - Strings

  private mutating func scanHashes() {
    let hashes = take { $0 == UInt8(ascii: "#") }.count
    if byte() == UInt8(ascii: "\"") { begin(hashes: hashes) }
  }

  private mutating func begin(hashes: Int) {
    let isMultiline = starts(with: "\"\"\"")
    index += isMultiline ? 3 : 1
    declares = false
    read(Literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// Reads a literal up to its end, or to its next interpolation.
  private mutating func read(_ literal: Literal) {
    var parts: [[UInt8]] = [[]]
    defer { found += parts.reversed().filter { !$0.isEmpty }.map { .string($0) } }
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: "\"") where ends(literal):
        index += (literal.isMultiline ? 3 : 1) + literal.hashes
        return
      case UInt8(ascii: "\n"):
        // A literal of one line that has no end is no literal.
        guard literal.isMultiline else { return }
        index += 1
        parts.append([])
        _ = take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      case UInt8(ascii: "\\") where isEscape(literal):
        index += 1 + literal.hashes
        if self.byte() == UInt8(ascii: "(") {
          index += 1
          interpolated.append((literal, depth))
          depth += 1
          return
        }
        parts[parts.count - 1] += escaped()
      default:
        parts[parts.count - 1].append(byte)
        index += 1
      }
    }
  }

  private func ends(_ literal: Literal) -> Bool {
    guard !literal.isMultiline || starts(with: "\"\"\"") else { return false }
    let end = index + (literal.isMultiline ? 3 : 1)
    return text[end...].prefix(literal.hashes).count { $0 == UInt8(ascii: "#") } == literal.hashes
  }

  private func isEscape(_ literal: Literal) -> Bool {
    text[(index + 1)...].prefix(literal.hashes).count { $0 == UInt8(ascii: "#") } == literal.hashes
  }

  /// Reads an escape after its backslash and returns its value.
  private mutating func escaped() -> [UInt8] {
    guard let byte = byte() else { return [] }
    // The end of this line is no part of the literal.
    if byte == UInt8(ascii: "\n") { return [] }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
    case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
    case UInt8(ascii: "0"): return [0]
    case UInt8(ascii: "u") where self.byte() == UInt8(ascii: "{"):
      index += 1
      let digits = String(decoding: take(\.isNamePart), as: UTF8.self)
      if self.byte() == UInt8(ascii: "}") { index += 1 }
      guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return [] }
      return Array(String(scalar).utf8)
    default: return [byte]
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether this is a letter, a digit, an underscore, or part of a character outside ASCII.
  fileprivate var isNamePart: Bool {
    isDigit || self >= 0x80 || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isSpace: Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(self)
  }
}
