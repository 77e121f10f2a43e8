import Foundation
import GestureDomains
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
    at: folder, targets: kinds.map { ControlTarget($0) }, sourceLocation: sourceLocation)
}

/// Replays the kept cases of a folder, and records an issue for each problem.
///
/// - Parameters:
///   - folder: The path of the folder; a relative path starts at the folder of the test's source file.
///   - targets: The targets that the cases may belong to.
///   - sourceLocation: The location of an issue that belongs to no file.
package func replayCorpus(
  at folder: String = "Corpus", targets: [any AnsweringTarget],
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
  func problems(in targets: [any AnsweringTarget]) -> [ReplayProblem] {
    do {
      let text = [UInt8](try Data(contentsOf: url))
      let outline = DragFile.outline(of: text)
      guard let (target, kept) = try owner(of: text, outline, in: targets) else {
        let owner = outline.map { "`\($0.name)`" } ?? "the end of the text"
        let names = targets.map { $0.control ?? $0.name }.joined(separator: ", ")
        return [ReplayProblem(line: outline?.line ?? 1, "found \(owner), expected \(names)")]
      }
      return problems(of: kept, target.ending)
    } catch let error as CaseError {
      return [ReplayProblem(line: error.line, error.message)]
    } catch {
      return [ReplayProblem("the file cannot be read: \(error.localizedDescription)")]
    }
  }

  /// Returns the case of a text and its target; `nil` if the text belongs to none of the targets.
  ///
  /// The target of the name in the text comes first, because a parser may take any text as a case.
  private func owner(
    of text: [UInt8], _ outline: DragFile.Outline?, in targets: [any AnsweringTarget]
  ) throws(CaseError) -> (target: any AnsweringTarget, kept: KeptCase)? {
    guard let name = outline?.name,
      let target = targets.first(where: { ($0.control ?? $0.name) == name }),
      let kept = try target.keptCase(text)
    else { return nil }
    return (target, kept)
  }

  /// Replays a case in a child process first, where it may trap.
  private func problems(of kept: KeptCase, _ ending: LawEntry) -> [ReplayProblem] {
    let trial = AnyProperty(
      "replay",
      drawing: { _ in
        _ = kept.problems()
        return .holds
      })
    let reason: String
    do throws(ChildError) {
      switch try trial.trap(in: []) {
      case .trapped(let crash)?: reason = crash.message
      case .hung?: reason = "it does not end"
      case nil: return kept.problems()
      }
    } catch {
      return [ReplayProblem("no child process can run the case: \(error)")]
    }
    return kept.expectsEnd
      ? [] : [ReplayProblem(law: ending.law, "\(reason) (\(ending.name): \(ending.sentence))")]
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
