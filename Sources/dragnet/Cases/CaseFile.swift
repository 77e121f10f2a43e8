import Foundation
import FuzzTargets
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
      _ = try DragFile(at: path, bytes)
      throw CommandFailure(.malformedInput, "\(path): the text names no target")
    }
    self.targetName = name
    reference = .file(path: url.path)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The extensions of files that contain text.
  static let textTypes: Set = ["drag", "case"]

  /// Returns the name of the target that a text belongs to; `nil` if it names none.
  private static func target(of bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "dragnet case".utf8) else { return DragFile.targetName(in: bytes) }
    return CaseText.owner(in: bytes)?.name
  }
}

extension URL {
  /// The kept cases in this folder and the folders below it, sorted by path.
  var caseFiles: [URL] {
    CaseFile.textTypes.flatMap { files(withExtension: $0) }.sorted { $0.path < $1.path }
  }
}

extension Exhibit {
  /// Creates the picture of a case, which is only text unless it is a script of a known control.
  ///
  /// - Parameters:
  ///   - text: The text of the case.
  ///   - remark: The failure of a case that must not be played or cannot be drawn.
  init(text: String, remark: String?) {
    guard let file = try? DragFile(reading: text, kinds: .all) else {
      self.init(unreadable: text, remark: remark)
      return
    }
    self.init(file, text: text, remark: remark)
  }
}

extension DragFile {
  /// Parses the text of a file that may contain any control of this package.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for messages.
  ///   - bytes: The contents of the file.
  /// - Throws: ``CommandFailure`` with the line and column of an error.
  init(at path: String, _ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try self.init(reading: bytes, kinds: .all)
    } catch {
      throw CommandFailure(.malformedInput, "\(path):\(error.description)")
    }
  }
}
