import Testing

@testable import PropertyTesting

@Suite struct JSONTests {
  @Test(arguments: [
    #"{"a":[1,-2.5e3,true,null],"b":{"c":"d"}}"#, #"[]"#, #"{}"#, #"[-0,0.5E+10,-12e-3]"#,
    #""a \"b\" \\ \u0001 ü 👨""#,
  ])
  func `text that is read and written again is the same`(text: String) {
    #expect(JSON(text)?.description == text)
  }

  @Test func `values are found by their keys`() {
    let value = JSON(#" { "a" : [ "x" , 12 ] , "b" : "\u00fc\ud83d\udc68\/" } "#)
    #expect(value?["a"].elements?.first?.string == "x")
    #expect(value?["a"].elements?.last?.integer == 12)
    #expect(value?["b"].string == "ü👨/")
    #expect(value?["c"].string == nil)
    let flags = JSON("[true,false,null,\"true\"]")?.elements?.map(\.boolean)
    #expect(flags == [true, false, nil, nil])
  }

  @Test(arguments: [
    "0x10", "+1", "01", "1.", "1.e5", "nan", "-inf", "-", "\"a\u{1}b\"", "\"a\nb\"", "", "{", "[1,",
    "[1 2]", #"{"a"}"#, #"{"a":}"#, #""a"#, #""\x""#, #""\ud83d""#, #""\u+123""#, #""\u-000""#,
    "nul", "1 1",
    String(repeating: "[", count: 100_000),
  ])
  func `malformed text is nil`(text: String) {
    #expect(JSON(text) == nil)
  }
}
