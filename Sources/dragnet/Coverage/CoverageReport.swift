import Foundation

/// How much of each file of the engine was run, as `llvm-cov` counts it.
struct CoverageReport {
  /// How much of a file was run.
  struct File: Encodable, Equatable {
    /// The path from the root of the checkout; `total` for all files.
    var file: String
    var lines = 0
    var coveredLines = 0
    /// Pieces of code that are run together or not at all.
    var regions = 0
    var coveredRegions = 0
  }

  /// The files, by path.
  let files: [File]

  /// Reads what `llvm-cov export -summary-only` writes.
  ///
  /// - Parameters:
  ///   - export: What it writes.
  ///   - shorten: Makes paths as people type them.
  /// - Throws: ``CommandFailure`` where it is of another format, or has no files.
  init(_ export: Data, shorten: (URL) -> String) throws(CommandFailure) {
    do {
      files = try JSONDecoder().decode(Export.self, from: export).data.flatMap(\.files).map {
        let (lines, regions) = ($0.summary.lines, $0.summary.regions)
        return File(
          file: shorten(URL(filePath: $0.filename)), lines: lines.count,
          coveredLines: lines.covered, regions: regions.count, coveredRegions: regions.covered)
      }.sorted { $0.file < $1.file }
    } catch {
      throw CommandFailure(.internalError, "llvm-cov writes another format: \(error)")
    }
    guard !files.isEmpty else {
      throw CommandFailure(.internalError, "llvm-cov knows no file of the engine")
    }
  }

  /// All files together.
  var total: File {
    files.reduce(into: File(file: "total")) { total, file in
      total.lines += file.lines
      total.coveredLines += file.coveredLines
      total.regions += file.regions
      total.coveredRegions += file.coveredRegions
    }
  }

  /// A table for people; percentages are rounded down, so that 100 means all of it.
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

  /// The part of `llvm-cov`'s format that is used here.
  private struct Export: Decodable {
    var data: [Part]
    struct Part: Decodable { var files: [File] }
    struct File: Decodable {
      var filename: String
      var summary: Summary
    }
    struct Summary: Decodable {
      var lines: Share
      var regions: Share
    }
    struct Share: Decodable {
      var count: Int
      var covered: Int
    }
  }
}
