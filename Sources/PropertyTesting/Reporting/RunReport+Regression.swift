extension RunReport {
  /// What to paste so that this case is judged for good.
  ///
  /// Where it is known which test ran the property, this is the source of another one to stand beside
  /// it; else what to add to the call.
  ///
  /// - Parameter found: A failing case of this report.
  /// - Returns: Swift code.
  func regression(of found: Counterexample) -> String {
    if let test, let source = source(of: found, calling: test) { return source }
    guard result.drawsDirectly, let choices = found.choices else {
      return "check(…, examples: [\(found.value)])"
    }
    return "check(…, settings: RunSettings(replay: [\(words(choices))])) { … }"
  }

  /// The source of a test that calls `test` on one case; `nil` for a case that nothing can name.
  private func source(of found: Counterexample, calling test: TestFunction) -> String? {
    let byWords = found.choices.map { "words: [\(words($0))]" }
    guard let argument = found.literal.map({ "value: \($0)" }) ?? byWords else { return nil }
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

  /// How many characters of a value are in the name of its test.
  private static let mostCharacters = 40

  /// The name of a regression test, of what a name in backticks may have.
  private func title(of found: Counterexample, _ test: TestFunction) -> String {
    let text = found.value.count > Self.mostCharacters ? nil : found.value
    let value = text ?? "words \(found.choices?.description ?? "")"
    return "\(test.name) for \(value)".filter {
      $0.isASCII && $0 >= " " && !"`\\/\u{7f}".contains($0)
    }
  }
}
