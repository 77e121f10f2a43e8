import ArgumentParser
import Foundation
import PropertyTesting

/// The command `dragnet keep`.
struct KeepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Minimizes a case and writes it to Corpus/, where every test run replays it.",
    discussion: """
      The case of a check is written to Corpus/TEST beside the source file of its test, the case of \
      an executable of Fuzz/ to Corpus/TARGET. The file is NAME.drag for a script of a control, and \
      NAME.case for another property. An existing file is never overwritten. A case that breaks no \
      law is kept unchanged.

      With --again, the words of .case files are written again, so that they draw the values that \
      the files note. That is needed after a change of the domain.
      """)

  @Argument(
    help: """
      A .drag or .case file, an artifact that fuzzing saved in .dragnet/artifacts/TARGET/, or the \
      first digits of the hash in the name of an artifact. With --again, any number of .case files.
      """,
    completion: .file())
  var paths: [String]

  @Option(help: "The name of the new file, as words with hyphens: zero-width.")
  var name: String?

  @Flag(help: "Write the words of kept cases again, after a change of the domain.")
  var again = false

  @Option(help: "The target of an artifact, unless its folder has the name of the target.")
  var target: String?

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if again {
      guard name == nil, target == nil else {
        throw ValidationError("--again changes files in place, so it takes no --name and --target")
      }
      return
    }
    guard paths.count == 1 else { throw ValidationError("only --again takes several files") }
    guard let name else { throw ValidationError("--name is missing: the name of the new file") }
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isWord, !name.isEmpty else {
      throw ValidationError(
        "--name is `\(name)`; it must be words with hyphens, such as zero-width")
    }
  }

  func run() async throws {
    let checkout = try Checkout()
    if again { return try await encodeAgain(checkout) }
    let loaded = try await LoadedCase(paths[0], target: target, built)
    let folder = loaded.folder(in: checkout)
    let name = name ?? ""
    func place(_ type: String) throws(CommandFailure) -> URL {
      let url = folder.appending(path: "\(name).\(type)")
      if url.exists { throw taken(url, checkout) }
      return url
    }
    // Before minimizing, which may take long.
    for type in CaseFile.textTypes { _ = try place(type) }
    let smallest = try await loaded.minimized()
    let text = if let smallest { smallest.text } else { try await loaded.text() }
    let url = try place(CaseText.fileType(of: text))
    try folder.makeFolder()
    guard try url.writeNew(text.utf8) else { throw taken(url, checkout) }
    let advice =
      loaded.target.check == nil ? nil : await CorpusExclusion.advice(about: url, in: checkout)
    switch output.format {
    case .json:
      try printJSON(
        Row(
          file: checkout.shortPath(url), law: smallest?.0.failure.law, script: text,
          advice: advice))
    case .text:
      print("kept as \(checkout.shortPath(url))")
      if let advice { print(advice) }
    }
  }

  private func taken(_ url: URL, _ checkout: Checkout) -> CommandFailure {
    CommandFailure(
      .inputOutput, "\(checkout.shortPath(url)): already exists; choose another --name")
  }

  private struct Row: Encodable {
    var file: String
    var law: String?
    var script: String
    var advice: String?
  }
}

// MARK: - Words after a change of the domain

extension KeepCommand {
  /// Writes the words of kept cases again; a file that cannot be changed does not stop the others.
  private func encodeAgain(_ checkout: Checkout) async throws {
    var files: [CaseFile] = []
    for path in paths {
      let file = try CaseFile(path: path)
      guard let text = file.text, CaseText.begins(text.utf8) else {
        throw CommandFailure(.malformedInput, "\(path): is not a .case file, which has words")
      }
      files.append(file)
    }
    let names = Set(files.map(\.targetName)).sorted()
    let targets = try await built.targets(names, checkout, progress: ProgressLine())
    var failure: CommandFailure?
    for file in files {
      do throws(CommandFailure) {
        guard let target = targets.first(where: { $0.name == file.targetName }) else {
          throw CommandFailure(
            .malformedInput, "\(file.path): there is no target \(file.targetName)")
        }
        try report(try await file.encodeAgain(by: target))
      } catch {
        error.report()
        failure = error
      }
    }
    if let failure { throw failure.status.exitCode }
  }

  private func report(_ result: CaseFile.Encoding) throws(CommandFailure) {
    switch output.format {
    case .json: try printJSON(result)
    case .text:
      print("\(result.file): \(result.isChanged ? "has new words" : "needs no new words")")
    }
  }
}

extension CaseFile {
  /// The result of encoding the value of a file again.
  struct Encoding: Encodable {
    /// The path of the file.
    var file: String
    /// Whether the file has new words.
    var isChanged: Bool
  }

  /// Writes words into the file that draw the value that it notes.
  ///
  /// - Throws: ``CommandFailure`` if the domain cannot encode the value, or the file cannot be written.
  fileprivate func encodeAgain(by target: TargetExecutable) async throws(CommandFailure) -> Encoding
  {
    let row = try await target.row(
      TargetRequest(.encode, of: target.name, about: [reference]), path: path)
    guard let new = row.text, new != text else { return Encoding(file: path, isChanged: false) }
    try URL(filePath: path).write(new.utf8)
    return Encoding(file: path, isChanged: true)
  }
}

extension LoadedCase {
  /// The folder in which new cases of the target are kept.
  fileprivate func folder(in checkout: Checkout) -> URL {
    guard let source = target.check?.file else {
      return checkout.corpus.appending(path: target.name)
    }
    return URL(filePath: KeptCases.folder(of: target.name, in: source))
  }
}
