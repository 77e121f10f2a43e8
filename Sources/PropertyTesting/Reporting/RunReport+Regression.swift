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
    guard result.drawsDirectly, let choices = found.choices else {
      return "check(…, examples: [\(found.value)])"
    }
    return "check(…, settings: RunSettings(replay: [\(words(choices))])) { … }"
  }

  /// Returns a test that calls `test` on one case; `nil` if the case has neither a literal nor words.
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

  /// The largest number of characters of a value in the name of a test.
  private static let mostCharacters = 40

  /// Returns the name of a regression test, without characters that backticks do not allow.
  private func title(of found: Counterexample, _ test: TestFunction) -> String {
    let text = found.value.count > Self.mostCharacters ? nil : found.value
    let value = text ?? "words \(found.choices?.description ?? "")"
    return "\(test.name) for \(value)".filter {
      $0.isASCII && $0 >= " " && !"`\\/\u{7f}".contains($0)
    }
  }
}
