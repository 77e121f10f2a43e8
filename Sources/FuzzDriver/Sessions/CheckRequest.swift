import PropertyTesting
import Synchronization

/// The request that the checks of a test bundle answer, in place of searching for failures.
///
/// Every check of the process asks whether the request takes it. A request for a list takes all checks,
/// and the answer has an entry for each. Any other request takes the check that it names, which answers
/// and ends the process. The other checks judge nothing.
package final class CheckRequest: Sendable {
  private let file: RequestFile
  private let request: AnswerRequest
  private let variables: DragnetVariables
  private let isAnswered = Atomic(false)

  /// The request of this process, if the environment names one.
  ///
  /// It is `nil` if a variable is malformed, which each check reports.
  package static let current = (try? DragnetVariables.current()).flatMap { CheckRequest($0) }

  /// Opens the request that the variables name; ends this process with status 64 if it is malformed.
  private init?(_ variables: DragnetVariables) {
    guard let path = variables.request else { return nil }
    self.variables = variables
    file = RequestFile(path)
    do throws(CaseError) {
      request = try AnswerRequest(file.json)
      guard isList || request.target != nil else {
        throw CaseError("`target` is missing; it must be the name of a check")
      }
    } catch {
      file.refuse(error)
    }
  }

  private var isList: Bool { request.question == .list }

  /// Whether the request takes a check.
  package func takes(_ check: CheckDescription) -> Bool { isList || request.target == check.name }

  /// Lists a check, or answers about it and ends this process, if the request takes the check.
  ///
  /// - Parameters:
  ///   - check: The description of the check.
  ///   - target: The check as a target.
  ///   - report: Reports a failing case.
  package func answer(
    about check: CheckDescription, as target: @autoclosure () -> any AnsweringTarget,
    report: @escaping (Counterexample) -> RunReport
  ) {
    guard takes(check) else { return }
    if isList { return file.answer.write(target().entry(of: check)) }
    if let obstacle = check.obstacle {
      file.refuse(CaseError("\(check.name) cannot be fuzzed: \(obstacle)"))
    }
    // An answer ends the process, and the state of libFuzzer is global.
    guard !isAnswered.exchange(true, ordering: .relaxed) else {
      file.refuse(CaseError("this process has two checks with the name \(check.name)"))
    }
    FuzzSession.answer(request, in: file, target(), variables, report: report)
  }

  /// Lists a check of a property, or answers about it and ends this process, if the request takes it.
  ///
  /// - Parameters:
  ///   - check: The description of the check.
  ///   - property: The property.
  ///   - report: Reports a failing case.
  package func answer(
    about check: CheckDescription, _ property: AnyProperty,
    report: @escaping (Counterexample) -> RunReport
  ) {
    let target = property.target(of: CaseText.Owner(.check, check.name))
    answer(about: check, as: target, report: report)
  }
}
