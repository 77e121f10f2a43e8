import FuzzDriver
import PropertyTesting
import Testing

/// The property of the article "From property to fuzz target", which `Snippets/Parsing.swift` fuzzes.
@Suite struct ArticleTests {
  @Test func `the article's property holds`() throws {
    let digits = Domain<Unicode.Scalar>.scalars(from: "0123456789.-+einfatyx")
    let parsing = Property("a number prints and parses back", .strings(of: digits)) { text in
      guard let number = Double(text) else { return true }
      label("an exponent", if: text.contains("e"))
      return number.isNaN || Double("\(number)") == number
    }
    try parsing.check(RunSettings(failureStorage: .none))
  }
}
