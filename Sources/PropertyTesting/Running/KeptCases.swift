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

  /// The cases of the check.
  var files: [CaseCorpus.File] { corpus?.files(of: check) ?? [] }

  /// Returns the problems that belong to no other check; each is returned once in a process.
  func takeProblems() -> [CaseProblem] { corpus?.takeProblems(for: check) ?? [] }
}

extension CheckDescription {
  /// The kept cases of the check; `nil` if it belongs to no test.
  package var kept: KeptCases? { test == nil ? nil : KeptCases(of: name, in: file) }
}

/// The difference between a kept case and its file.
public struct CaseProblem: Sendable, Hashable {
  /// The path of the file.
  public var path: String
  /// The problem in words.
  public var message: String
  /// The action that solves the problem; `nil` if the message says enough.
  public var advice: String?
}

extension CaseProblem {
  /// A file that does not parse.
  init(_ path: String, _ error: CaseError) {
    self.path = ([path] + [error.line, error.column].compactMap { $0.map { "\($0)" } })
      .joined(separator: ":")
    message = error.message
  }

  /// A case that does not behave as its file expects; `nil` if it does, or fails.
  init?(_ path: String, _ replay: CaseReplay) {
    guard let problem = replay.problem else { return nil }
    self.path = path
    message = problem
    switch replay {
    case .changed: advice = "swift package dragnet keep --again '\(path)'"
    case .holds: advice = "remove the line `expect fails`, so that the case must hold from now on"
    case .asExpected, .fails, .discarded: break
    }
  }
}

/// The test part of a check's name.
struct TestName: Hashable {
  /// The suites and the function, without the arguments and the number of the check.
  let text: String

  /// The test of a check, such as that of `RunLengthTests.Coding/limits(8, "a") #2`.
  init(of check: String) {
    let path = check.split(separator: ".", maxSplits: 1).last ?? ""
    text = String(TestName.withoutNumber(path).prefix { $0 != "(" })
  }

  /// The name of the folder: letters and digits as they are, a period between suites, and hyphens.
  var folder: String {
    var name = ""
    for character in text {
      if character == "/" {
        name.append(".")
      } else if character.isLetter || character.isNumber || character == "_" {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    // The name of a file has at most 255 bytes on most disks.
    while name.utf8.count > 120 { name.removeLast() }
    while name.last == "-" || name.last == "." { name.removeLast() }
    while name.first == "-" || name.first == "." { name.removeFirst() }
    return name.isEmpty ? "test" : name
  }

  /// Returns a name without a number at its end, such as ` #2`.
  static func withoutNumber(_ name: Substring) -> Substring {
    guard let mark = name.lastIndex(of: "#"), mark > name.startIndex,
      Int(name[name.index(after: mark)...]) != nil, name[name.index(before: mark)] == " "
    else { return name }
    return name[..<name.index(before: mark)]
  }
}
