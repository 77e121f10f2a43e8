import Foundation
import FuzzTargets
import GestureDomains
import GestureLaws
import PropertyTesting
import SceneRendering

/// A test case in a file: `.drag` text, or an artifact, which is bytes that libFuzzer saved.
struct CaseFile {
  /// The path of the file, as the user typed it.
  let path: String
  /// The target that the case belongs to.
  let target: FuzzTarget
  /// The case as choice words; `nil` if the target never draws such a case, for example because it
  /// is too long.
  let words: ChoiceSequence?
  /// The parsed text; for an artifact, the parsed text of its case.
  let file: DragFile
  /// The text; for an artifact, the text of its case.
  let text: String

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - targetName: The target of an artifact; `nil` to use the name of the artifact's folder.
  /// - Throws: ``CommandFailure`` if the file cannot be read or parsed, or its target is unknown.
  init(path: String, target targetName: String?) throws(CommandFailure) {
    let url = URL(filePath: path).standardizedFileURL
    let bytes = try url.readBytes()
    if url.pathExtension == "drag" || bytes.starts(with: "dragnet ".utf8) {
      try self.init(path: path, text: bytes)
    } else {
      let name = targetName ?? url.deletingLastPathComponent().lastPathComponent
      guard let target = FuzzTarget.named(name) else {
        throw CommandFailure(
          .usage, "\(path): the target of this artifact is unknown; name it with --target NAME")
      }
      try self.init(path: path, artifact: bytes, of: target)
    }
  }

  private init(path: String, text bytes: [UInt8]) throws(CommandFailure) {
    file = try DragFile(at: path, bytes)
    guard let target = file.target(in: FuzzTarget.all) else {
      throw CommandFailure(.malformedInput, "\(path): no target has this name")
    }
    self.path = path
    self.target = target
    words = target.choices(of: file, text: bytes)
    text = String(decoding: bytes, as: UTF8.self)
  }

  private init(
    path: String, artifact bytes: [UInt8], of target: FuzzTarget
  ) throws(CommandFailure) {
    let recorded = bytes.withUnsafeBytes { target.property().recording(of: $0).choices }
    guard let text = target.text(of: recorded) else {
      throw CommandFailure(
        .malformedInput, "\(path): these bytes do not encode a case of \(target.name)")
    }
    self.path = path
    self.target = target
    words = recorded
    file = try DragFile(at: path, Array(text.utf8))
    self.text = text
  }

  /// The case as choice words.
  ///
  /// - Throws: ``CommandFailure`` if the target never draws such a case.
  var choices: ChoiceSequence {
    get throws(CommandFailure) {
      guard let words else {
        throw CommandFailure(
          .malformedInput,
          "\(path): choice words of \(target.name) cannot encode this case; it may be too long")
      }
      return words
    }
  }

  /// The failure of a case that traps or hangs, from a run in a child process; `nil` if it does
  /// neither or has no choice words.
  var trap: PropertyFailure? { words.flatMap { target.trap(in: $0) } }
}

extension DragFile {
  /// Returns the case as pages show it.
  ///
  /// A script that traps is not played. A case of choice words is checked, because it cannot be
  /// drawn.
  ///
  /// - Parameter text: The text of the file.
  /// - Returns: The case with its failure, if it has one.
  func exhibit(text: String) -> Exhibit {
    guard let target = target(in: FuzzTarget.all),
      let choices = target.choices(of: self, text: Array(text.utf8))
    else {
      return Exhibit(self, text: text)
    }
    var failure = target.trap(in: choices)
    if case .words = subject, failure == nil {
      failure = target.property().execute(choices).verdict.failure
    }
    return Exhibit(self, text: text, remark: failure.map { "\($0.law): \($0.message)" })
  }

  /// Parses the text of a file that may contain any control.
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
