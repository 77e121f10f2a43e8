import Foundation
import GestureLaws
import PropertyTesting
import SceneRendering

/// A test case in a file: a kept text, or an artifact, which is bytes that libFuzzer saved.
struct CaseFile: Sendable {
  /// The path of the file, as the user typed it.
  let path: String
  /// The name of the target.
  let targetName: String
  /// The case, as a request names it.
  let reference: TargetRequest.Case
  /// The kept text; `nil` for an artifact.
  let text: String?

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - path: The path of the file in messages.
  ///   - place: The path of the file; `nil` for `path`.
  ///   - targetName: The target of an artifact; `nil` to use the name of the artifact's folder.
  /// - Throws: ``CommandFailure`` if the file cannot be read, or its text names no target.
  init(
    path: String, at place: String? = nil, target targetName: String? = nil
  ) throws(CommandFailure) {
    self.path = path
    let url = URL(filePath: place ?? path).standardizedFileURL
    let bytes = try url.readBytes()
    guard CaseFile.textTypes.contains(url.pathExtension) || bytes.starts(with: "dragnet ".utf8)
    else {
      text = nil
      self.targetName = targetName ?? url.deletingLastPathComponent().lastPathComponent
      reference = .words(ChoiceSequence(bytes: bytes).description)
      return
    }
    guard let name = CaseFile.target(of: bytes) else {
      throw CommandFailure(.malformedInput, CaseFile.error(in: bytes, at: path))
    }
    self.targetName = name
    reference = .file(path: url.path)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The extensions of files that contain text.
  static let textTypes: Set = ["drag", "case"]

  /// Returns the name of the target that a text belongs to; `nil` if it names none.
  private static func target(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "dragnet case".utf8) else { return DragFile.outline(of: bytes)?.name }
    let mark = "check "
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// Returns the error of a text that names no target.
  private static func error(in bytes: [UInt8], at path: String) -> String {
    do {
      _ = try DragFile(reading: bytes, kinds: [])
      return "\(path): the text names no target"
    } catch {
      return "\(path):\(error)"
    }
  }
}

extension URL {
  /// The kept cases in this folder and the folders below it, sorted by path.
  var caseFiles: [URL] {
    CaseFile.textTypes.flatMap { files(withExtension: $0) }.sorted { $0.path < $1.path }
  }
}

extension Exhibit {
  /// Creates the picture of a case from the explanation of its target.
  ///
  /// - Parameters:
  ///   - text: The text of the case.
  ///   - answer: The explanation, with drawings.
  init(text: String, _ answer: TargetExecutable.Answer) {
    switch answer {
    case .ended(let failure, _):
      self.init(unplayed: text, remark: "\(failure.law): \(failure.message)")
    case .row(let row):
      let film = row.played
      let failure = row.broken?.first.map { "\($0.law): \($0.message)" }
      self.init(text: text, film: film, remark: film == nil ? failure : nil)
    }
  }

  /// Creates the picture of a case that is not played.
  ///
  /// - Parameters:
  ///   - text: The text of the case.
  ///   - remark: The failure of the case.
  init(unplayed text: String, remark: String?) {
    let outline = DragFile.outline(of: Array(text.utf8))
    let film = outline.flatMap { outline in
      outline.isScript ? Film(unplayed: outline, remark ?? "") : nil
    }
    self.init(text: text, film: film, remark: remark)
  }
}
