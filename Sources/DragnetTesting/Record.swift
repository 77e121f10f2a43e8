import PropertyTesting
import Testing

/// The default name of a property: that of the current test.
@usableFromInline var currentTestName: String {
  Test.current?.displayName ?? Test.current?.name ?? CurrentTest()?.filter ?? "the property"
}

/// The command that runs the current test.
var currentCommand: String {
  CurrentTest().map { "swift test --filter '\($0.filter)'" } ?? "swift test"
}

/// Records an error unless `result` is a success, and a warning if most cases were discarded or failed in
/// known ways, or if the share of a required label is undecided.
///
/// A success whose settings ask for statistics prints them, and attaches them to the test.
func record(
  _ result: RunResult, _ settings: RunSettings, isAsync: Bool = false,
  at sourceLocation: SourceLocation
) {
  if result.isSuccess && settings.showsStatistics {
    let statistics = RunReport(result).statistics
    print(statistics)
    Attachment.record(statistics, named: "statistics.txt", sourceLocation: sourceLocation)
  }
  if settings.attachesReport {
    let report = RunReport(result, command: currentCommand)
    Attachment.record(report.json + "\n", named: "report.json", sourceLocation: sourceLocation)
  }
  guard
    !result.isSuccess || result.isMostlyDiscarded || result.isMostlyKnown
      || !result.undecidedLabels.isEmpty
  else { return }
  let test = result.isSuccess ? nil : TestFunction.current(isAsync: isAsync)
  var result = result
  result.nameCondition(at: sourceLocation)
  let report = RunReport(result, command: currentCommand, test: test)
  recordIssue(
    report.description, severity: result.isSuccess ? .warning : .error, at: sourceLocation)
}

/// Records an issue with the library that runs the current test.
///
/// XCTest drops the issues of Swift Testing, so that its test would pass. It has no warnings; standard error has
/// them.
func recordIssue(
  _ message: String, severity: Issue.Severity = .error, at sourceLocation: SourceLocation
) {
  Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: sourceLocation)
  #if canImport(XCTest)
    // Without a test of Swift Testing, XCTest may run the test.
    guard Test.current == nil else { return }
    if severity >= .error {
      CurrentXCTest.recordFailure(message, at: sourceLocation)
    } else {
      Platform.say("\(sourceLocation.fileID):\(sourceLocation.line): warning: \(message)")
    }
  #endif
}

extension Test {
  /// A pattern that makes `swift test --filter` run only this test: `Module.Suite/name()`.
  var filter: String {
    let path = "\(id)".split(separator: "/").dropLast().joined(separator: "/")
    return String(path.map { "()[]{}*+?|^$\\'".contains($0) ? "." : $0 })
  }
}
