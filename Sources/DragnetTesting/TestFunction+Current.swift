import Foundation
import PropertyTesting
import Testing

extension TestFunction {
  /// The test that runs, as another one beside it can call it.
  ///
  /// - Parameter isAsync: Whether it is asynchronous at least.
  /// - Returns: `nil` if it cannot be called without arguments.
  static func current(isAsync: Bool) -> TestFunction? {
    // What replays need not be told how to.
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

  /// What stands before and after the name where a test is declared.
  struct Declaration {
    /// Attributes and modifiers other than `@Test`, such as `"@MainActor "`.
    var modifiers: String
    /// `async` and `throws`, where they are.
    var effects: [String]

    /// The declaration of `name` in `source`, from the line on in which its `@Test` stands.
    init?(of name: String, in source: String, line: Int) {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.dropFirst(line - 1).joined(separator: "\n")
      guard let start = text.range(of: "func \(name)"),
        let body = text[start.upperBound...].firstIndex(of: "{"),
        let attribute = text.range(of: "@Test")
      else { return nil }
      effects = text[start.upperBound..<body].split { !$0.isLetter }.map { String($0) }
      let before = text[attribute.upperBound..<start.lowerBound]
      // What is in the parentheses of `@Test` stands in its own traits, and says nothing of others.
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
