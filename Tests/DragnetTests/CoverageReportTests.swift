import Foundation
import Testing

@testable import dragnet

@Suite struct CoverageReportTests {
  /// Output of `llvm-cov export` for two programs, without the unused parts. The first file is
  ///
  ///     func a(_ bytes: [Int]) -> Int {
  ///       let all = bytes[...]
  ///       while bytes.count == 77 {
  ///         print()
  ///       }
  ///       return all.count
  ///     }
  ///
  ///     func b() {}
  ///
  /// where `a` was run, except for the body of its loop, and `b` was not.
  private static let export = """
    {"type":"llvm.coverage.json.export","version":"3.0.1","data":[
      {"files":[{"filename":"/checkout/Sources/GestureEngine/Track.swift","summary":{
        "lines":{"count":12,"covered":7,"percent":66.6},"functions":{"count":3,"covered":2},
        "regions":{"count":8,"covered":7,"notcovered":1,"percent":87.5}},
        "segments":[[1,31,1,true,true,false],[2,19,0,true,true,false],[2,22,1,true,false,false],
          [3,9,1,true,true,false],[3,26,1,true,false,false],[3,27,0,true,true,false],
          [5,4,1,true,true,false],[6,19,1,true,false,false],[7,2,0,false,false,false],
          [9,10,0,true,true,false],[9,12,0,false,false,false]]}],
       "totals":{}},
      {"files":[{"filename":"/checkout/Sources/GestureEngine/Fraction.swift","summary":{
        "lines":{"count":0,"covered":0},"regions":{"count":200,"covered":199}},"segments":[]}],
       "totals":{}}]}
    """

  private func report(_ export: String) throws -> CoverageReport {
    try CoverageReport(Data(export.utf8)) { $0.lastPathComponent }
  }

  @Test func `the report has the lines and regions of the pages of llvm-cov, sorted by path`()
    throws
  {
    let report = try report(CoverageReportTests.export)
    #expect(
      report.files == [
        .init(
          file: "Fraction.swift", lines: 0, coveredLines: 0, regions: 200, coveredRegions: 199),
        .init(file: "Track.swift", lines: 8, coveredLines: 6, regions: 8, coveredRegions: 7),
      ])
    #expect(
      report.total
        == .init(file: "total", lines: 8, coveredLines: 6, regions: 208, coveredRegions: 206))
  }

  @Test func `a line has its count and the columns of its code that was not run`() throws {
    let lines = try #require(try report(CoverageReportTests.export).sources.last).lines
    #expect(lines.counts == [1: 1, 2: 1, 3: 1, 4: 0, 5: 1, 6: 1, 7: 1, 9: 0])
    // The slice of everything is a function that nothing calls.
    #expect(
      lines.missed == [2: [19..<22], 3: [27..<Int.max], 4: [1..<Int.max], 5: [1..<4], 9: [10..<12]])
    let text = "func a(_ bytes: [Int]) -> Int {\n  let all = bytes[...]\n"
    let shown = lines.lines(of: text)
    #expect(shown.map(\.count) == [1, 1] && shown[1].missed == [19..<22])
  }

  @Test func `the pages name files by their paths in the package, the least covered first`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      for name in ["Track.swift", "Fraction.swift"] {
        let text = Array(repeating: "let text = 1\n", count: 9).joined()
        try folder.appending(path: name).write(text.utf8)
      }
      let export = CoverageReportTests.export.replacing(
        "/checkout/Sources/GestureEngine", with: folder.path)
      let report = try CoverageReport(Data(export.utf8)) { "Sources/\($0.lastPathComponent)" }
      let pages = try folder.appending(path: "pages").made()
      try report.writePages(in: pages)
      func page(_ name: String) throws -> String {
        String(decoding: try pages.appending(path: name).readBytes(), as: UTF8.self)
      }
      let names = ["index.html", "Sources-Track.swift.html", "Sources-Fraction.swift.html"]
      for name in names { #expect(!(try page(name)).contains(folder.path)) }
      let first = try #require(try page(names[0]).firstRange(of: "Sources-Track"))
      let second = try #require(try page(names[0]).firstRange(of: "Sources-Fraction"))
      #expect(first.lowerBound < second.lowerBound)
      #expect(try page(names[1]).contains("<code>let text = 1</code>"))
    }
  }

  @Test func `a percentage is rounded down, and left out if the file has no lines`() throws {
    #expect(
      try report(CoverageReportTests.export).text == """
        lines          regions              file
        -      0 of 0  99 %     199 of 200  Fraction.swift
        75 %   6 of 8  87 %     7 of 8      Track.swift
        75 %   6 of 8  99 %     206 of 208  total
        """)
  }

  @Test(arguments: [
    "", "error", "{}", #"{"data":[]}"#, #"{"data":[{"files":[]}]}"#,
    #"{"data":[{"files":[{"filename":"a.swift","segments":[],"summary":{"regions":{}}}]}]}"#,
    #"{"data":[{"files":[{"filename":"a.swift","segments":[[1]],"summary":{}}]}]}"#,
  ])
  func `output of another format is an error`(export: String) {
    let failure = #expect(throws: CommandFailure.self) { try report(export) }
    #expect(failure?.status == .internalError)
  }
}
