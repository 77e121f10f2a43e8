/// A claim about every value of a domain.
///
///     let sorting = Property("sorting keeps the count", .array(of: .integers)) { (xs: [Int]) in
///       xs.sorted().count == xs.count
///     }
///
/// The same property runs in several ways: `check(_:)` tries random cases and shrinks a failure, a
/// fuzz driver executes it on fuzzed bytes, and a corpus replays kept cases.
public struct Property<Value>: Sendable {
  /// The law's name, for reports.
  public let name: String
  /// The domain of the values.
  public let domain: Domain<Value>
  /// Judges a value.
  public let judge: @Sendable (Value) -> Verdict
  /// Values that a run tries first, and changes to get further cases.
  public var examples: [Value] { makeExamples() }
  private(set) var makeExamples: @Sendable () -> [Value]
  /// The failures that a run does not report.
  public var known: [KnownFailure<Value>] { makeKnown() }
  private var makeKnown: @Sendable () -> [KnownFailure<Value>] = { [] }
  /// Does the work that comes before judging; see ``rehearsed(by:)``.
  @usableFromInline var rehearse: @Sendable (Value) -> Void = { _ in }

  /// Makes the target that writes, replays and explains the cases; `nil` for words.
  package var makeTarget: MakeTarget?

  /// The laws whose failures a report shows first, the worst first.
  ///
  /// A report shows the other failures in the order in which they were found.
  @usableFromInline package var ranking: [String] = []

  /// A property with a closure that returns the verdict.
  @inlinable public init(
    _ name: String, _ domain: Domain<Value>, verdict judge: @escaping @Sendable (Value) -> Verdict
  ) {
    self.init(name: name, domain: domain, judge: judge, makeExamples: { [] })
  }

  /// A property that holds where `holds` returns `true`.
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - domain: The domain of the values.
  ///   - fileID: The file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - holds: Judges a value. The property fails if it returns `false` or throws; a thrown
  ///     ``Discard`` discards the case.
  @inlinable public init(
    _ name: String, _ domain: Domain<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    holds: @escaping @Sendable (Value) throws -> Bool
  ) {
    self.init(name, domain) { value in
      Verdict(of: name, at: "\(fileID):\(line)") { try holds(value) }
    }
  }

  /// A property that holds where `body` does not throw.
  ///
  ///     let reading = Property.doesNotThrow("written numbers can be read", .integers) { (n: Int) in
  ///       try read("\(n)")
  ///     }
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - domain: The domain of the values.
  ///   - fileID: The file of the property, for reports.
  ///   - line: The line of the property, for reports.
  ///   - body: Uses a value. The property fails if it throws; a thrown ``Discard`` discards the case.
  /// - Returns: The property.
  @inlinable public static func doesNotThrow(
    _ name: String, _ domain: Domain<Value>, fileID: StaticString = #fileID, line: UInt = #line,
    body: @escaping @Sendable (Value) throws -> Void
  ) -> Property {
    Property(name, domain, fileID: fileID, line: line) { value in
      try body(value)
      return true
    }
  }

  @usableFromInline init(
    name: String, domain: Domain<Value>, judge: @escaping @Sendable (Value) -> Verdict,
    makeExamples: @escaping @Sendable () -> [Value]
  ) {
    self.name = name
    self.domain = domain
    self.judge = judge
    self.makeExamples = makeExamples
  }

  /// Returns this property with more examples, which a run tries before all other values.
  public func examples(_ examples: Value...) -> Property where Value: Sendable {
    let all = self.examples + examples
    var property = self
    property.makeExamples = { all }
    return property
  }

  /// Returns this property with more known failures, which a run does not report.
  ///
  ///     let halving = Property("halving is exact", .integers(in: -9...9)) { (n: Int) in n / 2 * 2 == n }
  ///       .known(KnownFailure("odd numbers", 1, when: { $0 % 2 != 0 }))
  ///
  /// - Parameter failures: The known failures.
  /// - Returns: The property.
  public func known(_ failures: KnownFailure<Value>...) -> Property where Value: Sendable {
    let all = self.known + failures
    var property = self
    property.makeKnown = { all }
    return property
  }

  /// Returns this property with the examples and the known failures of another one.
  package func excusing(as other: Property) -> Property {
    var property = self
    property.makeExamples = other.makeExamples
    property.makeKnown = other.makeKnown
    return property
  }

  /// Returns this property with a closure that does the work that comes before judging.
  ///
  /// Only measurements use it; see ``AnyProperty/rehearsal``.
  ///
  /// - Parameter rehearse: Does the work and drops the result.
  /// - Returns: The property.
  package func rehearsed(by rehearse: @escaping @Sendable (Value) -> Void) -> Property {
    var property = self
    property.rehearse = rehearse
    return property
  }
}
