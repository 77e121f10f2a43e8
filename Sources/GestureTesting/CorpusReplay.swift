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
/// must keep every law unless it expects to break one. An issue points at the line of the file. A folder
/// that does not exist or contains no `.drag` file is an issue, too.
///
/// As with the kept cases of a check, all scripts run in a child process first, so a script that traps is
/// an issue, and the other scripts still run. `DRAGNET_ISOLATION=off` and a debugger turn that off, and
/// `DRAGNET_CASE_SECONDS` limits the time of a script there.
///
/// - Parameters:
///   - folder: The path of the folder; a relative path starts at the folder of the test's source file.
///   - kinds: The kinds of control that the scripts may name.
///   - hosts: The kinds of host that the scripts may name.
///   - sourceLocation: The location of an issue that belongs to no file.
public func replayCorpus(
  at folder: String = "Corpus", kinds: [ControlKind], hosts: [HostKind] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let controls: [any AnsweringTarget] = kinds.map { ScriptTarget<GestureScript>($0) }
  replayCorpus(
    at: folder, targets: controls + hosts.map { ScriptTarget<HostScript>($0) },
    sourceLocation: sourceLocation)
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
  let settings: RunSettings
  do throws(VariableError) {
    // In a process that answers a request, no test judges anything of its own.
    guard try DragnetVariables.current().request == nil else { return }
    settings = try RunSettings().forChecking(in: sourceLocation.filePath)
  } catch {
    Issue.record("\(error.description); nothing was replayed", sourceLocation: sourceLocation)
    return
  }
  var scripts: [(file: KeptFile, script: ScriptReplay.Script)] = []
  for file in files {
    do throws(CaseError) {
      scripts.append((file, try file.script(in: targets)))
    } catch {
      file.record(ReplayProblem(line: error.line, error.message))
    }
  }
  let problems = ScriptReplay(settings).problems(of: scripts.map(\.script))
  for ((file, _), problems) in zip(scripts, problems) {
    for problem in problems { file.record(problem) }
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

  /// Reads the script of the file.
  ///
  /// - Throws: ``CaseError`` if it cannot be read, or belongs to none of the targets.
  func script(in targets: [any AnsweringTarget]) throws(CaseError) -> ScriptReplay.Script {
    let text: [UInt8]
    do {
      text = [UInt8](try Data(contentsOf: url))
    } catch {
      throw CaseError("the file cannot be read: \(error.localizedDescription)")
    }
    let outline = DragFile.outline(of: text)
    if let (target, kept) = try owner(of: text, outline, in: targets) {
      return ScriptReplay.Script(kept, ending: target.ending)
    }
    let owner = outline.map { "`\($0.name)`" } ?? "the end of the text"
    let names = targets.map { $0.control ?? $0.name }.joined(separator: ", ")
    throw CaseError(line: outline?.line ?? 1, "found \(owner), expected \(names)")
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
