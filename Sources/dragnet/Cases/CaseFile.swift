import Foundation
import GestureLaws
import PropertyTesting
import SceneRendering

/// A test case in a file: a kept text, or an artifact, which is bytes that libFuzzer saved.
struct CaseFile: Sendable {
  /// The path of the file, as the user typed it.
  let path: String
  /// The name of the target; of a script, the name of the control, unless the user names the target.
  let targetName: String
  /// The name of the folder that contains the file, which may be that of a target.
  let folderName: String
  /// The case, as a request names it.
  let reference: TargetRequest.Case
  /// The kept text; `nil` for an artifact.
  let text: String?

  /// Reads a case.
  ///
  /// - Parameters:
  ///   - path: The path of the file in messages.
  ///   - place: The path of the file; `nil` for `path`.
  ///   - targetName: The target; `nil` for the target or control that a text names, and for the name
  ///     of the folder of an artifact.
  /// - Throws: ``CommandFailure`` if the file cannot be read, or its text names no target.
  init(
    path: String, at place: String? = nil, target targetName: String? = nil
  ) throws(CommandFailure) {
    self.path = path
    let url = URL(filePath: place ?? path).standardizedFileURL
    let bytes = try url.readBytes()
    folderName = url.deletingLastPathComponent().lastPathComponent
    guard
      CaseFile.textTypes.contains(url.pathExtension) || CaseText.begins(bytes)
        || bytes.starts(with: "dragnet ".utf8)
    else {
      text = nil
      self.targetName = targetName ?? folderName
      reference = .words(ChoiceSequence(bytes: bytes).description)
      return
    }
    guard let name = CaseFile.target(of: bytes) else {
      let isCase = CaseText.begins(bytes) || url.pathExtension == "case"
      throw CommandFailure(
        .malformedInput,
        isCase ? CaseFile.caseError(in: bytes, at: path) : CaseFile.error(in: bytes, at: path))
    }
    self.targetName = targetName ?? name
    reference = .file(path: url.path)
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The extensions of files that contain text.
  static let textTypes: Set = ["drag", "case"]

  /// Returns the name of the target that a text belongs to; `nil` if it names none.
  private static func target(of bytes: [UInt8]) -> String? {
    CaseText.begins(bytes) ? CaseText.owner(in: bytes)?.name : DragFile.outline(of: bytes)?.name
  }

  /// Returns the error of a script that names no target.
  private static func error(in bytes: [UInt8], at path: String) -> String {
    do {
      _ = try DragFile(reading: bytes, kinds: [])
      return "\(path): the text names no target"
    } catch {
      return "\(path):\(error)"
    }
  }

  /// Returns the error of a case that names no check and no target.
  private static func caseError(in bytes: [UInt8], at path: String) -> String {
    do {
      _ = try CaseText(reading: bytes)
      return "\(path): the text names no check"
    } catch {
      return error.text(in: path)
    }
  }
}

extension [TargetExecutable] {
  /// Returns the target of a file: the target that it names, or a target of the control that it names.
  ///
  /// Among several checks of a control, it is the check in whose folder the file lies.
  ///
  /// - Parameter file: The file.
  /// - Returns: The target; `nil` if there is none, or more than one.
  func owner(of file: CaseFile) -> TargetExecutable? {
    if let named = first(where: { $0.name == file.targetName }) { return named }
    let near = filter { $0.folderNames.contains(file.folderName) }
    return count == 1 ? self[0] : near.count == 1 ? near[0] : nil
  }
}

extension TargetExecutable {
  /// The names of the folders that contain cases of this target.
  fileprivate var folderNames: [String] {
    let kept = check?.file.map { URL(filePath: KeptCases.folder(of: name, in: $0)) }
    return [name, Checkout.folderName(of: name), kept?.lastPathComponent].compactMap(\.self)
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
