/// A reader of grammars in EBNF.
struct GrammarReader {
  private var input: ScalarReader
  private var names: [String: Int] = [:]
  private var rules: [TextGrammar.Node?] = []

  private init(_ text: String) { input = ScalarReader(text) }

  /// Reads the rules of a grammar.
  static func grammar(of text: String) throws(GrammarError) -> TextGrammar {
    var reader = GrammarReader(text)
    return try reader.read()
  }

  private mutating func read() throws(GrammarError) -> TextGrammar {
    try skipSpace()
    if input.next == nil { throw input.error("a grammar without rules") }
    while input.next != nil {
      guard let name = try name() else { throw input.error("the name of a rule was expected") }
      let index = index(of: name)
      if rules[index] != nil { throw input.error("a second rule with the name \(name)") }
      try expect("=")
      rules[index] = try choice()
      try expect(";")
    }
    var nodes: [TextGrammar.Node] = []
    for (index, rule) in rules.enumerated() {
      guard let rule else { throw input.error("no rule has the name \(name(at: index))") }
      nodes.append(rule)
    }
    var endless = 0
    guard let grammar = TextGrammar(nodes, endless: &endless) else {
      throw input.error("the rule \(name(at: endless)) has no finite text")
    }
    return grammar
  }

  private mutating func index(of name: String) -> Int {
    if let index = names[name] { return index }
    names[name] = rules.count
    rules.append(nil)
    return rules.count - 1
  }

  private func name(at index: Int) -> String { names.first { $0.value == index }?.key ?? "" }

  /// Skips white space and comments, which stand between `(*` and `*)`.
  private mutating func skipSpace() throws(GrammarError) {
    while let scalar = input.next {
      if scalar.properties.isWhitespace {
        input.position += 1
      } else if scalar == "(", input[1] == "*" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(GrammarError) {
    let start = input
    input.position += 2
    while input.next != "*" || input[1] != ")" {
      if input.next == nil { throw start.error("a comment without its end") }
      input.position += 1
    }
    input.position += 2
  }

  private mutating func skip(_ scalar: Unicode.Scalar) throws(GrammarError) -> Bool {
    guard input.skip(scalar) else { return false }
    try skipSpace()
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(GrammarError) {
    if try !skip(scalar) { throw input.error("\(scalar) was expected") }
  }

  private mutating func name() throws(GrammarError) -> String? {
    func canBegin(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar == "_" || scalar == "-"
    }
    guard let first = input.next, canBegin(first) else { return nil }
    let name = input.take { canBegin($0) || ("0"..."9").contains($0) }
    try skipSpace()
    return String(String.UnicodeScalarView(name))
  }

  private mutating func choice() throws(GrammarError) -> TextGrammar.Node {
    var parts = [try sequence()]
    while try skip("|") { parts.append(try sequence()) }
    return TextGrammar.Node(alternatives: parts)
  }

  private mutating func sequence() throws(GrammarError) -> TextGrammar.Node {
    var parts: [TextGrammar.Node] = []
    while let scalar = input.next, !"|;)]}".unicodeScalars.contains(scalar) {
      parts.append(try part())
      _ = try skip(",")
    }
    return TextGrammar.Node(parts: parts)
  }

  private mutating func part() throws(GrammarError) -> TextGrammar.Node {
    if try skip("(") { return try group(")") }
    if try skip("[") { return .repetition(try group("]"), 0...1) }
    if try skip("{") { return .repetition(try group("}"), 0...PatternReader.mostRepetitions) }
    if let name = try name() { return .rule(index(of: name)) }
    guard let first = try terminal() else { throw input.error("a part of a rule was expected") }
    guard input.next == "." else { return .sequence(first.map { .scalar(ScalarClass($0)) }) }
    try expect(".")
    try expect(".")
    guard let last = try terminal(), first.count == 1, last.count == 1, first[0] <= last[0] else {
      throw input.error("a malformed range of scalars")
    }
    return .scalar(ScalarClass([ScalarClass.places(first[0], last[0])]))
  }

  private mutating func group(_ end: Unicode.Scalar) throws(GrammarError) -> TextGrammar.Node {
    let node = try choice()
    try expect(end)
    return node
  }

  /// Reads the scalars of a text in single or double quotation marks.
  private mutating func terminal() throws(GrammarError) -> [Unicode.Scalar]? {
    guard let quote = input.next, quote == "\"" || quote == "'" else { return nil }
    input.position += 1
    let text = input.take { $0 != quote }
    guard input.skip(quote) else { throw input.error("a text without its end") }
    try skipSpace()
    return Array(text)
  }
}
