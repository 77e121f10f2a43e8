import Foundation
import SceneRendering

extension CoverageReport {
  /// Writes pages that show the coverage line by line.
  ///
  /// - Parameter folder: The folder, which exists.
  /// - Throws: ``CommandFailure`` if a source cannot be read or a page cannot be written.
  func writePages(in folder: URL) throws(CommandFailure) {
    var shown: [CoveragePages.File] = []
    for (file, source) in zip(files, sources) {
      let text = String(decoding: try source.place.readBytes(), as: UTF8.self)
      shown.append(
        CoveragePages.File(
          path: file.file, lines: source.lines.lines(of: text), regions: file.regions,
          coveredRegions: file.coveredRegions))
    }
    for page in CoveragePages(shown).pages {
      try folder.appending(path: page.name).write(page.html.utf8)
    }
  }
}

extension LineCoverage {
  /// Returns the lines of a source with their counts.
  func lines(of text: String) -> [CoveragePages.Line] {
    var texts = text.split(separator: "\n", omittingEmptySubsequences: false)
    if texts.last?.isEmpty == true { texts.removeLast() }
    return texts.enumerated().map { index, text in
      CoveragePages.Line(
        text: String(text), count: counts[index + 1], missed: missed[index + 1] ?? [])
    }
  }
}
