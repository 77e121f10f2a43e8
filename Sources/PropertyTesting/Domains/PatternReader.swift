/// A reader of regular expressions.
struct PatternReader {
  private var input: ScalarReader

  /// The greatest number of repetitions where a pattern gives none.
  static let mostRepetitions = 16

  private init(_ text: String) { input = ScalarReader(text) }

  /// Reads a pattern as a grammar of a single rule.
  static func grammar(of pattern: String) throws(GrammarError) -> TextGrammar {
    var reader = PatternReader(pattern)
    _ = reader.input.skip("^")
    let node = try reader.choice()
    if reader.input.next != nil { throw reader.input.error("a ) without a (") }
    var endless = 0
    guard let grammar = TextGrammar([node], endless: &endless) else {
      throw reader.input.error("no finite text")
    }
    return grammar
  }

  private mutating func take() throws(GrammarError) -> Unicode.Scalar {
    guard let scalar = input.next else { throw input.error("the end of the pattern, too early") }
    input.position += 1
    return scalar
  }

  private mutating func choice() throws(GrammarError) -> TextGrammar.Node {
    var parts = [try sequence()]
    while input.skip("|") { parts.append(try sequence()) }
    return TextGrammar.Node(alternatives: parts)
  }

  private mutating func sequence() throws(GrammarError) -> TextGrammar.Node {
    var parts: [TextGrammar.Node] = []
    while let scalar = input.next, scalar != "|", scalar != ")" {
      if scalar == "$", input[1] == nil {
        input.position += 1
        continue
      }
      parts.append(try repeated(try atom()))
    }
    return TextGrammar.Node(parts: parts)
  }

  private mutating func repeated(
    _ node: TextGrammar.Node
  ) throws(GrammarError) -> TextGrammar.Node {
    let limits: ClosedRange<Int>
    if input.skip("*") {
      limits = 0...Self.mostRepetitions
    } else if input.skip("+") {
      limits = 1...Self.mostRepetitions
    } else if input.skip("?") {
      limits = 0...1
    } else if input.skip("{") {
      limits = try counts()
    } else {
      return node
    }
    // Whether a quantifier is eager makes no difference to the set of texts.
    _ = input.skip("?")
    if let scalar = input.next, "*+?{".unicodeScalars.contains(scalar) {
      throw input.error("a second quantifier")
    }
    return .repetition(node, limits)
  }

  /// Reads the counts of a quantifier after the brace.
  private mutating func counts() throws(GrammarError) -> ClosedRange<Int> {
    guard let least = number() else { throw input.error("a quantifier without a count") }
    var most: Int? = least
    if input.skip(",") {
      most =
        input.next == "}"
        ? min(least, .max - Self.mostRepetitions) + Self.mostRepetitions : number()
    }
    guard let most, most >= least, input.skip("}") else {
      throw input.error("a malformed quantifier")
    }
    return least...most
  }

  private mutating func number() -> Int? {
    Int(String(String.UnicodeScalarView(input.take { ("0"..."9").contains($0) })))
  }

  private mutating func atom() throws(GrammarError) -> TextGrammar.Node {
    let scalar = try take()
    switch scalar {
    case "(":
      if input.skip("?"), !input.skip(":") {
        throw input.error("only groups of the form (?:…) may begin with (?")
      }
      let node = try choice()
      guard input.skip(")") else { throw input.error("a ( without a )") }
      return node
    case "[": return .scalar(try characterClass())
    case ".": return .scalar(ScalarClass(ScalarClass.lineBreaks, isNegated: true))
    case "\\":
      return .scalar(ScalarClass(try escape().ranges))
    case "^", "$":
      input.position -= 1
      throw input.error("an anchor inside the pattern")
    case "*", "+", "?", "{":
      input.position -= 1
      throw input.error("a quantifier without a part to repeat")
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
      input.position -= 1
      throw input.error("the unknown escape \\\(scalar)")
    }
  }

  /// Reads the number of a scalar: `{1f600}` or four digits.
  private mutating func hexadecimal() throws(GrammarError) -> Unicode.Scalar {
    var digits = ""
    if input.skip("{") {
      digits.unicodeScalars.append(contentsOf: input.take { $0 != "}" })
      _ = input.skip("}")
    } else {
      for _ in 0..<4 { digits.unicodeScalars.append(try take()) }
    }
    guard let scalar = UInt32(hexadecimal: digits).flatMap(Unicode.Scalar.init) else {
      throw input.error("a malformed scalar")
    }
    return scalar
  }

  /// Reads a class after the bracket.
  private mutating func characterClass() throws(GrammarError) -> ScalarClass {
    let isNegated = input.skip("^")
    var ranges: [ClosedRange<UInt32>] = []
    var isFirst = true
    while isFirst || input.next != "]" {
      isFirst = false
      let start = try member()
      if start.isClass && isNegated { ranges.append(ScalarClass.beyondASCII) }
      guard input.next == "-", let second = input[1], second != "]" else {
        ranges += start.ranges
        continue
      }
      input.position += 1
      let end = try member()
      guard !start.isClass, !end.isClass,
        start.ranges[0].lowerBound <= end.ranges[0].lowerBound
      else { throw input.error("a malformed range") }
      ranges.append(start.ranges[0].lowerBound...end.ranges[0].lowerBound)
    }
    input.position += 1
    let result = ScalarClass(ranges, isNegated: isNegated)
    if result.count == 0 { throw input.error("a class without scalars") }
    return result
  }

  /// Reads a member of a class: the ranges of its scalars, and whether it names a class.
  private mutating func member() throws(GrammarError) -> (
    ranges: [ClosedRange<UInt32>], isClass: Bool
  ) {
    let scalar = try take()
    if scalar == "[" { throw input.error("a class inside a class") }
    return scalar == "\\" ? try escape() : ([ScalarClass.places(scalar, scalar)], false)
  }
}
