/// The kept cases in a folder `Corpus` beside the sources of tests: the files `Corpus/*/*.case`.
///
/// It is read once in each process. A case belongs to the check that its text names, whatever the name
/// of its own folder.
final class CaseCorpus: Sendable {
  /// A case in a file.
  struct File: Sendable {
    /// The path of the file, relative to the current folder if it lies there.
    let path: String
    /// The case.
    let text: CaseText
  }

  /// The cases by the names of their checks.
  private let files: [String: [File]]
  private let state: Platform.Lock<State>

  private struct State {
    /// The problems that have yet to be reported, by the names of checks.
    var problems: [String: [CaseProblem]]
    /// The problems of files that name no check of a test here, which the first check reports.
    var homeless: [CaseProblem]
    /// The names of the checks that have asked for their cases.
    var asked: Set<String> = []
  }

  /// The folders that were read, by the folder of the source file.
  private static let known = Platform.Lock<[Substring: CaseCorpus?]>([:])

  /// Returns the corpus beside a source file; `nil` if there is no such folder.
  static func beside(_ file: String) -> CaseCorpus? {
    let folder = sourceFolder(of: file)
    return known.withLock { known in
      if let corpus = known[folder] { return corpus }
      let corpus = CaseCorpus(path(beside: file), sources: String(folder))
      known[folder] = .some(corpus)
      if corpus != nil { sayAtExit() }
      return corpus
    }
  }

  /// Returns the path of the folder `Corpus` beside a source file.
  static func path(beside file: String) -> String {
    let folder = sourceFolder(of: file)
    return folder.isEmpty ? "Corpus" : "\(folder)/Corpus"
  }

  private static func sourceFolder(of file: String) -> Substring {
    file.lastIndex(of: "/").map { file[..<$0] } ?? ""
  }

  /// Reads the cases in `folder`; `nil` if it is not a folder.
  private init?(_ folder: String, sources: String) {
    guard let tests = Platform.names(in: folder) else { return nil }
    var files: [String: [File]] = [:]
    var problems: [String: [CaseProblem]] = [:]
    var homeless: [CaseProblem] = []
    for test in tests {
      let names = Platform.names(in: "\(folder)/\(test)") ?? []
      for name in names where name.hasSuffix(".case") {
        let path = Platform.shortPath("\(folder)/\(test)/\(name)")
        do {
          let bytes = try CaseCorpus.bytes(of: path)
          let owner = CaseText.owner(in: bytes)
          do throws(CaseError) {
            let text = try CaseText(reading: bytes)
            files[text.owner.name, default: []].append(File(path: path, text: text))
          } catch {
            let problem = CaseProblem(path, error)
            if let owner {
              problems[owner.name, default: []].append(problem)
            } else {
              homeless.append(problem)
            }
          }
        } catch {
          homeless.append(CaseProblem(path, error))
        }
      }
    }
    let checks = Set(files.keys).union(problems.keys)
    if !checks.isEmpty {
      let sources = TestSources(in: sources)
      for check in checks.sorted() where !sources.haveTest(of: check) {
        homeless += problems.removeValue(forKey: check) ?? []
        homeless += (files[check] ?? []).map { CaseProblem(homeless: $0.path, check) }
      }
    }
    self.files = files
    state = Platform.Lock(State(problems: problems, homeless: homeless))
  }

  /// Returns the bytes of a file.
  ///
  /// - Throws: ``CaseError`` if it cannot be read.
  static func bytes(of path: String) throws(CaseError) -> [UInt8] {
    do throws(Platform.SmallFileError) {
      return try Platform.smallFile(path)
    } catch {
      throw CaseError("cannot be read: \(error.reason)")
    }
  }

  /// Returns the cases of a check.
  func files(of check: String) -> [File] {
    state.withLock { _ = $0.asked.insert(check) }
    return files[check] ?? []
  }

  /// Returns the problems that a check reports; no other check reports them.
  func takeProblems(for check: String) -> [CaseProblem] {
    state.withLock { state in
      defer { state.homeless = [] }
      return (state.problems.removeValue(forKey: check) ?? []) + state.homeless
    }
  }

  // MARK: The end of the process

  /// The cases that no check replayed, although the test that their check belongs to has run.
  private var skipped: [File] {
    let asked = state.withLock(\.asked)
    let tests = Set(asked.map { TestName(of: $0) })
    return files.filter { !asked.contains($0.key) && tests.contains(TestName(of: $0.key)) }
      .values.flatMap(\.self).sorted { $0.path < $1.path }
  }

  /// Says on standard error, when this process exits, which cases no check has replayed.
  private static func sayAtExit() {
    _ = registration
  }

  private static let registration: Void = Platform.atExit {
    for corpus in CaseCorpus.known.withLockIfAvailable({ Array($0.values) }) ?? [] {
      for file in corpus?.skipped ?? [] where Platform.exists(file.path) {
        Platform.say("\(file.path): not replayed: no check \(file.text.owner.name) has run")
      }
    }
  }
}

extension CaseProblem {
  /// A case whose check belongs to no test.
  fileprivate init(homeless path: String, _ check: String) {
    self.path = path
    message = "no test beside Corpus has the check \(check)"
    advice = "write the present name of the check into the file, or remove the file"
  }
}
