import FuzzDriver
import PropertyTesting
import Testing

/// Makes the calls of `check` of properties name themselves and answer requests; runs before `main`.
@c(dragnet_start_checks)
func startChecks() {
  #if canImport(XCTest)
    CurrentXCTest.start()
  #endif
  CheckCall.begin = { call, property in
    let sourceLocation = SourceLocation(
      fileID: call.fileID, filePath: call.filePath, line: call.line, column: 1)
    let check = property.begin(call.values, call.settings, at: sourceLocation)
    return answers(about: check, property, at: sourceLocation)
  }
}

extension AnyProperty {
  /// Names this property as the next check of the current test, and returns the check's description.
  mutating func begin(
    _ values: Any.Type?, _ settings: RunSettings, at sourceLocation: SourceLocation
  ) -> CheckDescription {
    let check = CheckDescription.next(values, settings, at: sourceLocation)
    identity = check.name
    command = currentCommand
    kept = check.kept
    return check
  }
}

/// Answers about a check if this process has a request, and the request takes the check.
///
/// - Parameters:
///   - check: The description of the check.
///   - property: The property.
///   - sourceLocation: The place of the check.
/// - Returns: Whether this process has a request, so that the check must not run.
func answers(
  about check: CheckDescription, _ property: AnyProperty, at sourceLocation: SourceLocation
) -> Bool {
  guard let request = CheckRequest.current else { return false }
  guard request.takes(check) else { return true }
  let report = caseReporter(of: property.name, at: sourceLocation)
  let issues = IssueLog()
  issues.collecting {
    let property = property.judging { issues.verdict(of: $0) }
    request.answer(about: check, property, report: report)
  }
  return true
}

/// Returns a closure that reports a failing case of the current test: the failure, the command that
/// repeats it, and the test that keeps it.
///
/// - Parameters:
///   - law: The name of the property.
///   - isAsync: Whether the test is known to be asynchronous.
///   - sourceLocation: The place of the check.
/// - Returns: The closure, which any thread may call.
func caseReporter(
  of law: String, isAsync: Bool = false, at sourceLocation: SourceLocation
) -> (Counterexample) -> RunReport {
  let (command, test) = (currentCommand, TestFunction.current(isAsync: isAsync))
  return { found in
    var result = RunResult(property: law, outcome: .failed(found), seed: 0)
    result.nameCondition(at: sourceLocation)
    return RunReport(result, command: command, test: test)
  }
}
