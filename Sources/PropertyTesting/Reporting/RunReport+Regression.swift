extension RunReport {
  /// Returns Swift code that keeps a failing case as a regression test.
  ///
  /// If the report knows the test that ran the property, the code is another test to paste beside it.
  /// Otherwise it shows the arguments to add to the call of `check`.
  ///
  /// - Parameter found: A failing case of this report.
  /// - Returns: Swift code.
  func regression(of found: Counterexample) -> String {
    if let test, let source = source(of: found, calling: test) { return source }
    if let literal = found.literal, !result.drawsDirectly {
      return "check(…, examples: [\(literal)])"
    }
    guard let choices = found.choices else { return "check(…, examples: [\(found.value)])" }
    return "check(…, settings: RunSettings(replay: [\(words(choices))])) { … }"
  }

  /// Returns a test that calls `test` on one case; `nil` if the case has neither a literal nor words.
  private func source(of found: Counterexample, calling test: TestFunction) -> String? {
    let byWords = found.choices.map { "words: [\(words($0))]" }
    let byValue = found.literal.map { "value: \($0)" }
    guard var argument = byValue ?? byWords else { return nil }
    // The literal of a large value is hard to read, so the shorter code is better.
    if let byWords, argument.count > Self.mostInLiteral, byWords.count < argument.count {
      argument = byWords
    }
    let effects = (test.isAsync ? " async" : "") + (test.isThrowing ? " throws" : "")
    let marks = (test.isThrowing ? "try " : "") + (test.isAsync ? "await " : "")
    return """
      @Test \(test.modifiers)func `\(title(of: found, test))`()\(effects) {
        \(marks)replaying(\(argument)) { \(marks)\(test.name)() }
      }
      """
  }

  private func words(_ choices: ChoiceSequence) -> String {
    choices.words.map(String.init).joined(separator: ", ")
  }

  /// The largest number of characters of a literal in a regression test, if words are shorter.
  private static let mostInLiteral = 500
  /// The largest number of characters of a value in the name of a test.
  private static let mostInName = 40

  /// Returns the name of a regression test.
  ///
  /// Two cases never have the same name: a value that is long, or has a character that backticks do not
  /// allow, is named by its words or by a hash of them.
  private func title(of found: Counterexample, _ test: TestFunction) -> String {
    let name = test.name.filter(Self.isAllowedInName)
    if found.value.count <= Self.mostInName, found.value.allSatisfy(Self.isAllowedInName) {
      return "\(name) for \(found.value)"
    }
    let words = found.choices.map { $0.description } ?? ""
    if !words.isEmpty && words.count <= Self.mostInName { return "\(name) for words \(words)" }
    let hash = Platform.hash(of: words.isEmpty ? found.value : words)
    return "\(name) for case \(String(hash, radix: 16))"
  }

  /// Whether backticks allow a character in a name.
  private static func isAllowedInName(_ character: Character) -> Bool {
    character.isASCII && character >= " " && !"`\\/\u{7f}".contains(character)
  }
}
