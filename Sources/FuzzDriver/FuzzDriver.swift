import CFuzzDriver
public import PropertyTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs a property under libFuzzer.
///
/// A fuzz target is one file:
///
///     import FuzzDriver
///     import PropertyTesting
///
///     nonisolated(unsafe) private let driver = FuzzDriver(AnyProperty(sorting))
///
///     @c(LLVMFuzzerTestOneInput)
///     public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
///       driver.run(bytes, count)
///     }
///
/// libFuzzer's bytes are choice words, little-endian; any bytes are a case. What the property
/// observes counts as coverage, and inputs are changed by what their words mean, see
/// ``StructuredMutator``. A case that breaks a law is reported on standard error, and only then does
/// the process trap, so that libFuzzer saves the bytes.
///
/// `DRAGNET_STRATEGY=bytes` in the environment leaves libFuzzer to itself: inputs are bytes to it,
/// and what the property observes is not looked at. It is there to be compared with; `structured` is
/// what happens without it. `DRAGNET_PROCESSOR_SECONDS=10` ends the search after so much work of the
/// processor, however long that takes by the clock.
public struct FuzzDriver {
  private let property: AnyProperty
  private let text: (ChoiceSequence) -> String?

  /// A driver of `property`, whose inputs libFuzzer changes from now on.
  ///
  /// - Parameters:
  ///   - property: What is to hold.
  ///   - text: How to write a case for the report; the value as it describes itself unless given.
  public init(
    _ property: AnyProperty, text: @escaping (ChoiceSequence) -> String? = { _ in nil }
  ) {
    self.property = FuzzDriver.measured(property)
    self.text = text
    FuzzDriver.install(property)
    dragnet_limit_work()
  }

  /// Runs one input.
  ///
  /// - Parameters:
  ///   - bytes: The input; `nil` is an empty one.
  ///   - count: How many bytes there are.
  /// - Returns: 0, or −1 for a case that was discarded, which libFuzzer then does not keep.
  public func run(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzDriver.trapIfAsked(count)
    let bytes = UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count)
    let verdict = Features.$sink.withValue(FuzzDriver.features) { property.judge(bytes) }
    switch verdict {
    case .holds: return 0
    case .discarded: return -1
    case .fails(let failure):
      report(failure, ChoiceSequence(bytes: bytes))
      abort()
    }
  }

  /// Who listens to what the property observes: no one where libFuzzer is left to itself.
  private static let features =
    dragnet_strategy() == dragnet_structured ? FeatureCounters() : nil

  private func report(_ failure: PropertyFailure, _ choices: ChoiceSequence) {
    let execution = property.execute(choices)
    let value = text(execution.recording.choices) ?? execution.value
    let report = """
      dragnet: \(failure.law) does not hold
        at     \(failure.place)
        saw    \(failure.message)

      \(value)
      """
    FuzzDriver.complain(report)
  }

  /// Writes lines to standard error.
  static func complain(_ text: String) {
    var rest = ArraySlice((text + "\n").utf8)
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      rest = rest.dropFirst(written)
    }
  }

  /// The laws that need not be found once more, by their short names.
  ///
  /// From the environment variable `DRAGNET_KNOWN_LAWS`, separated by commas: a search that has
  /// found one failure goes on for the others.
  public static var knownLaws: Set<String> {
    guard let list = getenv("DRAGNET_KNOWN_LAWS") else { return [] }
    return Set(String(cString: list).split(separator: ",").map(String.init))
  }
}
