import ArgumentParser
import PropertyTesting

/// The file argument of a command.
struct CaseOptions: ParsableArguments {
  @Argument(
    help:
      """
      A .drag or .case file, an artifact that fuzzing saved in .dragnet/artifacts/TARGET/, or the \
      first digits of the hash in the name of an artifact.
      """,
    completion: .file())
  var path: String

  @Option(
    help: """
      The target, if neither the text of the file nor the name of its folder says which it is.
      """)
  var target: String?

  @OptionGroup var built: BuildOptions

  /// Reads the case in the file, and builds its target.
  ///
  /// - Throws: ``CommandFailure`` if the file cannot be read or its target is unknown.
  func load() async throws(CommandFailure) -> LoadedCase {
    try await LoadedCase(path, target: target, built)
  }
}

/// A case in a file, and the target that answers for it.
struct LoadedCase: Sendable {
  /// The case.
  let file: CaseFile
  /// The target.
  let target: TargetExecutable

  /// Reads the case in a file, and builds its target.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - name: The target of an artifact; `nil` to use the name of the artifact's folder.
  ///   - built: The options that say how the target is built.
  /// - Throws: ``CommandFailure`` if the file cannot be read or its target is unknown.
  init(_ path: String, target name: String?, _ built: BuildOptions) async throws(CommandFailure) {
    file = try CaseFile(path: try Checkout().casePath(of: path), target: name)
    do throws(CommandFailure) {
      let targets = try await built.targets(of: file)
      guard let target = targets.owner(of: file) else {
        throw CommandFailure(
          .usage,
          "several targets test \(file.targetName); choose one of them with --target:\n"
            + targets.map { "  \($0.name)" }.joined(separator: "\n"))
      }
      self.target = target
    } catch  where error.status == .usage && file.text == nil && name == nil {
      throw CommandFailure(
        .usage,
        "\(path): the target of this artifact is unknown; name it with --target NAME "
          + "(\(error.message))")
    } catch  where error.status == .usage && file.text != nil {
      throw CommandFailure(.malformedInput, "\(path): \(error.message)")
    }
  }

  /// Asks the target about the case.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - isDrawn: Whether an explanation includes drawings.
  /// - Returns: The answer.
  /// - Throws: ``CommandFailure`` if the executable cannot answer, or the text does not parse.
  func answer(
    _ question: CaseQuestion, drawing isDrawn: Bool = false
  ) async throws(CommandFailure) -> TargetExecutable.Answer {
    var request = TargetRequest(question, of: target.name, about: [file.reference])
    request.isDrawn = isDrawn
    return try await target.answer(request, path: file.path)
  }

  /// The text of the case.
  func text() async throws(CommandFailure) -> String {
    if let text = file.text { return text }
    return try await target.shown(try await words(), path: file.path).text
  }

  /// The case as choice words.
  ///
  /// - Throws: ``CommandFailure`` if the target never draws such a case.
  func words() async throws(CommandFailure) -> String {
    let row = try await target.row(
      TargetRequest(.show, of: target.name, about: [file.reference]), path: file.path)
    guard let words = row.words else {
      throw CommandFailure(
        .malformedInput,
        "\(file.path): choice words of \(target.name) cannot encode this case; it may be too long")
    }
    return words
  }

  /// Returns the smallest case that fails in the same way, and its text; `nil` if the case holds.
  ///
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  func minimized() async throws(CommandFailure) -> (Minimization, text: String)? {
    let words = try await words()
    guard let failure = try await target.failure(of: words, path: file.path) else { return nil }
    let smallest = try await Minimization(of: words, failing: failure, target: target)
    let shown = try await target.shown(
      smallest.words, failing: smallest.failure, path: file.path)
    return (smallest, shown.text + smallest.remark)
  }
}

extension BuildOptions {
  /// Returns the targets that a file may belong to: that of its name, those of its control, or that of
  /// its folder.
  ///
  /// - Throws: ``CommandFailure`` if there are none.
  func targets(of file: CaseFile) async throws(CommandFailure) -> [TargetExecutable] {
    let checkout = try Checkout()
    do throws(CommandFailure) {
      return try await targets([file.targetName], checkout, progress: ProgressLine())
    } catch  where error.status == .usage && file.folderName != file.targetName {
      let near = try await targets(
        [file.folderName], skippingUnknown: true, checkout, progress: ProgressLine())
      if near.isEmpty { throw error }
      return near
    }
  }
}
