import CFuzzDriver
public import PropertyTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A property under libFuzzer: how inputs are judged, changed, and reported.
///
/// A fuzz executable calls ``fuzz(_:)-(Property<Value>)``; a session by itself judges inputs and ends
/// nothing.
public final class FuzzSession {
  /// The property to run: the given one, or the part of it that a baseline asks for.
  private let property: AnyProperty
  /// The name of the target.
  private let name: String
  /// The laws to leave out.
  private let known: Set<String>
  /// The laws that a file lists as known to be broken; `nil` if there is no file.
  private let listed: KnownLaws?
  private let text: (ChoiceSequence) -> String?
  /// Reports a failing case of a check; `nil` for an executable.
  private let report: ((Counterexample) -> RunReport)?
  /// The counters of what the property labels; `nil` where libFuzzer works on bytes alone.
  private let counters: FeatureCounters?
  /// Changes inputs; `nil` where libFuzzer works on bytes alone.
  let mutator: StructuredMutator?
  /// The CPU time after which the search stops; `nil` for no limit.
  private let cpuSeconds: Double?
  /// Whether libFuzzer has run an input.
  private var hasBegun = false
  /// The number of inputs that were discarded, and whether one was judged.
  private var (discards, hasJudged) = (0, false)
  /// Whether every input traps, which shows that the inputs of traps are saved.
  private let traps: Bool
  /// The inputs that may be judged by the cheap checks alone.
  private let selection: Selection
  /// Whether the mutator has made the next input.
  private var isMutated = false

  /// The inputs that may be judged by the cheap checks alone, if they show nothing new.
  private enum Selection {
    /// No input.
    case none
    /// Inputs that the mutator has changed or crossed, but not those of files.
    case mutated
    /// All inputs, so that the speed of a search can be measured with files.
    case all
  }

  /// The share of inputs without anything new that every check judges: one in this number.
  static let sample: UInt64 = 8

  /// A session of `property` that reads no environment variable.
  public convenience init(_ property: AnyProperty) { self.init(property, DragnetVariables()) }

  /// A session of `property` as the environment variables ask for it.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - variables: The strategy, the baseline, the limit, and whether to trap.
  ///   - name: The name of the target; by default, that of the property.
  ///   - listed: The laws that a file lists as known to be broken, which `property` leaves out.
  ///   - dictionary: Texts and byte strings to insert into inputs.
  ///   - judgesAll: Whether every check judges every input, as where libFuzzer minimizes one.
  ///   - text: The text of a case in a report; where it returns `nil`, the value describes itself.
  ///   - report: Reports a failing case of a check; `nil` for an executable.
  package init(
    _ property: AnyProperty, _ variables: DragnetVariables, name: String? = nil,
    listed: KnownLaws? = nil, dictionary: [[UInt8]] = [], judgesAll: Bool = false,
    text: @escaping (ChoiceSequence) -> String? = { _ in nil },
    report: ((Counterexample) -> RunReport)? = nil
  ) {
    self.property =
      switch variables.baseline {
      case .empty: AnyProperty("nothing") { _ in .holds }
      case .plays: property.rehearsal
      case .search, nil: property
      }
    self.name = name ?? property.name
    self.listed = listed
    known = (variables.knownLaws ?? []).union(listed?.names ?? [])
    self.text = text
    self.report = report
    let isStructured = variables.strategy != .bytes
    counters = isStructured ? FeatureCounters() : nil
    mutator = isStructured ? StructuredMutator(property, dictionary: dictionary) : nil
    cpuSeconds = variables.cpuSeconds
    traps = variables.doctor == .trap
    selection =
      switch variables.baseline {
      case .search: .all
      case .plays, .empty: .none
      case nil: judgesAll ? .none : .mutated
      }
  }

  /// Judges one input, and counts what the property labels as coverage.
  ///
  /// - Parameter input: Choice words, little-endian.
  /// - Returns: The verdict on the case that the input stands for.
  public func judge(_ input: UnsafeRawBufferPointer) -> Verdict {
    Features.$sink.withValue(counters) { property.judge(input) }.leavingOut(known)
  }

  /// Runs one input of libFuzzer; traps if it fails, so that libFuzzer saves it.
  ///
  /// - Parameter input: Choice words, little-endian.
  /// - Returns: 0, or −1 for a discarded case, which libFuzzer then leaves out of its corpus.
  func run(_ input: UnsafeRawBufferPointer) -> CInt {
    if !hasBegun {
      hasBegun = true
      dragnet_receive_signals()
      Platform.useSignalStack()
      // Set here and not earlier: the parent of several jobs runs no input, and has no limit.
      if let cpuSeconds { dragnet_limit_cpu_seconds(cpuSeconds) }
    }
    // libFuzzer begins with an empty input and never saves it.
    if traps && !input.isEmpty { abort() }
    // A check for known laws must not count as coverage of the input.
    if let listed, listed.check(input) { counters?.beginWatching() }
    counters?.isSelective = select(input)
    isMutated = false
    let verdict = judge(input)
    counters?.endCase()
    switch verdict {
    case .holds:
      hasJudged = true
      return 0
    case .discarded:
      discards += 1
      return -1
    case .fails(let failure):
      complain(report(of: failure, on: ChoiceSequence(bytes: input)))
      complain("\n\(FailureMark(law: failure.law, of: name))")
      abort()
    }
  }

  /// Notes that the mutator has made the next input.
  func noteMutation() { isMutated = true }

  /// Returns whether the cheap checks alone judge an input that shows nothing new.
  private func select(_ input: UnsafeRawBufferPointer) -> Bool {
    switch selection {
    case .none: return false
    case .mutated: if !isMutated { return false }
    case .all: break
    }
    return input.hash % Self.sample != 0
  }

  /// Writes a line by which ClusterFuzz tells a trap apart.
  func mark(trap message: String, file: String, line: UInt32) {
    complain("\(FailureMark(trap: message, file: file, line: line, of: name))")
  }

  /// The complaints at the end of a search: about listed laws that no input has broken, and about a search
  /// that tested nothing.
  var complaints: [String] {
    let untested = "\(Discard.everyInput): \(discards) by \(name)"
    return (listed?.complaints ?? []) + (discards > 0 && !hasJudged ? [untested] : [])
  }

  /// The report of a failure: the law, the place, the message and the case.
  func report(of failure: PropertyFailure, on choices: ChoiceSequence) -> String {
    let execution = property.execute(choices)
    let words = execution.recording.choices
    if let report {
      let found = Counterexample(
        failure: failure, value: execution.value, literal: property.value(of: words).literal,
        choices: words)
      return "dragnet: \(report(found).finding)" + (text(words).map { "\n\n\($0)" } ?? "")
    }
    let report = """
      dragnet: \(failure.law) does not hold
        at     \(failure.place)
        saw    \(failure.message)
      """
    if let text = text(words) { return "\(report)\n\n\(text)" }
    return """
      \(report)
        again  DRAGNET_REPLAY="\(words)", for a check of the same domain

      \(execution.value)
      """
  }
}
