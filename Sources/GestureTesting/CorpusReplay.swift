import Foundation
public import GestureDomains
public import GestureLaws
public import Testing

/// Replays the kept scripts of a folder, and records an issue for each problem.
///
///     @Test func `my slider still passes every kept script`() {
///       replayCorpus(at: "Corpus", kinds: [ControlKind("my-slider", MySlider.self)])
///     }
///
/// Every `.drag` file of the folder and of its subfolders is played. It must meet its expectations, and
/// must keep every law unless it expects to break one. Each case runs in a child process first, so a
/// script that traps is an issue, and the other scripts still run. An issue points at the line of the
/// file. A folder that does not exist or contains no `.drag` file is an issue, too.
///
/// - Parameters:
///   - folder: The path of the folder; a relative path starts at the folder of the test's source file.
///   - kinds: The kinds of control that the scripts may name.
///   - sourceLocation: The location of an issue that belongs to no file.
public func replayCorpus(
  at folder: String = "Corpus", kinds: [ControlKind],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  replayCorpus(
    at: folder, targets: kinds.map { FuzzTarget($0, $0.name) }, sourceLocation: sourceLocation)
}

/// Replays the kept cases of a folder, and records an issue for each problem.
///
/// - Parameters:
///   - folder: The path of the folder; a relative path starts at the folder of the test's source file.
///   - targets: The targets that the cases may belong to.
///   - sourceLocation: The location of an issue that belongs to no file.
package func replayCorpus(
  at folder: String = "Corpus", targets: [FuzzTarget],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let start = URL(filePath: sourceLocation.filePath).deletingLastPathComponent()
  let root = URL(filePath: folder, relativeTo: start).standardizedFileURL
  let files = KeptFile.all(in: root)
  if files.isEmpty {
    let reason =
      FileManager.default.fileExists(atPath: root.path)
      ? "the folder contains no .drag file" : "there is no such folder"
    Issue.record("\(root.path): \(reason)", sourceLocation: sourceLocation)
  }
  for file in files {
    for problem in file.problems(in: targets) { file.record(problem) }
  }
}

/// A `.drag` file below a folder.
private struct KeptFile {
  /// The file.
  let url: URL
  /// Its path from that folder on.
  let name: String

  /// Returns the `.drag` files of a folder and of its subfolders, ordered by path.
  static func all(in folder: URL) -> [KeptFile] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".drag") }.sorted()
      .map { KeptFile(url: folder.appending(path: $0), name: $0) }
  }

  /// Replays the case of the file.
  func problems(in targets: [FuzzTarget]) -> [ReplayProblem] {
    do {
      let text = [UInt8](try Data(contentsOf: url))
      let file = try DragFile(reading: text, kinds: targets.compactMap(\.kind))
      return file.replay(in: targets, isGuarded: true)
    } catch let error as DragError {
      return [ReplayProblem(line: error.line, "found \(error.found), expected \(error.expected)")]
    } catch {
      return [ReplayProblem("the file cannot be read: \(error.localizedDescription)")]
    }
  }

  /// Records a problem as an issue in the line of the file that it belongs to.
  func record(_ problem: ReplayProblem) {
    let line = problem.line ?? 1
    let law = problem.law.map { "\($0): " } ?? ""
    Issue.record(
      "\(name):\(line): \(law)\(problem.message)",
      sourceLocation: SourceLocation(
        fileID: "Corpus/\(url.lastPathComponent)", filePath: url.path, line: line, column: 1))
  }
}
