import Foundation

/// The coverage of each file of the code under test, as counted by `llvm-cov`.
struct CoverageReport {
  /// The coverage of a file.
  struct File: Encodable, Equatable {
    /// The path relative to the checkout; `total` for all files together.
    var file: String
    /// The number of lines with code.
    var lines = 0
    /// The number of those lines that were run.
    var coveredLines = 0
    /// The number of regions, which are pieces of code without a branch.
    var regions = 0
    /// The number of regions that were run.
    var coveredRegions = 0
  }

  /// The files, sorted by path.
  let files: [File]
  /// The lines of each file, and the place of its source.
  let sources: [(place: URL, lines: LineCoverage)]

  /// Reads the output of `llvm-cov export`.
  ///
  /// - Parameters:
  ///   - export: The output.
  ///   - shorten: A function that returns the path of a file relative to the checkout.
  /// - Throws: ``CommandFailure`` if the output has another format or contains no files.
  init(_ export: Data, shorten: (URL) -> String) throws(CommandFailure) {
    do {
      let found = try JSONDecoder().decode(Export.self, from: export).data.flatMap(\.files).map {
        let (lines, regions) = (LineCoverage($0.segments), $0.summary.regions)
        let place = URL(filePath: $0.filename)
        let file = File(
          file: shorten(place), lines: lines.lines, coveredLines: lines.covered,
          regions: regions.count, coveredRegions: regions.covered)
        return (file: file, source: (place: place, lines: lines))
      }.sorted { $0.file.file < $1.file.file }
      files = found.map(\.file)
      sources = found.map(\.source)
    } catch {
      throw CommandFailure(.internalError, "the output of llvm-cov has another format: \(error)")
    }
    guard !files.isEmpty else {
      throw CommandFailure(
        .internalError, "the output of llvm-cov has no file of the code to report on")
    }
  }

  /// The coverage of all files together.
  var total: File {
    files.reduce(into: File(file: "total")) { total, file in
      total.lines += file.lines
      total.coveredLines += file.coveredLines
      total.regions += file.regions
      total.coveredRegions += file.coveredRegions
    }
  }

  /// The report as a table; percentages are rounded down, so that 100 % means complete coverage.
  var text: String {
    table(
      [["lines", "", "regions", "", "file"]]
        + (files + [total]).map { file in
          [
            CoverageReport.percent(file.coveredLines, of: file.lines),
            "\(file.coveredLines) of \(file.lines)",
            CoverageReport.percent(file.coveredRegions, of: file.regions),
            "\(file.coveredRegions) of \(file.regions)", file.file,
          ]
        })
  }

  private static func percent(_ covered: Int, of count: Int) -> String {
    count == 0 ? "-" : "\(covered * 100 / count) %"
  }

  /// The used part of `llvm-cov`'s format.
  private struct Export: Decodable {
    var data: [Part]
    struct Part: Decodable { var files: [File] }
    struct File: Decodable {
      var filename: String
      var segments: [LineCoverage.Segment]
      var summary: Summary
    }
    struct Summary: Decodable { var regions: Share }
    struct Share: Decodable {
      var count: Int
      var covered: Int
    }
  }
}
