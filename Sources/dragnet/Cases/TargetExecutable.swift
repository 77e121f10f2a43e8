import Foundation
import PropertyTesting

/// A fuzz target, which answers requests about its cases.
struct TargetExecutable: Sendable {
  /// The name of the target.
  let name: String
  /// The program that contains the target.
  let program: TargetProgram
  /// The limits of each case.
  var limits = TargetProcess.Limits()
  /// The line about the target in its program's list; `nil` until the program is asked.
  private let entry: AnswerRow?

  /// Uses a fuzz target.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - program: The program that contains it.
  ///   - entry: The line about it in the program's list, if that was asked for.
  init(name: String, program: TargetProgram, entry: AnswerRow? = nil) {
    self.name = name
    self.program = program
    self.entry = entry
  }

  /// Uses an executable that contains one fuzz target.
  init(name: String, executable: URL, sanitizer: Sanitizer? = nil) {
    self.init(name: name, program: TargetProgram(file: executable, sanitizer: sanitizer))
  }

  /// The line about a check in the list of its test bundle; `nil` for an executable of `Fuzz/`.
  var check: AnswerRow? { program.test == nil ? nil : entry }

  /// An answer about one case.
  enum Answer: Sendable {
    /// The line of the answer.
    case row(AnswerRow)
    /// The case ended the process; its text may expect that.
    case ended(CaseFailure, isExpected: Bool)
  }

  /// Asks about cases.
  ///
  /// If a case ends the process, another process answers for the cases after it.
  ///
  /// - Parameter request: The request.
  /// - Returns: An answer for each case.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  func answers(_ request: TargetRequest) async throws(CommandFailure) -> [Answer] {
    var answers: [Answer] = []
    while answers.count < request.cases.count {
      var rest = request
      rest.cases.removeFirst(answers.count)
      let process = try await TargetProcess(program, rest, limits)
      let law = try ending(process)
      let rows = process.rows.filter { $0.number != nil }
      answers += rows.map { .row($0) }
      guard rows.count < rest.cases.count else { break }
      let begun = process.rows.last
      guard begun?.begin == rows.count else { throw silent(process) }
      let failure = failure(process.end, law)
      answers.append(.ended(failure, isExpected: begun?.expectsEnd ?? false))
    }
    return answers
  }

  /// Asks about one case.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - path: The path of the case in messages.
  /// - Returns: The answer.
  /// - Throws: ``CommandFailure`` if the executable cannot answer, or the case is malformed.
  func answer(
    _ request: TargetRequest, path: String
  ) async throws(CommandFailure) -> Answer {
    let answer = try await answers(request)[0]
    if case .row(let row) = answer, let error = row.error {
      throw CommandFailure(.malformedInput, error.text(in: path))
    }
    return answer
  }

  /// Asks about one case that must not end the process.
  ///
  /// - Throws: ``CommandFailure`` if the executable cannot answer, or the case ends it.
  func row(_ request: TargetRequest, path: String) async throws(CommandFailure) -> AnswerRow {
    switch try await answer(request, path: path) {
    case .row(let row): return row
    case .ended(let failure, _):
      throw CommandFailure(.lawBroken, "\(path): \(failure.message)")
    }
  }

  /// Asks what the target is.
  func description() async throws(CommandFailure) -> AnswerRow {
    if let entry { return entry }
    let process = try await TargetProcess(
      program, TargetRequest(.list, of: name), limits)
    _ = try ending(process)
    guard let row = process.rows.first(where: { $0.target == name }) else {
      throw silent(process)
    }
    return row
  }

  /// Asks for random cases.
  ///
  /// - Parameter count: The number of cases.
  /// - Returns: The cases as words.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  func samples(_ count: Int) async throws(CommandFailure) -> [String] {
    var request = TargetRequest(.sample, of: name)
    request.calls = count
    let process = try await TargetProcess(program, request, limits)
    _ = try ending(process)
    guard let samples = process.rows.lazy.compactMap(\.samples).first else { throw silent(process) }
    return samples
  }

  /// Asks how many random cases each law judges.
  ///
  /// - Parameters:
  ///   - count: The number of cases.
  ///   - seed: The seed of all cases.
  /// - Returns: The laws, with their numbers of cases.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  func shares(cases count: Int, seed: Int) async throws(CommandFailure) -> [AnswerRow.Law] {
    var request = TargetRequest(.shares, of: name)
    request.calls = count
    request.seed = seed
    let process = try await TargetProcess(program, request, limits)
    _ = try ending(process)
    guard let laws = process.rows.lazy.compactMap(\.laws).first else { throw silent(process) }
    return laws
  }

  /// Asks for a search among random cases, which ends with the first failure.
  ///
  /// - Parameters:
  ///   - count: The greatest number of cases.
  ///   - seed: The seed of all cases.
  ///   - environment: Further environment variables of the process.
  /// - Returns: Whether a case failed or ended the process, and the number of cases, including that
  ///   case.
  /// - Throws: ``CommandFailure`` if the executable cannot answer.
  func search(
    cases count: Int, seed: Int, environment: [String: String] = [:]
  ) async throws(CommandFailure) -> (found: Bool, executions: Int) {
    var request = TargetRequest(.search, of: name)
    request.calls = count
    request.seed = seed
    let process = try await TargetProcess(program, request, limits, environment: environment)
    _ = try ending(process)
    guard let found = process.rows.lazy.compactMap(\.found).first ?? process.end.map({ _ in true })
    else { throw silent(process) }
    return (found, process.draws)
  }

  /// Returns the law that a case breaks if it ends the process, from the first line of an answer.
  func ending(_ process: TargetProcess) throws(CommandFailure) -> AnswerRow.Law {
    guard let head = process.rows.first else { throw silent(process) }
    if let error = head.error, head.number == nil {
      throw CommandFailure(.usage, "\(name): \(error.message)")
    }
    guard head.dragnet == CaseQuestion.version, let law = head.ending else {
      throw CommandFailure(
        .usage,
        "\(name) answers in version \(head.dragnet ?? 0), this command asks in version "
          + "\(CaseQuestion.version); build both from the same version of Dragnet")
    }
    return law
  }

  /// Returns the failure of a case that ended its process.
  func failure(_ end: TargetProcess.End?, _ law: AnswerRow.Law) -> CaseFailure {
    CaseFailure(
      law: law.law, place: end?.place ?? "the whole case",
      message: "\(end?.reason ?? "it exits with status 0") (\(law.name): \(law.sentence))",
      isEnd: true)
  }

  private func silent(_ process: TargetProcess) -> CommandFailure {
    CommandFailure(
      .internalError,
      "\(program.file.path) does not answer: \(process.end?.reason ?? "it exits with status 0")")
  }
}
