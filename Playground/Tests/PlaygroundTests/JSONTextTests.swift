import Testing

@testable import Playground

@Suite struct JSONTextTests {
  @Test func `object(_:) example`() {
    #expect(text { $0.member("value", 0.5) } == #"{"value":0.5}"#)
  }

  @Test func `commas separate members and items`() {
    let json = text { text in
      text.member("a", 1)
      text.member("b") { text in
        text.member("c", true)
        text.null("d")
      }
      text.member("e", array: [1.5, 2]) { $0.number($1) }
      text.member("f", array: [Double]()) { $0.number($1) }
      text.member("g", array: ["x", "y"]) { text, name in text.object { $0.member(name, name) } }
    }
    #expect(
      json == #"{"a":1,"b":{"c":true,"d":null},"e":[1.5,2.0],"f":[],"g":[{"x":"x"},{"y":"y"}]}"#)
  }

  @Test(arguments: [
    (Double.nan, #""nan""#), (-.infinity, #""-inf""#), (.infinity, #""inf""#), (-0.0, "-0.0"),
    (.leastNonzeroMagnitude, "5e-324"), (0.30000000000000004, "0.30000000000000004"),
  ])
  func `a number reads back as the same number, or is a string`(number: Double, json: String) {
    #expect(text { $0.member("n", number) } == "{\"n\":\(json)}")
  }

  @Test func `a string is escaped`() {
    #expect(text { $0.member("\"", "\\\n\u{1f}é") } == #"{"\"":"\\\u000a\u001fé"}"#)
  }

  private func text(_ write: (inout JSONText) -> Void) -> String {
    String(decoding: JSONText.object(write), as: UTF8.self)
  }
}
