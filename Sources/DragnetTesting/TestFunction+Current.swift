import Foundation
import PropertyTesting
import Testing

extension TestFunction {
  /// Returns the current test, as another test beside it can call it.
  ///
  /// - Parameter isAsync: Whether the test is known to be asynchronous.
  /// - Returns: `nil` if a call needs arguments, or if the test is a replay.
  static func current(isAsync: Bool) -> TestFunction? {
    guard let test = Test.current, !test.isParameterized, Replay.current == nil else { return nil }
    let source = try? String(contentsOfFile: test.sourceLocation.filePath, encoding: .utf8)
    let declaration = source.flatMap {
      Declaration(of: test.name, in: $0, line: test.sourceLocation.line)
    }
    return TestFunction(
      name: String(test.name.dropLast("()".count)), modifiers: declaration?.modifiers ?? "",
      isAsync: isAsync || declaration?.effects.contains("async") == true,
      isThrowing: declaration?.effects.contains("throws") == true)
  }

  /// The parts of a test's declaration before and after its name.
  struct Declaration {
    /// Attributes and modifiers other than `@Test`, such as `"@MainActor "`.
    var modifiers: String
    /// The words after the parameters, such as `async` and `throws`.
    var effects: [String]

    /// The declaration of `name` in `source`, whose `@Test` is in this line or below it.
    init?(of name: String, in source: String, line: Int) {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.dropFirst(line - 1).joined(separator: "\n")
      guard let start = text.range(of: "func \(name)"),
        let body = text[start.upperBound...].firstIndex(of: "{"),
        let attribute = text.range(of: "@Test")
      else { return nil }
      effects = text[start.upperBound..<body].split { !$0.isLetter }.map { String($0) }
      let before = text[attribute.upperBound..<start.lowerBound]
      // The arguments of `@Test` are traits of this test only.
      let rest = Self.afterParentheses(before)
      modifiers = rest.split(whereSeparator: \.isWhitespace).map { "\($0) " }.joined()
    }

    private static func afterParentheses(_ text: Substring) -> Substring {
      guard text.first == "(" else { return text }
      var depth = 0
      for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        if depth == 0 { return text[text.index(after: index)...] }
      }
      return text
    }
  }
}
