/// A property whose value type is erased: the form that a runner, a shrinker and a fuzz driver execute.
///
/// Its closures are made where the value type is known. So client code is specialized, and the loops
/// over these closures are not generic.
public struct AnyProperty {
  /// The law's name.
  public let name: String
  /// The name under which failures are remembered; the law's name by default.
  @usableFromInline package var identity: String
  /// The command that runs this property, and only this property if possible.
  @usableFromInline package var command = "swift test"
  /// The way in which the cases are written, replayed and explained; `nil` for words.
  @usableFromInline package var targetMaker: TargetMaker?
  /// The laws whose failures a report shows first, the worst first.
  @usableFromInline package var ranking: [String] = []
  /// The kept cases of the check that this property belongs to; `nil` if it belongs to none.
  @usableFromInline package var kept: KeptCases?
  /// The closures around the judge; see ``judging(by:)``.
  @usableFromInline var aroundJudge: ((() -> Verdict) -> Verdict)?
  /// Draws a value and judges it.
  @usableFromInline var run: (inout ChoiceSource) -> Verdict
  /// Draws a value and rehearses; see ``rehearsal``.
  @usableFromInline let rehearse: (inout ChoiceSource) -> Verdict
  /// Draws a value and drops it, to learn which words it reads.
  @usableFromInline let read: (inout ChoiceSource) -> Void
  /// Draws a value, to judge and describe it later.
  @usableFromInline var draw: (inout ChoiceSource) throws(Discard) -> Drawn
  /// Returns words that draw the value that a report shows as this text, if the domain can encode it.
  @usableFromInline let encode: (String) -> ChoiceSequence?
  /// The examples, with their words where the domain can encode them.
  @usableFromInline let examples: [(Drawn, ChoiceSequence?)]
  /// The known failures, if there are any.
  @usableFromInline let known: KnownFailures?
  /// Whether the property draws while it judges; see ``init(_:drawing:)``.
  @usableFromInline package let isDirect: Bool

  /// A drawn value whose type is erased.
  @usableFromInline struct Drawn {
    @usableFromInline let judge: () -> Verdict
    @usableFromInline let describe: () -> String
    /// The value as Swift code; see ``Counterexample/literal``.
    @usableFromInline let literal: () -> String?

    @inlinable init(
      judge: @escaping () -> Verdict, describe: @escaping () -> String,
      literal: @escaping () -> String? = { nil }
    ) {
      self.judge = judge
      self.describe = describe
      self.literal = literal
    }
  }

  /// Erases the value type of `property`.
  @inlinable public init<Value>(_ property: Property<Value>) {
    self.init(
      property.name, property.domain, examples: property.examples, known: property.known,
      rehearse: property.rehearse, verdict: property.judge)
    targetMaker = property.targetMaker
    ranking = property.ranking
  }

  /// A property that need not be sendable, with its value type erased.
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - domain: The domain of the values.
  ///   - examples: Values that a run tries first.
  ///   - known: Failures that a run does not report.
  ///   - judge: Judges a value.
  @inlinable public init<Value>(
    _ name: String, _ domain: Domain<Value>, examples: [Value] = [],
    known: [KnownFailure<Value>] = [], verdict judge: @escaping (Value) -> Verdict
  ) {
    self.init(name, domain, examples: examples, known: known, rehearse: { _ in }, verdict: judge)
  }

  @inlinable init<Value>(
    _ name: String, _ domain: Domain<Value>, examples: [Value], known: [KnownFailure<Value>],
    rehearse: @escaping (Value) -> Void, verdict strictJudge: @escaping (Value) -> Verdict
  ) {
    self.name = name
    identity = name
    let failures = known.isEmpty ? nil : KnownFailures(known, domain, judge: strictJudge)
    let judge = failures?.judge(except: known, strictJudge) ?? strictJudge
    self.known = failures
    run = { source in
      do throws(Discard) {
        return judge(try domain.draw(from: &source))
      } catch {
        return .discarded
      }
    }
    self.rehearse = { source in
      do throws(Discard) {
        rehearse(try domain.draw(from: &source))
        return .holds
      } catch {
        return .discarded
      }
    }
    read = { source in _ = try? domain.draw(from: &source) }
    func drawn(_ value: Value) -> Drawn {
      Drawn(
        judge: { judge(value) }, describe: { describe(value) },
        literal: { PropertyTesting.literal(value) })
    }
    draw = { source throws(Discard) in drawn(try domain.draw(from: &source)) }
    encode = { domain.words(drawing: $0) }
    // A known example that fails in an unknown way is reported like any other.
    self.examples = (known.map(\.example) + examples).map { (drawn($0), domain.encode($0)) }
    isDirect = false
  }
}

// MARK: - Drawing while judging

extension AnyProperty {
  /// A property that draws values while it judges.
  ///
  ///     let property = AnyProperty("the largest is below 900") { draw throws(Discard) in
  ///       let count: Int = try draw(.integers(in: 1...100))
  ///       let numbers: [Int] = try draw(.array(of: .integers(in: 0...1000), count: count))
  ///       return numbers.max()! < 900 ? .holds : .fails(PropertyFailure(law: "below 900"))
  ///     }
  ///
  /// - Parameters:
  ///   - name: The law's name.
  ///   - body: Draws and judges; a thrown ``Discard`` discards the case.
  public init(
    _ name: String, drawing body: @escaping (inout ChoiceSource) throws(Discard) -> Verdict
  ) {
    self.name = name
    identity = name
    run = { source in
      do throws(Discard) {
        return try body(&source)
      } catch {
        return .discarded
      }
    }
    rehearse = run
    read = { source in _ = try? body(&source) }
    draw = { source throws(Discard) in
      let values = DrawnValues(before: source.transcript.observer)
      source.transcript.observer = values
      let verdict = try body(&source)
      return Drawn(judge: { verdict }, describe: { values.text })
    }
    encode = { text in
      let values = NotedValues(text)
      var source = ChoiceSource(
        replaying: UnsafeRawBufferPointer(start: nil, count: 0), isRecording: false)
      source.transcript.observer = values
      _ = try? body(&source)
      return values.words
    }
    examples = []
    known = nil
    isDirect = true
  }
}

extension ChoiceSource {
  /// Draws a value of `domain`, which the report of a check then names.
  ///
  ///     let numbers: [Int] = try draw(.array(of: .integers, count: 3))
  ///
  /// - Parameter domain: The domain.
  /// - Returns: A value of the domain.
  /// - Throws: ``Discard`` if the domain discards the case.
  public mutating func callAsFunction<Value>(_ domain: Domain<Value>) throws(Discard) -> Value {
    if let noted = transcript.observer as? NotedValues { return try noted.next(of: domain) }
    let value = try drawPart(domain)
    if !isComposing { transcript.observer?.didDraw(describe(value)) }
    return value
  }
}

/// An observer that collects the values that a property draws while it judges, for the report.
private final class DrawnValues: ChoiceObserver {
  private var values: [String] = []
  private let next: (any ChoiceObserver)?

  /// An observer that passes every event on to `next`.
  init(before next: (any ChoiceObserver)?) { self.next = next }

  /// The values drawn so far.
  var text: String { values.joined(separator: ", ") }

  func didRead(_ choice: Choice) { next?.didRead(choice) }

  func didClose(_ span: ChoiceSpan) { next?.didClose(span) }

  func didPack(_ words: PackedWords) { next?.didPack(words) }

  func didRetract(to recording: ChoiceRecording) { next?.didRetract(to: recording) }

  func didDraw(_ value: String) {
    values.append(value)
    next?.didDraw(value)
  }
}
