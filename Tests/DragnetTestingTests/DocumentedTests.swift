import Foundation
import Testing

/// Every example in the comments of public declarations is also in a test, as a whole.
///
/// A test expects the results of the example. The code of articles is in `Snippets/`, and `.ci/snippets`
/// compares it.
@Suite struct DocumentedTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  static func files(in folders: [String]) -> [URL] {
    folders.flatMap { folder in
      let all = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }
  }

  /// The beginnings of blocks that no test can contain: words of an array, and shell commands.
  static let drawings = ["[7, 8]", "DRAGNET_"]

  @Test func `every example of a comment is in a test`() throws {
    let tests = try Self.files(
      in: [
        "Tests/PropertyTestingTests", "Tests/DragnetTestingTests", "Tests/FuzzDriverTests",
        "Tests/DomainDerivationTests",
      ]
    ).map { TestFile(try String(contentsOf: $0, encoding: .utf8)) }
    let sources = Self.files(in: ["Sources/PropertyTesting", "Sources/DragnetTesting"])
    var count = 0
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      for block in Self.examples(text) where !Self.drawings.contains(where: block[0].hasPrefix) {
        count += 1
        #expect(
          tests.contains { $0.contains(Example(block)) },
          "\(source.lastPathComponent): no test has these lines one after the other:\n\(block.joined(separator: "\n"))"
        )
      }
    }
    #expect(count > 40)
  }

  @Test(arguments: [
    // The lines of the example, then whether the file below contains it.
    (["let a = f(1)", "let b = g(a)"], true),
    (["let a = f(1)  // a comment", "// another", "let b = g(a)"], true),
    (["f(2)  // 3"], true),
    (["import Dragnet", "f(2)  // 3", "isEven(5)  // false, it is odd"], true),
    (["let b = g(a)", "let a = f(1)"], false),
    (["let a = f(1)", "f(2)  // 3"], false),
    (["let a = f(1)", "let b =", "g(a)"], true),
    (["let a = f(1)", "let b = g(a", ")"], true),
    (["let a = f"], false),
    (["a = f(1)"], false),
    (["f(2)  // 4"], false),
    (["isEven(5)  // true"], false),
    (["import Net", "f(2)  // 3"], false),
  ])
  func `an example is in a test if all of its lines follow each other there`(
    lines: [String], isThere: Bool
  ) {
    let file = TestFile(
      """
      import Dragnet
      @Test func example() {
        let a = f(1)
        // This comment does not count.
        let b = g(
          a)
        #expect(f(2) == 3)
        #expect(!isEven(5))
      }
      """)
    #expect(file.contains(Example(lines)) == isThere)
  }

  /// The indented blocks in the comments of public declarations.
  static func examples(_ text: String) -> [[String]] {
    var found: [[String]] = []
    var blocks: [[String]] = [[]]
    var isAfterBlank = false
    for line in text.split(separator: "\n") {
      let code = line.trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("///") {
        let comment = code.dropFirst(3)
        let isCode = comment.hasPrefix("     ")
        // An indented line below a list continues its item.
        if isCode && (isAfterBlank || !blocks[blocks.count - 1].isEmpty) {
          blocks[blocks.count - 1].append(String(comment.dropFirst(5)))
        } else if !comment.isEmpty {
          blocks.append([])
        }
        isAfterBlank = comment.isEmpty
      } else if !code.hasPrefix("@") || code.contains("public") {
        if code.contains("public") { found += blocks.filter { !$0.isEmpty } }
        blocks = [[]]
        isAfterBlank = false
      }
    }
    return found
  }
}

/// A line of code without spaces.
private struct CodeLine {
  var code: String
  /// The comment at its end, without spaces.
  var comment: String

  /// The line; `nil` if it has no code.
  init?(_ line: Substring) {
    let parts = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)
    if line.drop(while: { $0 == " " }).hasPrefix("//") { return nil }
    func compact(_ text: Substring) -> String { text.filter { !$0.isWhitespace } }
    let hasComment = parts.count > 1 && parts[0].hasSuffix("  ")
    code = compact(hasComment ? parts[0] : line)
    comment = hasComment ? compact(parts[1]) : ""
    if code.isEmpty { return nil }
  }

  /// Whether the comment begins with `result`.
  func names(_ result: Substring) -> Bool {
    guard comment.hasPrefix(result) else { return false }
    return comment.dropFirst(result.count).first.map { ",:;(".contains($0) } ?? true
  }
}

/// An example of the documentation.
private struct Example {
  let imports: [String]
  let lines: [CodeLine]

  init(_ block: [String]) {
    let all = block.compactMap { CodeLine($0[...]) }
    imports = all.map(\.code).filter { $0.hasPrefix("import") }
    lines = all.filter { !$0.code.hasPrefix("import") }
  }
}

/// The code of a file of tests.
private struct TestFile {
  let lines: [String]
  /// The lines with a newline before each.
  let text: String
  /// The places of the newlines in `text`.
  let starts: [String.Index]

  init(_ text: String) {
    lines = text.split(separator: "\n").compactMap { CodeLine($0)?.code }
    let joined = lines.map { "\n\($0)" }.joined()
    self.text = joined
    starts = joined.utf8.indices.filter { joined.utf8[$0] == UInt8(ascii: "\n") }
  }

  /// Whether the lines of `example` follow each other here, and the file has its imports.
  ///
  /// Lines may be broken in other places. For a line with a result, such as `f(2)  // 3`, the test may
  /// have `#expect(f(2) == 3)`.
  func contains(_ example: Example) -> Bool {
    example.imports.allSatisfy(lines.contains)
      && starts.contains { start in
        var rest = text[start...]
        return example.lines.allSatisfy { Self.take($0, from: &rest) }
          && (rest.isEmpty || rest.first == "\n")
      }
  }

  /// Removes `line` from the beginning of `rest`; returns whether it was there.
  private static func take(_ line: CodeLine, from rest: inout Substring) -> Bool {
    for negation in line.comment.isEmpty ? [] : ["", "!"] {
      guard take("#expect(" + negation + line.code, from: &rest) else { continue }
      let end = rest.prefix { $0 != "\n" }
      rest = rest[end.endIndex...]
      if end == ")" { return line.comment.hasPrefix(negation.isEmpty ? "true" : "false") }
      return end.hasPrefix("==") && line.names(end.dropFirst(2).dropLast())
    }
    return take(line.code, from: &rest)
  }

  /// Removes `code` from the beginning of `rest`, with line breaks; returns whether it was there.
  private static func take(_ code: String, from rest: inout Substring) -> Bool {
    var left = rest
    for character in code {
      while left.first == "\n" { left.removeFirst() }
      guard left.popFirst() == character else { return false }
    }
    rest = left
    return true
  }
}
