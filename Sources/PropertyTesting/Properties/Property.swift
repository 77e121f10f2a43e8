/// Something that is to hold for every value of a domain.
///
///     let sorting = Property("sorting keeps the count", .array(of: .integers)) { (xs: [Int]) in
///       xs.sorted().count == xs.count
///     }
///
/// A property is written once and run many ways: ``check(_:)`` tries random cases and shrinks, a fuzz
/// driver executes it on fuzzed bytes, a corpus replays it.
public struct Property<Value>: Sendable {
  /// The law's name, for reports.
  public let name: String
  /// What it is to hold for.
  public let domain: Domain<Value>
  /// Judges a value.
  public let judge: @Sendable (Value) -> Verdict
  /// Values to try before any others.
  public var examples: [Value] { makeExamples() }
  let makeExamples: @Sendable () -> [Value]
  /// Does for a value what has to be done before it can be judged, see ``rehearsed(by:)``.
  @usableFromInline var rehearse: @Sendable (Value) -> Void = { _ in }

  /// A property that gives its verdict itself.
  @inlinable public init(
    _ name: String, _ domain: Domain<Value>, verdict judge: @escaping @Sendable (Value) -> Verdict
  ) {
    self.init(name: name, domain: domain, judge: judge, makeExamples: { [] })
  }

  /// A property that holds where `holds` is true; where it throws, it fails or is discarded.
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - domain: What it is to hold for.
  ///   - fileID: Where the property is written, for reports.
  ///   - line: Where the property is written, for reports.
  ///   - holds: Whether it holds; a thrown ``Discard`` discards the case.
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
  ///     let reading = Property.doesNotThrow("what is written can be read", .integers) { (n: Int) in
  ///       try read("\(n)")
  ///     }
  ///
  /// - Parameters:
  ///   - name: The law's name, for reports.
  ///   - domain: What it is to hold for.
  ///   - fileID: Where the property is written, for reports.
  ///   - line: Where the property is written, for reports.
  ///   - body: What is not to throw; a thrown ``Discard`` discards the case.
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

  /// The same property, which is first tried on `examples`.
  public func examples(_ examples: Value...) -> Property where Value: Sendable {
    let all = self.examples + examples
    return Property(name: name, domain: domain, judge: judge, makeExamples: { all })
      .rehearsed(by: rehearse)
  }
}

extension Verdict {
  /// The verdict of a body that returns whether `law` holds, or throws.
  ///
  /// A thrown ``Discard`` is a discard, a thrown ``PropertyFailure`` that failure; any other error breaks a law
  /// of its own for each type, so that shrinking does not slip from one error to another.
  ///
  /// - Parameters:
  ///   - law: What is broken where the body returns `false`.
  ///   - place: Where it is broken.
  ///   - holds: The body.
  @inlinable public init(
    of law: @autoclosure () -> String, at place: @autoclosure () -> String,
    holds: () throws -> Bool
  ) {
    do {
      if try holds() {
        self = .holds
      } else {
        self = .fails(PropertyFailure(law: law(), place: place(), message: "returned false"))
      }
    } catch {
      self.init(of: law(), at: place(), thrown: error)
    }
  }

  @usableFromInline init(of law: String, at place: String, thrown error: any Error) {
    switch error {
    case is Discard: self = .discarded
    case let failure as PropertyFailure: self = .fails(failure)
    default:
      self = .fails(
        PropertyFailure(
          law: "\(law), without throwing \(type(of: error))", place: place,
          message: "threw \(error)"))
    }
  }
}
