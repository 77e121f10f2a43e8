import Foundation
import Testing

@testable import SceneRendering

@Suite struct BugsReportTests {
  private let rows = [
    ("zero width", "random", 1, true, 12, 0.01), ("zero width", "random", 2, true, 40, 0.02),
    ("zero width", "random", 3, false, 5000, 2), ("zero width", "structured", 1, true, 3, 0.004),
    ("<far away>", "random", 1, false, 5000, 2), ("<far away>", "random", 2, false, 5000, 2),
    ("<far away>", "random", 3, true, 10, 0.01),
  ].map { bug, strategy, seed, found, executions, seconds in
    BugsReport.Row(
      bug: bug, law: "A2", strategy: strategy, seed: UInt64(seed), found: found,
      executions: executions, seconds: seconds)
  }

  @Test func `a search that did not find the bug counts as slower than any that did`() {
    let report = BugsReport(rows)
    #expect(report.cell("zero width", "random").median?.executions == 40)
    #expect(report.cell("zero width", "random").found == "2 of 3")
    #expect(report.cell("<far away>", "random").median == nil)
    #expect(report.cell("<far away>", "structured").median == nil)
  }

  @Test func `a row that the command prints can be decoded`() throws {
    let line = """
      {"bug":"zero width","executions":12,"found":true,"law":"A2","seconds":0.01,"seed":1,\
      "strategy":"random"}
      """
    #expect(try JSONDecoder().decode(BugsReport.Row.self, from: Data(line.utf8)) == rows[0])
  }

  @Test func `the page has a dot for each search, a bar for each median, and a table`() throws {
    let html = BugsReport(rows).html
    let start = try #require(html.range(of: "<script>")).upperBound
    let end = try #require(html.range(of: "</script>")).lowerBound
    let page = ParsedXML(html.replacingCharacters(in: start..<end, with: ""))
    let classes = try #require(page.attributes["class"])
    // The legend has two more dots.
    #expect(classes.filter { $0.hasPrefix("dot ") }.count == rows.count + 2)
    #expect(classes.filter { $0.hasSuffix(" missed") }.count == 3)
    #expect(classes.filter { $0.hasPrefix("median ") }.count == 2)
    #expect(page.words.contains("2 of 3"))
    #expect(page.words.contains("<far away>"))
    #expect(html.split(separator: "http").dropFirst().allSatisfy { $0.hasPrefix("://www.w3.org/") })
    #expect(!BugsReport([]).html.isEmpty)
  }

  @Test func `the axis of the chart is logarithmic`() throws {
    let found = [1, 2, 4, 8, 500].enumerated().map { seed, executions in
      BugsReport.Row(
        bug: "a", law: "A2", strategy: "bytes", seed: UInt64(seed), found: true,
        executions: executions, seconds: 1)
    }
    let dots = try BugsReport(found).chart.matches(of: /class="dot series-0" cx="([0-9.]+)"/)
      .map { try #require(Double($0.1)) }
    // The first dot belongs to the legend, at the left end of the axis.
    let places = dots.dropFirst().map { $0 - dots[0] }
    try #require(places.count == 5)
    #expect(places[0] == 0)
    #expect(abs(places[2] - 2 * places[1]) < 0.01)
    #expect(abs(places[3] - 3 * places[1]) < 0.01)
    // log 500 / log 1000
    #expect(abs(places[4] / (1000 - dots[0] - 32) - 0.89966) < 1e-4)
  }

  @Test(
    arguments: [
      (0, [1, 10]), (1, [1, 10]), (9, [1, 10]), (10, [1, 10, 100]), (999, [1, 10, 100, 1000]),
    ] as [(Int, [Int])])
  func `the axis ends with the first power of ten above all searches`(most: Int, powers: [Int]) {
    #expect(BugsReport.powers(upTo: most) == powers)
    #expect(BugsReport.powers(upTo: .max).last == 1_000_000_000_000_000_000)
  }

  @Test(
    arguments: [
      (5517, [0, 1000, 2000, 3000, 4000, 5000]), (10, [0, 2, 4, 6, 8, 10]), (3, [0, 1, 2, 3]),
      (1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    ] as [(Double, [Double])])
  func `a chart has a few marks at round numbers`(most: Double, marks: [Double]) {
    #expect(zip(Chart.marks(upTo: most), marks).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(Chart.marks(upTo: most).count == marks.count)
  }
}
