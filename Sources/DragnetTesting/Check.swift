public import PropertyTesting
public import Testing

/// Checks that `holds` returns `true` for the values of `domain`; a failure is an issue at this line.
///
///     @Test func `reversing twice changes nothing`() {
///       check(.array(of: .integers)) { (xs: [Int]) in xs.reversed().reversed() == xs }
///     }
///
/// The kept cases of the check, which are files in the folder `Corpus` beside the source file, come first;
/// see `RunSettings.Phase.explicit`.
///
/// The environment overrides the settings; see `RunSettings.forChecking(in:)`. If a variable whose name
/// begins with `DRAGNET_` is unknown or malformed, that is an issue and the check runs nothing.
///
/// An issue that a case records, by `#expect` or `#require`, is a failure of the case, as in `check(each:)`. Only
/// the report of the smallest case reaches the log, unless the test is isolated to an actor: then the issues of
/// the other cases reach it, too, as known issues.
///
/// Each check is also a fuzz target: the command `swift package fuzz` searches it with libFuzzer, guided by
/// coverage, in the test bundle itself.
///
/// - Parameters:
///   - domain: The domain of the values.
///   - name: The law's name, for the report; by default the name of the test.
///   - examples: Values to try first, and to change in the search.
///   - known: Failures that are not reported; see `KnownFailure`.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
///   - holds: Judges a value. The property fails if it returns `false` or throws; a thrown `Discard`
///     discards the case.
@inlinable public func check<Value>(
  _ domain: Domain<Value>, _ name: String? = nil, examples: [Value] = [],
  known: [KnownFailure<Value>] = [], settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  holds: (Value) throws -> Bool
) {
  guard let plan = Plan(domain, examples, known, settings, at: sourceLocation) else { return }
  withoutActuallyEscaping(holds) { holds in
    let law = name ?? currentTestName
    let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
    let property = AnyProperty(law, plan.domain, examples: plan.examples, known: plan.known) {
      value in
      Verdict(of: law, at: place) { try holds(value) }
    }
    run(property, Value.self, plan.settings, at: sourceLocation)
  }
}

/// Checks that `property` holds; a failure is an issue at this line.
///
/// The environment overrides the settings; see `RunSettings.forChecking(in:)`.
///
/// - Parameters:
///   - property: The property.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
@inlinable public func check<Value>(
  _ property: Property<Value>, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard
    let plan = Plan(
      property.domain, property.examples, property.known, settings, at: sourceLocation)
  else {
    return
  }
  var any = AnyProperty(
    property.name, plan.domain, examples: plan.examples, known: plan.known, verdict: property.judge)
  any.targetMaker = property.targetMaker
  any.ranking = property.ranking
  run(any, Value.self, plan.settings, at: sourceLocation)
}

/// Checks that `holds` returns `true` for any values that it draws; a failure is an issue at this line.
///
///     check { draw in
///       let count = try draw(.integers(in: 1...100))
///       let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
///       return numbers.count == count
///     }
///
/// The environment overrides the settings; see `RunSettings.forChecking(in:)`.
///
/// - Parameters:
///   - name: The law's name, for the report; by default the name of the test.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
///   - holds: Draws values and judges them. The property fails if it returns `false` or throws; a
///     thrown `Discard` discards the case.
public func check(
  _ name: String? = nil, settings: RunSettings = RunSettings(),
  sourceLocation: SourceLocation = #_sourceLocation,
  holds: (_ draw: inout ChoiceSource) throws -> Bool
) {
  guard let settings = RunSettings(checking: settings, at: sourceLocation) else { return }
  let law = name ?? currentTestName
  let place = "\(sourceLocation.fileID):\(sourceLocation.line)"
  withoutActuallyEscaping(holds) { holds in
    let property = AnyProperty(law) { source throws(Discard) in
      let outcome = Result { try holds(&source) }
      if case .failure(let error) = outcome, let discard = error as? Discard { throw discard }
      return Verdict(of: law, at: place) { try outcome.get() }
    }
    run(property, nil, settings, at: sourceLocation)
  }
}

/// Runs a check and records its failure, or answers about it if this process has a request.
///
/// - Parameters:
///   - property: The property.
///   - values: The type of the values; `nil` if the property draws them while it judges.
///   - settings: The settings of the run.
///   - sourceLocation: The place of a failure.
@usableFromInline func run(
  _ property: AnyProperty, _ values: Any.Type?, _ settings: RunSettings,
  at sourceLocation: SourceLocation
) {
  var property = property
  let check = property.begin(values, settings, at: sourceLocation)
  if answers(about: check, property, at: sourceLocation) { return }
  let issues = IssueLog()
  let judged = property.judging { issues.verdict(of: $0) }
  var result: RunResult?
  issues.keepingHere { result = judged.run(settings) }
  if let result { record(result, settings, at: sourceLocation) }
}

// MARK: - Several domains

/// Not available: it explains the error of a check with several domains, which would otherwise be about the
/// parameters after the first.
@available(*, unavailable, message: "a check has one domain: join several in .tuple(first, second)")
public func check<First, Second, each Other>(
  _ first: Domain<First>, _ second: Domain<Second>, _ other: repeat Domain<each Other>,
  holds: (First, Second, repeat each Other) async throws -> Bool
) {}

/// Not available, for the same reason.
@available(*, unavailable, message: "a check has one domain: join several in .tuple(first, second)")
public func check<First, Second, each Other>(
  each first: Domain<First>, _ second: Domain<Second>, _ other: repeat Domain<each Other>,
  expectations: (First, Second, repeat each Other) async throws -> Void
) {}
