import Foundation
import FuzzDriver
import PropertyTesting
import Testing

/// The article "From property to fuzz target": its first property is the file `Parsing.swift`.
///
/// `.ci/article` builds and fuzzes the package of its second half.
@Suite struct ArticleTests {
  @Test func `the article's first block of code is compiled here`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let article = tests.appending(
      path: "../../Sources/PropertyTesting/PropertyTesting.docc/FuzzTarget.md")
    let text = try String(contentsOf: article.standardizedFileURL, encoding: .utf8)
    let blocks = text.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let parsing = try String(contentsOf: tests.appending(path: "Parsing.swift"), encoding: .utf8)
    #expect(blocks.first == parsing)
  }

  @Test func `the article's property holds`() throws {
    try parsing.check(RunSettings(failureStorage: .none))
  }
}

/// The entry of the article's fuzz executable, compiled only: libFuzzer's `main` never returns.
enum Parsing {
  static func main() { fuzz(parsing) }
}
