import Foundation
import Testing

/// Files in `Golden/` that say what drawings have to be, byte for byte.
///
/// After a change that is meant to be seen, `DRAGNET_UPDATE_GOLDEN=1 swift test --filter
/// SceneRenderingTests` writes them anew; look at them in a browser before committing them.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  /// Expects `text` to be what the file of that name says.
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["DRAGNET_UPDATE_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    let lines = (
      text.split(separator: "\n", omittingEmptySubsequences: false),
      golden.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let first = zip(lines.0, lines.1).enumerated().first { $1.0 != $1.1 }
    #expect(
      text == golden,
      """
      \(name) differs\(first.map { ", first in line \($0.offset + 1): \($0.element.0)" } ?? "")
      """, sourceLocation: sourceLocation)
  }
}
