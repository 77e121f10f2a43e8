/// A reader of grammars in EBNF.
struct GrammarReader {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var names: [String: Int] = [:]
  private var rules: [TextGrammar.Node?] = []

  private init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  /// Reads the rules of a grammar.
  static func grammar(of text: String) throws(GrammarError) -> TextGrammar {
    var reader = GrammarReader(text)
    return try reader.read()
  }

  private mutating func read() throws(GrammarError) -> TextGrammar {
    skipSpace()
    if next == nil { throw error("a grammar without rules") }
    while next != nil {
      guard let name = name() else { throw error("the name of a rule was expected") }
      let index = index(of: name)
      if rules[index] != nil { throw error("a second rule with the name \(name)") }
      try expect("=")
      rules[index] = try choice()
      try expect(";")
    }
    var nodes: [TextGrammar.Node] = []
    for (index, rule) in rules.enumerated() {
      guard let rule else { throw error("no rule has the name \(name(at: index))") }
      nodes.append(rule)
    }
    var endless = 0
    guard let grammar = TextGrammar(nodes, endless: &endless) else {
      throw error("the rule \(name(at: endless)) has no finite text")
    }
    return grammar
  }

  private func error(_ message: String) -> GrammarError {
    GrammarError(message, at: position, in: text)
  }

  private mutating func index(of name: String) -> Int {
    if let index = names[name] { return index }
    names[name] = rules.count
    rules.append(nil)
    return rules.count - 1
  }

  private func name(at index: Int) -> String { names.first { $0.value == index }?.key ?? "" }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  /// Skips white space and comments, which stand between `(*` and `*)`.
  private mutating func skipSpace() {
    while let scalar = next {
      if scalar.properties.isWhitespace {
        position += 1
      } else if scalar == "(", position + 1 < scalars.count, scalars[position + 1] == "*" {
        position += 2
        while position + 1 < scalars.count,
          !(scalars[position] == "*" && scalars[position + 1] == ")")
        {
          position += 1
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    skipSpace()
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(GrammarError) {
    if !skip(scalar) { throw error("\(scalar) was expected") }
  }

  private mutating func name() -> String? {
    let start = position
    while let scalar = next,
      scalar.properties.isAlphabetic || scalar == "_" || scalar == "-"
        || position > start && ("0"..."9").contains(scalar)
    {
      position += 1
    }
    guard position > start else { return nil }
    defer { skipSpace() }
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private mutating func choice() throws(GrammarError) -> TextGrammar.Node {
    var parts = [try sequence()]
    while skip("|") { parts.append(try sequence()) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws(GrammarError) -> TextGrammar.Node {
    var parts: [TextGrammar.Node] = []
    while let scalar = next, !"|;)]}".unicodeScalars.contains(scalar) {
      parts.append(try part())
      _ = skip(",")
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func part() throws(GrammarError) -> TextGrammar.Node {
    if skip("(") { return try group(")") }
    if skip("[") { return .repetition(try group("]"), 0...1) }
    if skip("{") { return .repetition(try group("}"), 0...PatternReader.mostRepetitions) }
    if let name = name() { return .rule(index(of: name)) }
    guard let first = try terminal() else { throw error("a part of a rule was expected") }
    guard next == "." else { return .sequence(first.map { .scalar(ScalarClass($0)) }) }
    try expect(".")
    try expect(".")
    guard let last = try terminal(), first.count == 1, last.count == 1, first[0] <= last[0] else {
      throw error("a malformed range of scalars")
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
    guard let quote = next, quote == "\"" || quote == "'" else { return nil }
    position += 1
    let start = position
    while let scalar = next, scalar != quote { position += 1 }
    guard next == quote else { throw error("a text without its end") }
    defer {
      position += 1
      skipSpace()
    }
    return Array(scalars[start..<position])
  }
}
