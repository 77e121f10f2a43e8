import Testing

@testable import SceneRendering

@Suite struct ElementTests {
  @Test func `Element example`() {
    #expect(
      Element("g", ["class": "frame"], [Element("circle", ["r": 4.0.svg])]).text
        == """
        <g class="frame">
          <circle r="4"/>
        </g>
        """)
  }

  @Test(arguments: [
    (1.0 / 3, "0.333"), (-0.0001, "0"), (-0.0, "0"), (40, "40"), (.nan, "0"),
    (.infinity, "1000000"), (-.infinity, "-1000000"), (1e300, "1000000"), (-2.5, "-2.5"),
    (0.05, "0.05"), (0.9996, "1"), (-0.004, "-0.004"), (123.450, "123.45"),
  ])
  func `a number is as short as possible`(number: Double, text: String) {
    #expect(number.svg == text)
  }

  @Test func `the unit determines the number of digits`() {
    #expect(0.0123456789.svg(unit: 1_000_000) == "0.012346")
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("", 5, []),
  ])
  func `text wraps between words`(text: String, columns: Int, lines: [String]) {
    #expect(Words.wrapped(text, columns) == lines)
  }

  @Test(arguments: [("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("abc", 0, "…")])
  func `text that is too long is cut off`(text: String, columns: Int, fitted: String) {
    #expect(Words.fitted(text, columns) == fitted)
  }

  @Test func `Plot.time(_:) example`() {
    #expect(Plot.time(0.25) == "0.25 s")
    #expect(Plot.time(60) == "1.5 of 60 s")
  }
}
