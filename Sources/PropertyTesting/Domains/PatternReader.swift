/// An error in a regular expression or a grammar.
struct GrammarError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String, at position: Int, in text: String) {
    description = "\(message), at scalar \(position + 1) of \"\(text)\""
  }
}

/// A reader of regular expressions.
struct PatternReader {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// The greatest number of repetitions where a pattern gives none.
  static let mostRepetitions = 16

  private init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// Reads a pattern as a grammar of a single rule.
  static func grammar(of pattern: String) throws(GrammarError) -> TextGrammar {
    var reader = PatternReader(pattern)
    _ = reader.skip("^")
    let node = try reader.choice()
    if reader.position < reader.scalars.count { throw reader.error("a ) without a (") }
    var endless = 0
    guard let grammar = TextGrammar([node], endless: &endless) else {
      throw reader.error("no finite text")
    }
    return grammar
  }

  private func error(_ message: String) -> GrammarError {
    GrammarError(message, at: position, in: text)
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func take() throws(GrammarError) -> Unicode.Scalar {
    guard let scalar = next else { throw error("the end of the pattern, too early") }
    position += 1
    return scalar
  }

  private mutating func choice() throws(GrammarError) -> TextGrammar.Node {
    var parts = [try sequence()]
    while skip("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(GrammarError) -> TextGrammar.Node {
    var parts: [TextGrammar.Node] = []
    while let scalar = next, scalar != "|", scalar != ")" {
      if scalar == "$", position + 1 == scalars.count {
        position += 1
        continue
      }
      parts.append(try repeated(try atom()))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated(
    _ node: TextGrammar.Node
  ) throws(GrammarError) -> TextGrammar.Node {
    let limits: ClosedRange<Int>
    if skip("*") {
      limits = 0...Self.mostRepetitions
    } else if skip("+") {
      limits = 1...Self.mostRepetitions
    } else if skip("?") {
      limits = 0...1
    } else if skip("{") {
      limits = try counts()
    } else {
      return node
    }
    // Whether a quantifier is eager makes no difference to the set of texts.
    _ = skip("?")
    if let scalar = next, "*+?{".unicodeScalars.contains(scalar) {
      throw error("a second quantifier")
    }
    return .repetition(node, limits)
  }

  /// Reads the counts of a quantifier after the brace.
  private mutating func counts() throws(GrammarError) -> ClosedRange<Int> {
    guard let least = number() else { throw error("a quantifier without a count") }
    var most: Int? = least
    if skip(",") {
      most = next == "}" ? min(least, .max - Self.mostRepetitions) + Self.mostRepetitions : number()
    }
    guard let most, most >= least, skip("}") else { throw error("a malformed quantifier") }
    return least...most
  }

  private mutating func number() -> Int? {
    let start = position
    while let scalar = next, ("0"..."9").contains(scalar) { position += 1 }
    return Int(String(String.UnicodeScalarView(scalars[start..<position])))
  }

  private mutating func atom() throws(GrammarError) -> TextGrammar.Node {
    let scalar = try take()
    switch scalar {
    case "(":
      if skip("?"), !skip(":") { throw error("only groups of the form (?:…) may begin with (?") }
      let node = try choice()
      guard skip(")") else { throw error("a ( without a )") }
      return node
    case "[": return .scalar(try characterClass())
    case ".": return .scalar(ScalarClass(ScalarClass.lineBreaks, isNegated: true))
    case "\\":
      return .scalar(ScalarClass(try escape().ranges))
    case "^", "$":
      position -= 1
      throw error("an anchor inside the pattern")
    case "*", "+", "?", "{":
      position -= 1
      throw error("a quantifier without a part to repeat")
    default: return .scalar(ScalarClass(scalar))
    }
  }

  /// Reads an escape after the backslash: the ranges of its scalars, and whether it names a class.
  private mutating func escape() throws(GrammarError) -> (
    ranges: [ClosedRange<UInt32>], isClass: Bool
  ) {
    let scalar = try take()
    func single(_ scalar: Unicode.Scalar) -> ([ClosedRange<UInt32>], Bool) {
      ([ScalarClass.places(scalar, scalar)], false)
    }
    // Engines differ in the other scalars that these classes have.
    func others(_ ranges: [ClosedRange<UInt32>]) -> ([ClosedRange<UInt32>], Bool) {
      (ScalarClass(ranges + [ScalarClass.beyondASCII], isNegated: true).ranges, true)
    }
    switch scalar {
    case "d": return (ScalarClass.digits, true)
    case "D": return others(ScalarClass.digits)
    case "w": return (ScalarClass.wordScalars, true)
    case "W": return others(ScalarClass.wordScalars)
    case "s": return (ScalarClass.spaces, true)
    case "S": return others(ScalarClass.spaces)
    case "n": return single("\n")
    case "r": return single("\r")
    case "t": return single("\t")
    case "u": return single(try hexadecimal())
    case _ where scalar.isASCII && !ScalarClass(ScalarClass.wordScalars).contains(scalar):
      return single(scalar)
    default:
      position -= 1
      throw error("the unknown escape \\\(scalar)")
    }
  }

  /// Reads the number of a scalar: `{1f600}` or four digits.
  private mutating func hexadecimal() throws(GrammarError) -> Unicode.Scalar {
    var digits = ""
    if skip("{") {
      while let scalar = next, scalar != "}" {
        digits.unicodeScalars.append(scalar)
        position += 1
      }
      _ = skip("}")
    } else {
      for _ in 0..<4 { digits.unicodeScalars.append(try take()) }
    }
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else {
      throw error("a malformed scalar")
    }
    return scalar
  }

  /// Reads a class after the bracket.
  private mutating func characterClass() throws(GrammarError) -> ScalarClass {
    let isNegated = skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while isFirst || next != "]" {
      isFirst = false
      let start = try member()
      if start.isClass && isNegated { ranges.append(ScalarClass.beyondASCII) }
      guard next == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else {
        ranges += start.ranges
        continue
      }
      position += 1
      let end = try member()
      guard !start.isClass, !end.isClass,
        start.ranges[0].lowerBound <= end.ranges[0].lowerBound
      else { throw error("a malformed range") }
      ranges.append(start.ranges[0].lowerBound...end.ranges[0].lowerBound)
    }
    position += 1
    let result = ScalarClass(ranges, isNegated: isNegated)
    if result.count == 0 { throw error("a class without scalars") }
    return result
  }

  /// Reads a member of a class: the ranges of its scalars, and whether it names a class.
  private mutating func member() throws(GrammarError) -> (
    ranges: [ClosedRange<UInt32>], isClass: Bool
  ) {
    let scalar = try take()
    if scalar == "[" { throw error("a class inside a class") }
    return scalar == "\\" ? try escape() : ([ScalarClass.places(scalar, scalar)], false)
  }
}
