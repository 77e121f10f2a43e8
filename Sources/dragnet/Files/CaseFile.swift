import Foundation
import FuzzTargets
import GestureDomains
import GestureLaws
import PropertyTesting
import SceneRendering

/// A case in a file: `.drag` text, or the bytes that libFuzzer saved.
struct CaseFile {
  /// The file, as it was named.
  let path: String
  /// The target whose case it is.
  let target: FuzzTarget
  /// The case in words; `nil` where it is longer than those that the target draws.
  let words: ChoiceSequence?
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
      guard let target = FuzzTarget.named(name) else {
        throw CommandFailure(
          .usage, "\(path): these are bytes of some target; say which with --target NAME")
      }
      try self.init(path: path, artifact: bytes, of: target)
    }
  }

  private init(path: String, text bytes: [UInt8]) throws(CommandFailure) {
    file = try DragFile(at: path, bytes)
    guard let target = file.target(in: FuzzTarget.all) else {
      throw CommandFailure(.malformedInput, "\(path): there is no such target")
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
      throw CommandFailure(.malformedInput, "\(path): these bytes are no case of \(target.name)")
    }
    self.path = path
    self.target = target
    words = recorded
    file = try DragFile(at: path, Array(text.utf8))
    self.text = text
  }

  /// The case in words, for what goes on from there.
  ///
  /// - Throws: ``CommandFailure`` where no words spell it.
  var choices: ChoiceSequence {
    get throws(CommandFailure) {
      guard let words else {
        throw CommandFailure(
          .malformedInput, "\(path): no words of \(target.name) spell this case; is it too long?")
      }
      return words
    }
  }

  /// How the case traps, if it does; one that no words spell is not tried in a child process.
  var trap: PropertyFailure? { words.flatMap { target.trap(in: $0) } }
}

extension DragFile {
  /// What the text says as pages show it: a case that traps is not played, and words that are no
  /// script are judged.
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

  /// Reads the text of the file at `path`, any control being known.
  init(at path: String, _ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try self.init(reading: bytes, kinds: .all)
    } catch {
      throw CommandFailure(.malformedInput, "\(path):\(error.description)")
    }
  }
}
