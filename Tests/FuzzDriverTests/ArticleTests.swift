import Foundation
import PropertyTesting
import Testing

/// The article "From property to fuzz target": its first property and target are the files in `Article`.
///
/// `.ci/article` makes the package that it goes on to.
@Suite struct ArticleTests {
  @Test func `its code is what is compiled here`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let article = tests.appending(
      path: "../../Sources/PropertyTesting/PropertyTesting.docc/FuzzTarget.md")
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let files = try ["Parsing.swift", "Target.swift"].map {
      try String(contentsOf: tests.appending(path: "Article/\($0)"), encoding: .utf8)
    }
    #expect(Array(blocks.prefix(files.count)) == files)
  }

  @Test func `its property holds, and the entry of its target runs it`() throws {
    try parsing.check(RunSettings(failureStorage: .none))
    let words = try #require(parsing.domain.encode("1e9") as ChoiceSequence?)
    #expect(words.bytes.withUnsafeBufferPointer { fuzz($0.baseAddress, $0.count) } == 0)
    #expect(fuzz(nil, 0) == 0)
  }
}
