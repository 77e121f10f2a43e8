/// A failure of a property that is known: runs do not report it, and search for other failures.
///
///     let known = KnownFailure("issue 7: an empty list", [Int]())
///     check(.array(of: .integers(in: 0...9)), known: [known]) { xs in xs.max() != nil }
///
/// Each run judges the example first. If the example does not fail any more, the run fails and names the
/// known failure, which then must be removed.
public struct KnownFailure<Value> {
  /// The name, for reports.
  public let name: String
  @usableFromInline let example: Value
  let isIntermittent: Bool
  let matches: @Sendable (Value, PropertyFailure) -> Bool

  /// The failure of values that `isKnown` accepts.
  ///
  ///     KnownFailure("issue 8: negative numbers", -1, when: { $0 < 0 })
  ///
  /// - Parameters:
  ///   - name: The name, for reports: an issue number, or what goes wrong.
  ///   - example: A value that fails.
  ///   - isIntermittent: Whether the example may also hold.
  ///   - isKnown: Whether a failure for a value may be known.
  ///   - issueMatcher: Whether a failure is the known one; by default each failure is.
  public init(
    _ name: String, _ example: Value, isIntermittent: Bool = false,
    when isKnown: @escaping @Sendable (Value) -> Bool,
    matching issueMatcher: @escaping @Sendable (PropertyFailure) -> Bool = { _ in true }
  ) {
    self.name = name
    self.example = example
    self.isIntermittent = isIntermittent
    matches = { isKnown($0) && issueMatcher($1) }
  }

  /// The failure of any value that fails in a certain way.
  ///
  ///     KnownFailure("issue 9: an early end", "a", matching: { $0.law.contains("ParseError.eof") })
  ///
  /// - Parameters:
  ///   - name: The name, for reports: an issue number, or what goes wrong.
  ///   - example: A value that fails.
  ///   - isIntermittent: Whether the example may also hold.
  ///   - issueMatcher: Whether a failure is the known one.
  public init(
    _ name: String, _ example: Value, isIntermittent: Bool = false,
    matching issueMatcher: @escaping @Sendable (PropertyFailure) -> Bool
  ) {
    self.init(
      name, example, isIntermittent: isIntermittent, when: { _ in true }, matching: issueMatcher)
  }

  /// The failure of any value that breaks a law.
  ///
  ///     KnownFailure("issue 9: an early end", "a", law: "every text is read")
  ///
  /// A law that a value breaks by throwing an error or by a trap counts as well.
  ///
  /// - Parameters:
  ///   - name: The name, for reports: an issue number, or what goes wrong.
  ///   - example: A value that fails.
  ///   - isIntermittent: Whether the example may also hold.
  ///   - law: The name of the law, as reports show it.
  public init(_ name: String, _ example: Value, isIntermittent: Bool = false, law: String) {
    self.init(name, example, isIntermittent: isIntermittent) { failure in
      failure.law == law || failure.law.hasPrefix("\(law), without ")
    }
  }

  /// The failure of one value.
  ///
  /// - Parameters:
  ///   - name: The name, for reports: an issue number, or what goes wrong.
  ///   - example: The value that fails.
  ///   - isIntermittent: Whether the value may also hold.
  public init(
    _ name: String, _ example: Value, isIntermittent: Bool = false
  ) where Value: Equatable & Sendable {
    self.init(name, example, isIntermittent: isIntermittent, when: { $0 == example })
  }
}

extension KnownFailure: Sendable where Value: Sendable {}

/// The known failures of a property whose value type is erased, and how often each occurred.
///
/// A property judges one value at a time, so nothing here is locked.
@usableFromInline final class KnownFailures {
  /// The examples; the judge gives the verdict as it would be if no failure were known.
  private(set) var examples: [Example] = []
  /// The number of cases with each known failure, by its name.
  private(set) var counts: [String: Int] = [:]

  /// The example of a known failure.
  struct Example {
    let name: String
    let isIntermittent: Bool
    let choices: ChoiceSequence?
    let judge: () -> Verdict
  }

  @usableFromInline init<Value>(
    _ known: [KnownFailure<Value>], _ domain: Domain<Value>,
    judge: @escaping (Value) -> Verdict
  ) {
    examples = known.map { failure in
      Example(
        name: failure.name, isIntermittent: failure.isIntermittent,
        choices: domain.encode(failure.example), judge: { judge(failure.example) })
    }
  }

  /// Returns a judge for which known failures hold, and which counts them.
  @usableFromInline func judge<Value>(
    except known: [KnownFailure<Value>], _ judge: @escaping (Value) -> Verdict
  ) -> (Value) -> Verdict {
    { value in
      let verdict = judge(value)
      guard let failure = verdict.failure,
        let match = known.first(where: { $0.matches(value, failure) })
      else { return verdict }
      self.counts[match.name, default: 0] += 1
      return .holds
    }
  }

  /// Forgets the counts, at the start of a run.
  func reset() { counts = [:] }
}
