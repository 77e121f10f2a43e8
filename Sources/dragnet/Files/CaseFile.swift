import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting
import SceneRendering

/// A case in a file: `.drag` text, or the bytes that libFuzzer saved.
struct CaseFile {
  /// The target whose case it is.
  let target: Target
  /// The case.
  let choices: ChoiceSequence
  /// What the text says; for an artifact, what it would say.
  let file: DragFile
  /// The text; for an artifact, what it would be.
  let text: String

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - targetName: Whose bytes they are, where the folder of an artifact does not tell.
  /// - Throws: ``CommandFailure`` where the file cannot be read, or says nothing.
  init(path: String, target targetName: String?) throws(CommandFailure) {
    let url = URL(filePath: path).standardizedFileURL
    let bytes = try url.readBytes()
    if url.pathExtension == "drag" || bytes.starts(with: "dragnet ".utf8) {
      try self.init(path: path, text: bytes)
    } else {
      let name = targetName ?? url.deletingLastPathComponent().lastPathComponent
      guard let target = Target.named(name) else {
        throw CommandFailure(
          .usage, "\(path): these are bytes of some target; say which with --target NAME")
      }
      try self.init(path: path, artifact: bytes, of: target)
    }
  }

  private init(path: String, text bytes: [UInt8]) throws(CommandFailure) {
    file = try DragFile(at: path, bytes)
    guard let target = file.target else {
      throw CommandFailure(.malformedInput, "\(path): there is no such target")
    }
    guard let choices = target.choices(of: file, text: bytes) else {
      throw CommandFailure(
        .malformedInput, "\(path): no words of \(target.name) spell this case")
    }
    self.target = target
    self.choices = choices
    text = String(decoding: bytes, as: UTF8.self)
  }

  private init(
    path: String, artifact bytes: [UInt8], of target: Target
  ) throws(CommandFailure) {
    let recorded = bytes.withUnsafeBytes { target.property().recording(of: $0).choices }
    guard let text = target.text(of: recorded) else {
      throw CommandFailure(.malformedInput, "\(path): these bytes are no case of \(target.name)")
    }
    self.target = target
    choices = recorded
    file = try DragFile(at: path, Array(text.utf8))
    self.text = text
  }
}

extension DragFile {
  /// What the text says as pages show it: a case that traps is not played, and words that are no
  /// script are judged.
  func exhibit(text: String) -> Exhibit {
    guard let target, let choices = target.choices(of: self, text: Array(text.utf8)) else {
      return Exhibit(self, text: text)
    }
    var failure = target.trap(in: choices)
    if case .words = subject, failure == nil {
      failure = target.property().execute(choices).verdict.failure
    }
    return Exhibit(self, text: text, remark: failure.map { "\($0.law): \($0.message)" })
  }

  /// Reads the text of the file at `path`, any control being known.
  init(at path: String, _ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try self.init(reading: bytes, kinds: .all)
    } catch {
      throw CommandFailure(.malformedInput, "\(path):\(error.description)")
    }
  }
}
