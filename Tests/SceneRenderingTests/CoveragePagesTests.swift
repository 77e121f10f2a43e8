import Testing

@testable import SceneRendering

@Suite struct CoveragePagesTests {
  private let pages = CoveragePages([
    .init(
      path: "Sources/A.swift", lines: [.init(text: "let a = 1", count: 12)], regions: 1,
      coveredRegions: 1),
    .init(
      path: "Sources/B.swift",
      lines: [
        .init(text: "// <b>", count: nil),
        .init(text: "if é { run() }", count: 3, missed: [7..<15]),
        .init(text: "stop()", count: 0, missed: [1..<Int.max]),
        .init(text: "go()", count: 0, missed: [1..<Int.max]), .init(text: "}", count: 2),
      ], regions: 4, coveredRegions: 2),
    .init(
      path: "Sources/C.swift", lines: [.init(text: "a ?? b", count: 1, missed: [3..<7])],
      regions: 2, coveredRegions: 1),
  ]).pages

  @Test func `the files with the most missed code come first`() throws {
    #expect(
      pages.map(\.name) == [
        "index.html", "Sources-B.swift.html", "Sources-C.swift.html", "Sources-A.swift.html",
      ])
    let index = pages[0].html
    #expect(index.contains("66 % of the lines in 3 files were run: 4 of 6"))
    let places = try ["B", "C", "A"].map {
      try #require(index.firstRange(of: "Sources-\($0).swift.html")).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func `two paths that differ only in hyphens and slashes have a page each`() {
    let paths = [
      "A/B/C.swift", "A-B/C.swift", "A/B-C.swift", "A-/B.swift", "A/-B.swift", "A~/B.swift",
    ]
    let pages = CoveragePages(
      paths.map { .init(path: $0, lines: [], regions: 0, coveredRegions: 0) }
    )
    .pages
    #expect(Set(pages.map(\.name)).count == paths.count + 1)
    #expect(pages.contains { $0.name == "A-B~-C.swift.html" })
  }

  @Test func `a page marks the lines and the pieces that were not run`() {
    let page = pages[1].html
    #expect(page.contains("2 of 4 lines and 2 of 4 regions were run"))
    #expect(page.contains(#"<a class="gap" href="\#("#line-2")">2–4</a>"#))
    #expect(page.contains("<code>// &lt;b&gt;</code>"))
    #expect(page.contains("<code>if é <mark>{ run() </mark>}</code>"))
    #expect(page.contains(#"<tr id="line-3" class="missed"><td class="number">3</td>"#))
    #expect(page.contains(#"next: <a href="Sources-C.swift.html">Sources/C.swift</a>"#))
    #expect(!pages[3].html.contains("next:"))
  }
}
