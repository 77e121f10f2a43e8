import Foundation
import PropertyTesting

/// The kept cases of the corpus as choice words, which libFuzzer begins with.
struct FuzzSeeds {
  /// A message for each kept case that cannot be used.
  private(set) var complaints: [String] = []
  /// The kept cases that were written, by the names of the files of their words.
  private(set) var scripts: [String: URL] = [:]
  /// The laws that kept cases are expected to break, each with the paths of these cases.
  private(set) var knownLaws: [String: [String]] = [:]

  /// Writes the seeds of a target.
  ///
  /// Cases that expect a failure are left out, so that the search itself must find the bug. Cases that
  /// do not parse are left out, too, with a message in ``complaints``.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - checkout: The checkout that contains the corpus.
  ///   - folder: The folder to write to.
  /// - Throws: ``CommandFailure`` if the target does not answer or the folder cannot be written.
  init(
    _ target: TargetExecutable, _ checkout: Checkout, to folder: URL
  ) async throws(CommandFailure) {
    var files: [CaseFile] = []
    for url in target.corpora(checkout).flatMap(\.caseFiles) {
      do throws(CommandFailure) {
        files.append(try CaseFile(path: checkout.shortPath(url), at: url.path))
      } catch {
        complaints.append("\(error.message); it is not used as a seed")
      }
    }
    // A target that tests a parser reads the texts of the other targets, too.
    let answers = try await target.answers(
      TargetRequest(.show, of: target.name, about: files.map(\.reference)))
    for (file, answer) in zip(files, answers) {
      let complaint: String
      switch answer {
      case .row(let row):
        if let error = row.error {
          complaint = error.text(in: file.path)
          break
        }
        for law in row.brokenLaws ?? [] { knownLaws[law, default: []].append(file.path) }
        guard row.expectsFailure != true, let words = row.words.flatMap({ ChoiceSequence($0) })
        else { continue }
        let isAbsolute = file.path.hasPrefix("/")
        let url = isAbsolute ? URL(filePath: file.path) : checkout.root.appending(path: file.path)
        // Files in different folders may have the same name.
        let name = "\(scripts.count)-\(url.deletingPathExtension().lastPathComponent)"
        try folder.appending(path: name).write(words.bytes)
        scripts[name] = url
        continue
      case .ended(let failure, _): complaint = "\(file.path): \(failure.message)"
      }
      complaints.append("\(complaint); it is not used as a seed")
    }
  }

  /// Whether a file has a name as seeds have: a number, a hyphen, and the name of a case.
  ///
  /// Inputs that an engine has found have other names.
  static func hasSeedName(_ file: URL) -> Bool {
    let rest = file.lastPathComponent.drop { $0.isASCII && $0.isNumber }
    return rest.hasPrefix("-") && rest.count < file.lastPathComponent.count
      && !CaseFile.textTypes.contains(file.pathExtension)
  }
}

extension TargetExecutable {
  /// Returns the folders that may contain kept cases of this target.
  ///
  /// The cases of a check lie beside its source file.
  fileprivate func corpora(_ checkout: Checkout) -> [URL] {
    let file = check?.file.map { URL(filePath: $0) }
    return [checkout.corpus]
      + (file.map { [$0.deletingLastPathComponent().appending(path: "Corpus")] } ?? [])
  }
}
