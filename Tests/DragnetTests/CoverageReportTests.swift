import Foundation
import Testing

@testable import dragnet

@Suite struct CoverageReportTests {
  /// Output of `llvm-cov export -summary-only` for two programs, without the unused parts.
  private static let export = """
    {"type":"llvm.coverage.json.export","version":"3.0.1","data":[
      {"files":[{"filename":"/checkout/Sources/GestureEngine/Track.swift","summary":{
        "lines":{"count":30,"covered":20,"percent":66.6},"functions":{"count":3,"covered":2},
        "regions":{"count":8,"covered":7,"notcovered":1,"percent":87.5}}}],
       "totals":{}},
      {"files":[{"filename":"/checkout/Sources/GestureEngine/Fraction.swift","summary":{
        "lines":{"count":0,"covered":0},"regions":{"count":200,"covered":199}}}],"totals":{}}]}
    """

  private func report(_ export: String) throws -> CoverageReport {
    try CoverageReport(Data(export.utf8)) { $0.lastPathComponent }
  }

  @Test func `the report has the lines and regions of llvm-cov, sorted by path`() throws {
    let report = try report(CoverageReportTests.export)
    #expect(
      report.files == [
        .init(
          file: "Fraction.swift", lines: 0, coveredLines: 0, regions: 200, coveredRegions: 199),
        .init(file: "Track.swift", lines: 30, coveredLines: 20, regions: 8, coveredRegions: 7),
      ])
    #expect(
      report.total
        == .init(file: "total", lines: 30, coveredLines: 20, regions: 208, coveredRegions: 206))
  }

  @Test func `a percentage is rounded down, and left out if the file has no lines`() throws {
    #expect(
      try report(CoverageReportTests.export).text == """
        lines            regions              file
        -      0 of 0    99 %     199 of 200  Fraction.swift
        66 %   20 of 30  87 %     7 of 8      Track.swift
        66 %   20 of 30  99 %     206 of 208  total
        """)
  }

  @Test(arguments: [
    "", "error", "{}", #"{"data":[]}"#, #"{"data":[{"files":[]}]}"#,
    #"{"data":[{"files":[{"filename":"a.swift","summary":{"lines":{"count":1}}}]}]}"#,
  ])
  func `output of another format is an error`(export: String) {
    let failure = #expect(throws: CommandFailure.self) { try report(export) }
    #expect(failure?.status == .internalError)
  }
}
