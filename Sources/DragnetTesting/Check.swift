public import PropertyTesting
public import Testing

/// Checks that `holds` is true for the values of `domain`; if it is not, the test fails at this line.
///
///     @Test func `reversing twice changes nothing`() {
///       check(.array(of: .integers)) { (xs: [Int]) in xs.reversed().reversed() == xs }
///     }
///
/// - Parameters:
///   - domain: What to draw from.
///   - name: The law's name, for the report; the test's own if it is not given.
///   - examples: Values to try before any others.
///   - settings: How to run; the environment overrides them.
///   - sourceLocation: Where a failure is marked.
///   - holds: The property; it fails where it returns `false` or throws.
public func check<Value>(
  _ domain: Domain<Value>, _ name: String? = nil, examples: [Value] = [],
  settings: RunSettings = RunSettings(), sourceLocation: SourceLocation = #_sourceLocation,
  holds: (Value) throws -> Bool
) {
  guard let plan = Plan(domain, examples, settings) else { return }
  withoutActuallyEscaping(holds) { holds in
    let law = name ?? currentTestName
    let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
    var property = AnyProperty(law, plan.domain, examples: plan.examples) { value in
      Verdict(of: law, at: place) { try holds(value) }
    }
    property.identity = identity(of: law, at: sourceLocation)
    record(property.run(plan.settings), at: sourceLocation)
  }
}

/// Checks `property`; if it does not hold, the test fails at this line.
///
/// - Parameters:
///   - property: What is to hold.
///   - settings: How to run; the environment overrides them.
///   - sourceLocation: Where a failure is marked.
public func check<Value>(
  _ property: Property<Value>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let plan = Plan(property.domain, property.examples, settings) else { return }
  var any = AnyProperty(
    property.name, plan.domain, examples: plan.examples, verdict: property.judge)
  any.identity = identity(of: property.name, at: sourceLocation)
  record(any.run(plan.settings), at: sourceLocation)
}

/// What a property is called that has no name of its own.
var currentTestName: String { Test.current?.displayName ?? Test.current?.name ?? "the property" }

/// What a check's failures are remembered under: tests share names, and a test may check twice.
func identity(of law: String, at sourceLocation: SourceLocation) -> String {
  "\(law) \(Test.current?.filter ?? "") \(sourceLocation.fileID):\(sourceLocation.line)"
}

/// Fails the running test unless `result` is a success; warns where hardly anything was tested.
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
  /// A pattern for `swift test --filter` that finds this test: `Module.Suite/name()`.
  var filter: String {
    let path = "\(id)".split(separator: "/").dropLast().joined(separator: "/")
    return String(path.map { "()[]{}*+?|^$\\'".contains($0) ? "." : $0 })
  }
}
