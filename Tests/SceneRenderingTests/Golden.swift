import Foundation
import PropertyTesting
import Testing

/// The expected pictures, byte for byte, as files in `Golden/`.
///
/// After an intended change, `DRAGNET_UPDATE_GOLDEN=1 swift test --filter SceneRenderingTests`
/// writes them again; look at them in a browser before committing them.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden")

  /// Expects `text` to equal the contents of a golden file.
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = folder.appending(path: name)
    if try DragnetVariables.current().updatesGolden == true {
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
