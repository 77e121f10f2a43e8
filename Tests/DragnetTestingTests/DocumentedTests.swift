import Foundation
import Testing

/// Every line of code in the documentation is also in a test.
@Suite struct DocumentedTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  static func files(in folders: [String], _ kinds: Set<String>) -> [URL] {
    folders.flatMap { folder in
      let all = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      return (all?.allObjects as? [URL] ?? []).filter { kinds.contains($0.pathExtension) }
    }
  }

  /// A line without spaces, `@main` (a test bundle has none), and the comment on its result.
  static func essence(_ line: some StringProtocol) -> String {
    let parts = "\(line)".components(separatedBy: "  //")
    return parts[0].replacing("@main ", with: "").filter { !$0.isWhitespace }
  }

  static func isComment(_ line: String) -> Bool {
    line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
  }

  /// The beginnings of blocks that are not Swift: words of an array, and shell commands.
  static let drawings = ["[7, 8]", "DRAGNET_"]

  @Test func `every line of code in the documentation is in a test`() throws {
    let tests = Self.files(
      in: ["Tests/PropertyTestingTests", "Tests/DragnetTestingTests", "Tests/FuzzDriverTests"],
      ["swift"])
    let known = try tests.flatMap {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map { Self.essence($0) }
    }.joined(separator: "\n")
    let sources = Self.files(
      in: ["Sources/PropertyTesting", "Sources/DragnetTesting"], ["swift", "md"])
    var count = 0
    for source in sources {
      let text = try String(contentsOf: source, encoding: .utf8)
      let blocks = source.pathExtension == "md" ? Self.fenced(text) : Self.examples(text)
      for block in blocks where !Self.drawings.contains(where: block[0].hasPrefix) {
        count += 1
        for line in block where !Self.isComment(line) {
          let isThere = known.contains(Self.essence(line))
          #expect(isThere, "\(source.lastPathComponent): \(line)")
        }
      }
    }
    #expect(count > 40)
  }

  /// The Swift blocks of an article, except for the package that `.ci/article` builds and runs.
  static func fenced(_ text: String) -> [[String]] {
    let sections = text.components(separatedBy: "\n## ")
    let rest = sections.filter { section in
      !section.prefix { $0 != "\n" }.lowercased().contains("in a package of your own")
    }
    return rest.joined(separator: "\n## ").components(separatedBy: "```swift\n").dropFirst().map {
      rest in
      rest.components(separatedBy: "\n```")[0].split(separator: "\n").map { String($0) }
    }
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
