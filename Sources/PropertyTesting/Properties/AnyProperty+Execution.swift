/// One case, executed: everything there is to know about it.
public struct Execution {
  /// What became of it.
  public let verdict: Verdict
  /// The words it really read, and their structure.
  public let recording: ChoiceRecording
  /// What the property observed, see ``label(_:if:)``.
  public let features: [String]
  /// The value, as Swift code where that is possible; empty if no value could be drawn.
  public let value: String
}

extension AnyProperty {
  /// Judges the case that `bytes` spell, and keeps nothing: the hot path of a fuzzer.
  ///
  /// Nothing is copied. Features go to the sink that is installed, see ``Features``.
  ///
  /// - Parameter bytes: Words, little-endian; any bytes are a case.
  /// - Returns: The verdict.
  public func judge(_ bytes: UnsafeRawBufferPointer) -> Verdict {
    var source = ChoiceSource(replaying: bytes, isRecording: false)
    return run(&source)
  }

  /// Executes the case that `choices` stand for, and tells everything about it.
  public func execute(_ choices: ChoiceSequence) -> Execution {
    let log = FeatureLog()
    return Features.$sink.withValue(log) {
      let (drawn, recording) = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }
      let verdict = drawn?.judge() ?? .discarded
      return Execution(
        verdict: verdict, recording: recording, features: log.takeCase(),
        value: drawn?.describe() ?? "")
    }
  }

  /// The value of `choices` for a report, and its literal, without judging it; empty if there is none.
  ///
  /// A property that draws as it goes is called for it.
  public func value(of choices: ChoiceSequence) -> (text: String, literal: String?) {
    let drawn = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }.0
    return (drawn?.describe() ?? "", drawn?.literal())
  }

  /// What drawing `choices` reads, without judging it; `nil` for a discard.
  func recording(of choices: ChoiceSequence) -> ChoiceRecording? {
    let (drawn, recording) = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }
    return drawn == nil ? nil : recording
  }

  /// What drawing the case that `bytes` spell reads, without judging it.
  ///
  /// - Parameter bytes: Words, little-endian; any bytes are a case.
  /// - Returns: Canonical words and spans, up to the discard if there was one.
  public func recording(of bytes: UnsafeRawBufferPointer) -> ChoiceRecording {
    var source = ChoiceSource(replaying: bytes, isRecording: true)
    _ = try? draw(&source)
    return source.finish()
  }
}

extension ChoiceRecorder {
  /// Records the case of `property` that `bytes` encode, without judging it.
  ///
  /// - Parameters:
  ///   - bytes: Little-endian words; any bytes are a case.
  ///   - property: The property, whose domain draws the case.
  ///   - redraw: The part to generate instead of replaying it, if any.
  /// - Returns: Whether the part was found; `false` without a `redraw`.
  @discardableResult
  package mutating func record(
    _ bytes: UnsafeRawBufferPointer, of property: AnyProperty, redrawing redraw: Redraw? = nil
  ) -> Bool {
    record(bytes, redrawing: redraw, by: property.read)
  }
}
