import PropertyTesting
import Testing

/// The default name of a property: that of the current test.
var currentTestName: String { Test.current?.displayName ?? Test.current?.name ?? "the property" }

/// Records an error unless `result` is a success, and a warning if most cases were discarded.
func record(_ result: RunResult, isAsync: Bool = false, at sourceLocation: SourceLocation) {
  guard !result.isSuccess || result.isMostlyDiscarded else { return }
  let command = Test.current.map { "swift test --filter '\($0.filter)'" } ?? "swift test"
  let test = result.isSuccess ? nil : TestFunction.current(isAsync: isAsync)
  let report = RunReport(result, command: command, test: test)
  Issue.record(
    Comment(rawValue: report.description), severity: result.isSuccess ? .warning : .error,
    sourceLocation: sourceLocation)
}

extension Test {
  /// A pattern that makes `swift test --filter` run only this test: `Module.Suite/name()`.
  var filter: String {
    let path = "\(id)".split(separator: "/").dropLast().joined(separator: "/")
    return String(path.map { "()[]{}*+?|^$\\'".contains($0) ? "." : $0 })
  }
}
