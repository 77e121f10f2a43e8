/// The complete record of one executed test case.
package struct Execution {
  /// The verdict.
  package let verdict: Verdict
  /// The words that the case read, packed, and their structure.
  package let recording: ChoiceRecording
  /// The labels of the case, sorted; see ``label(_:if:)``.
  package let labels: [String]
  /// The value, as Swift code where possible; empty if the case was discarded while drawing.
  package let value: String
}

extension AnyProperty {
  /// Judges the case that `bytes` encode.
  ///
  /// This is the hot path of a fuzzer: it copies nothing.
  ///
  /// - Parameter bytes: The words, little-endian; any bytes are a case.
  /// - Returns: The verdict.
  public func judge(_ bytes: UnsafeRawBufferPointer) -> Verdict {
    var source = ChoiceSource(replaying: bytes, isRecording: false)
    return run(&source)
  }

  /// Executes the case of `choices` and returns its complete record.
  package func execute(_ choices: ChoiceSequence) -> Execution {
    let log = LabelLog()
    return Features.$sink.withValue(log) {
      let (drawn, recording) = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }
      let verdict = drawn?.judge() ?? .discarded
      return Execution(
        verdict: verdict, recording: recording.packed, labels: log.takeCase(),
        value: drawn?.describe() ?? "")
    }
  }

  /// The words of the examples that the domain can encode.
  package var encodedExamples: [ChoiceSequence] { examples.compactMap(\.1) }

  /// Returns the value of `choices` as text and as a literal, without judging it.
  ///
  /// A property that draws while it judges is called. The text is empty for a discarded case.
  package func value(of choices: ChoiceSequence) -> (text: String, literal: String?) {
    let drawn = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }.0
    return (drawn?.describe() ?? "", drawn?.literal())
  }

  /// Returns the unpacked words and the spans that drawing `choices` reads; `nil` for a discarded case.
  package func unpackedRecording(of choices: ChoiceSequence) -> ChoiceRecording? {
    let (drawn, recording) = ChoiceSource.replaying(choices, isRecording: true) { try? draw(&$0) }
    return drawn == nil ? nil : recording
  }

  /// Returns the words and spans that drawing the case of `bytes` reads.
  ///
  /// - Parameter bytes: The words, little-endian; any bytes are a case.
  /// - Returns: Canonical words and spans. They end where the case was discarded, if it was.
  package func recording(of bytes: UnsafeRawBufferPointer) -> ChoiceRecording {
    var source = ChoiceSource(replaying: bytes, isRecording: true)
    _ = try? draw(&source)
    return source.finish().packed
  }
}

extension AnyProperty {
  /// Returns this property with a closure around the judge of each case.
  ///
  /// - Parameter judge: Calls the judge that it is given, and returns its verdict or another.
  /// - Returns: The property.
  package func judging(by judge: @escaping (_ verdict: () -> Verdict) -> Verdict) -> AnyProperty {
    let (run, draw, isDirect, outer) = (run, draw, isDirect, aroundJudge)
    var property = self
    property.aroundJudge = { verdict in judge { outer?(verdict) ?? verdict() } }
    property.run = { source in judge { run(&source) } }
    property.draw = { source throws(Discard) in
      guard isDirect else {
        let drawn = try draw(&source)
        return Drawn(
          judge: { judge(drawn.judge) }, describe: drawn.describe, literal: drawn.literal)
      }
      // Such a property judges while it draws.
      var drawn: Drawn?
      let verdict = judge {
        drawn = try? draw(&source)
        return drawn?.judge() ?? .discarded
      }
      guard let drawn else { throw Discard() }
      return Drawn(judge: { verdict }, describe: drawn.describe)
    }
    return property
  }
}

extension AnyProperty {
  /// Returns another property with the closures that ``judging(by:)`` has put around this one's judge.
  package func judging(_ other: AnyProperty) -> AnyProperty {
    aroundJudge.map { other.judging(by: $0) } ?? other
  }
}

// MARK: - Measuring

extension AnyProperty {
  /// A property that draws, does the work that comes before judging, and always holds.
  ///
  ///     let property = Property("sorts", lists) { isSorted($0.sorted()) }
  ///       .rehearsed { numbers in _ = numbers.sorted() }
  ///     let rehearsal = AnyProperty(property).rehearsal  // draws and sorts, but does not judge
  ///
  /// The difference in time is the cost of judging. Without ``Property/rehearsed(by:)`` a rehearsal
  /// only draws. A property that draws while it judges also judges in its rehearsal.
  package var rehearsal: AnyProperty {
    var property = self
    property.run = rehearse
    return property
  }

  /// Returns the words of a random case of full size, which depend only on the seed and the index.
  ///
  /// - Parameters:
  ///   - index: The number of the case.
  ///   - seed: The source of all random choices.
  /// - Returns: The words as the domain reads them.
  package func randomCase(_ index: Int, seed: UInt64) -> ChoiceSequence {
    var source = ChoiceSource(seed: seed, isRecording: true)
    source.begin(case: UInt64(index), size: Generator.fullSize, isAtBoundary: false)
    _ = try? draw(&source)
    return source.finish().packed.choices
  }
}

extension ChoiceRecorder {
  /// Records the case of `property` that `bytes` encode, without judging it.
  ///
  /// - Parameters:
  ///   - bytes: Little-endian words; any bytes are a case.
  ///   - isUnpacked: Whether the words are unpacked; see ``Packing``.
  ///   - property: The property, whose domain draws the case.
  ///   - redraw: The part to generate instead of replaying it, if any.
  /// - Returns: Whether the part was found; `false` without a `redraw`.
  @discardableResult
  package mutating func record(
    _ bytes: UnsafeRawBufferPointer, isUnpacked: Bool = false, of property: AnyProperty,
    redrawing redraw: Redraw? = nil
  ) -> Bool {
    record(bytes, isUnpacked: isUnpacked, redrawing: redraw, by: property.read)
  }
}
