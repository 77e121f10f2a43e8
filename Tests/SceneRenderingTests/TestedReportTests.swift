import Foundation
import Testing

@testable import SceneRendering

@Suite struct TestedReportTests {
  private var property: TestedReport.Property {
    var cases: [TestedReport.Case] = []
    for number in 0..<40 {
      var test = TestedReport.Case(status: .passed, value: "[\(number % 10)]")
      if number == 7 { (test.status, test.reason) = (.failed, "<law>") }
      if number % 4 == 0 { test.labels["even & round"] = "" }
      test.numbers = ["length": Double(number % 10), "events: down": 2, "events: up": 1]
      cases.append(test)
    }
    cases.append(
      TestedReport.Case(status: .discarded, reason: "assume at A/B.swift:3", value: ""))
    return TestedReport.Property(
      name: "a <list> is its reverse", cases: cases, remarks: ["The record is cut"])
  }

  @Test func `the page has histograms, shares of labels, duplicates, discards and laws`() throws {
    let html = TestedReport([property]).html
    let start = try #require(html.range(of: "<script>")).upperBound
    let end = try #require(html.range(of: "</script>")).lowerBound
    let page = ParsedXML(
      html.replacingCharacters(in: start..<end, with: "").replacing("\" open>", with: "\">"))
    for text in [
      "a <list> is its reverse", "labels", "even & round", "10, 25 %", "length", "down",
      "80, 2 in a case", "<law>", "assume at A/B.swift:3", "The record is cut",
    ] {
      #expect(page.words.contains(text), "\(text)")
    }
    #expect(
      html.contains("40 cases, 1 failed, 75 % with the value of an earlier case, 1 more discarded"))
    let bars = page.attributes["class"]?.count { $0 == "bar" }
    // One label, two kinds of events, and ten lengths.
    #expect(bars == 1 + 2 + 10)
    #expect(page.words.contains("<law> does not hold for [7]"))
    #expect(page.words.contains("40 cases of 1 property, 1 law broken"))
    #expect(page.attributes["data-dossier"] == ["property-1"])
    #expect(page.attributes["href"]?.contains("#property-1") == true)
    #expect(html.split(separator: "http").dropFirst().allSatisfy { $0.hasPrefix("://www.w3.org/") })
    #expect(!TestedReport([]).html.isEmpty)
  }

  @Test func `properties that break a law come first, with their laws in the order of cases`() {
    func property(_ name: String, broken laws: [String]) -> TestedReport.Property {
      TestedReport.Property(
        name: name,
        cases: laws.enumerated().map {
          TestedReport.Case(status: .failed, reason: $1, value: "longer\nthan \(10 - $0)")
        } + [TestedReport.Case(status: .passed, value: "1")])
    }
    let report = TestedReport([
      property("a", broken: []), property("c", broken: ["one", "two", "two"]),
      property("b", broken: [""]),
    ])
    #expect(report.entries.map(\.property.name) == ["b", "c", "a"])
    #expect(report.entries[0].summary.brokenLaws.map(\.name) == ["the property"])
    #expect(report.entries[1].summary.brokenLaws.map(\.name) == ["two", "one"])
    #expect(report.entries[1].summary.brokenLaws.map(\.cases) == [2, 1])
    #expect(report.entries[1].summary.brokenLaws.first?.value == "longer; than 8")
    #expect(report.verdict == "7 cases of 3 properties, 3 laws broken")
  }

  @Test(
    arguments: [
      ([1, 1, 3], ["1", "2", "3"], [2, 0, 1]),
      ([5], ["5"], [1]),
      (
        [0, 0, 1, 2, 3, 5, 100], ["0", "1", "2–3", "4–7", "8–15", "16–31", "32–63", "64–127"],
        [
          2, 1, 2, 1, 0, 0, 0, 1,
        ]
      ),
      ([.infinity, .nan], [], []),
      ([0.5, 0.5], ["0.5"], [2]),
    ] as [([Double], [String], [Int])])
  func `numbers fall into bins`(numbers: [Double], labels: [String], counts: [Int]) {
    let bins = Histogram(numbers).bins
    #expect(bins.map(\.label) == labels && bins.map(\.count) == counts)
  }

  @Test func `numbers that are not whole fall into 20 bins, the greatest into the last`() {
    let histogram = Histogram((0...100).map { Double($0) / 8 })
    #expect(histogram.bins.count == 20 && histogram.bins.map(\.count).reduce(0, +) == 101)
    #expect(histogram.bins[19].count > 0)
    #expect(histogram.summary == "0 to 12.5, median 6.25, mean 6.25")
    let wide = Histogram([-.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude])
    #expect(wide.bins.map(\.count).reduce(0, +) == 3)
    #expect(wide.chart(title: "wide").hasPrefix("<svg"))
  }

  @Test(arguments: [
    (12345.678, "12346"), (0.012345, "0.0123"), (0, "0"), (-2.5, "-2.5"), (-4.6116e18, "-4.61e18"),
    (1, "1"),
    (1e300, "1e300"),
    (1e-12, "1e-12"),
  ])
  func `a number is shown with few digits`(number: Double, text: String) {
    #expect(number.shortest == text)
  }
}
