/// The kept cases of a check: those of the folder `Corpus` beside its source file that name it.
@usableFromInline package struct KeptCases: Sendable {
  /// The name of the check.
  let check: String
  /// The folder for new cases of the test that makes the check.
  let folder: String
  /// The folder `Corpus` beside the source file; `nil` if there is none.
  private let corpus: CaseCorpus?

  /// The kept cases of a check.
  ///
  /// - Parameters:
  ///   - check: The name of the check.
  ///   - file: The path of the source file that contains the check.
  package init(of check: String, in file: String) {
    self.check = CaseText.Owner(.check, check).name
    folder = KeptCases.folder(of: check, in: file)
    corpus = CaseCorpus.beside(file)
  }

  /// Returns the folder in which a check's new cases are kept: `Corpus/<test>` beside the source file.
  ///
  ///     Tests/RunLengthTests/Corpus/Coding.packing-loses-nothing
  ///
  /// - Parameters:
  ///   - check: The name of the check.
  ///   - file: The path of the source file that contains the check.
  /// - Returns: The path of the folder.
  package static func folder(of check: String, in file: String) -> String {
    "\(CaseCorpus.path(beside: file))/\(TestName(of: check).folder)"
  }

  /// The path of that folder, relative to the current folder if it lies there.
  var shortFolder: String { Platform.shortPath(folder) }

  /// The line that the test target needs in Package.swift for its first kept case; `nil` if there is a
  /// folder `Corpus` already.
  ///
  ///     exclude: ["Corpus"]
  var exclusion: String? {
    guard corpus == nil else { return nil }
    // A target's own folder is usually Tests/NAME.
    let parts = shortFolder.split(separator: "/").dropLast()
    let start = parts.lastIndex(of: "Tests").map { parts.dropFirst($0 + 2) } ?? parts.suffix(1)
    return "exclude: [\"\(start.isEmpty ? "Corpus" : start.joined(separator: "/"))\"]"
  }

  /// The paths of the `.drag` files in the folder of the test, sorted.
  ///
  /// A script does not name its check, so that each check of a control in the test replays it.
  var scripts: [String] {
    guard corpus != nil else { return [] }
    return (Platform.names(in: folder) ?? []).filter { $0.hasSuffix(".drag") }
      .map { Platform.shortPath("\(folder)/\($0)") }
  }

  /// The cases of the check.
  var files: [CaseCorpus.File] { corpus?.files(of: check) ?? [] }

  /// Returns the problems that belong to no other check; each is returned once in a process.
  func takeProblems() -> [CaseProblem] { corpus?.takeProblems(for: check) ?? [] }
}
