/// A source of choice words, from which a ``Domain`` draws the value of one test case.
///
/// A source replays given words or generates random ones; a domain cannot tell the difference. The
/// domain declares a bound with each word, so that the source can record the word in canonical form,
/// and marks the words that belong together as spans:
///
///     let point = Domain<Point> { source in
///       source.span("point") { source in
///         Point(x: Double(source.word(below: 1000)), y: Double(source.word(below: 1000)))
///       }
///     }
///
/// Every word is below its bound: a larger word is reduced to its remainder, in replay as in
/// generation. In replay a missing word is 0.
public struct ChoiceSource: ~Copyable {
  /// The origin of the words.
  @usableFromInline var supply: WordSupply
  /// The words and spans read so far; empty unless ``isRecording``.
  @usableFromInline var transcript = Transcript()
  /// Whether words and spans are recorded.
  @usableFromInline let isRecording: Bool
  /// Whether a domain draws the parts of a value, which a report shows as a whole.
  var isComposing = false

  /// Creates a source that replays the bytes in `input`, which must outlive it.
  init(replaying input: UnsafeRawBufferPointer, isUnpacked: Bool = false, isRecording: Bool) {
    supply = WordSupply(replaying: input, isUnpacked: isUnpacked)
    self.isRecording = isRecording
  }

  /// Creates a source that generates the cases of the run with `seed`.
  ///
  /// Start each case with ``begin(case:size:isAtBoundary:)``.
  init(seed: UInt64, isRecording: Bool) {
    supply = WordSupply(seed: seed)
    self.isRecording = isRecording
  }
}

// MARK: - Words

extension ChoiceSource {
  /// Draws a word below `bound`.
  ///
  /// Order the words of a domain from simple to complex, with special values last: generation prefers
  /// both ends to the middle, and shrinking goes towards zero.
  ///
  /// - Parameter bound: The number of possible words; 0 stands for 2⁶⁴.
  /// - Returns: A word in 0 ..< `bound`.
  @inlinable public mutating func word(below bound: UInt64) -> UInt64 {
    word(
      below: bound, typical: bound, near: { word, step in word &+ UInt64(bitPattern: Int64(step)) })
  }

  /// Draws a word below `bound`, usually one below `typical`.
  ///
  /// Generation likes near misses of earlier words; `near` defines them.
  ///
  /// - Parameters:
  ///   - bound: The number of possible words; 0 stands for 2⁶⁴.
  ///   - typical: The first word that is rarely generated; the last few words are exceptions.
  ///   - corner: Another word at an edge of the domain, besides 0 and the last; 0 if there is none.
  ///   - near: Returns the word of a value slightly above or below the value of `word`, at a distance
  ///     of `step`, −2...2. A result that is not below the bound is ignored.
  /// - Returns: A word in 0 ..< `bound`.
  @inlinable public mutating func word(
    below bound: UInt64, typical: UInt64, corner: UInt64 = 0,
    near: (_ word: UInt64, _ step: Int) -> UInt64
  ) -> UInt64 {
    if supply.isGenerating {
      let word = supply.generator.word(below: bound, typical: typical, corner: corner, near: near)
      if isRecording { record(word, below: bound) }
      return word
    }
    return replay(below: bound)
  }

  /// Draws a word below `bound`, and generates it with a distribution of the domain's own.
  ///
  /// - Parameters:
  ///   - bound: The number of possible words; 0 stands for 2⁶⁴.
  ///   - generate: Makes the word from random bits. A result that is not below the bound is reduced
  ///     to its remainder, as in replay.
  /// - Returns: A word in 0 ..< `bound`.
  @inlinable public mutating func word(
    below bound: UInt64, generating generate: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    if supply.isGenerating {
      let word = generate(&supply.generator.bits).reduced(below: bound)
      if isRecording { record(word, below: bound) }
      return word
    }
    return replay(below: bound)
  }

  /// Draws a word below `bound`; half of the generated cases prefer the words of one of some sets.
  ///
  /// - Parameters:
  ///   - bound: The number of possible words; 0 stands for 2⁶⁴.
  ///   - sets: Sets of words below the bound. A word that is repeated in a set is drawn more often.
  /// - Returns: A word in 0 ..< `bound`.
  mutating func word(below bound: UInt64, preferring sets: [[UInt64]]) -> UInt64 {
    guard supply.isGenerating else { return replay(below: bound) }
    let word = supply.generator.word(below: bound, preferring: sets)
    if isRecording { record(word, below: bound) }
    return word
  }

  /// Plans the length of a list: a random length if words are generated, else the shortest.
  @inlinable mutating func plannedLength(in limits: ClosedRange<Int>) -> Int {
    supply.isGenerating ? supply.generator.length(in: limits) : limits.lowerBound
  }

  /// Plans whether a recursive value contains others: a random choice if words are generated, else no.
  mutating func plansBranch() -> Bool {
    supply.isGenerating && supply.generator.plansBranch()
  }

  /// Plans a place among up to 2¹²⁸: a random place if words are generated, else 0.
  mutating func plannedPlace(upTo last: UInt128, corner: UInt128) -> UInt128 {
    supply.isGenerating ? supply.generator.place(upTo: last, corner: corner) : 0
  }

  @usableFromInline mutating func replay(below bound: UInt64) -> UInt64 {
    let word = supply.replay(below: bound)
    if isRecording { record(word, below: bound) }
    return word
  }

  @usableFromInline mutating func record(_ word: UInt64, below bound: UInt64) {
    transcript.append(word, below: bound)
    if supply.redraw != nil {
      supply.advanceRedraw(past: word, below: bound, at: transcript.words.count - 1)
    }
  }
}

// MARK: - Cases

extension ChoiceSource {
  /// Starts case number `index` of a generated run.
  ///
  /// - Parameters:
  ///   - index: The index, which together with the seed and the size determines every word.
  ///   - size: The limit of words and array lengths, in 0...``Generator/fullSize``.
  ///   - isAtBoundary: Whether to generate first and last words only.
  mutating func begin(case index: UInt64, size: Int, isAtBoundary: Bool) {
    if isRecording { transcript.removeAll() }
    supply.begin(case: index, size: size, isAtBoundary: isAtBoundary)
  }

  /// Starts random case number `index` of a run.
  ///
  /// The first cases are at boundaries; then sizes grow up to the full size.
  mutating func beginCase(_ index: Int) {
    begin(case: UInt64(index), size: min(index, Generator.fullSize), isAtBoundary: index <= 8)
  }

  /// Starts a replay of the bytes in `input`, which must outlive the replay.
  ///
  /// - Parameters:
  ///   - input: The words as bytes.
  ///   - isUnpacked: Whether the words are unpacked; see ``Packing``.
  ///   - redraw: The part of the case to generate, if any, which requires unpacked words.
  mutating func begin(
    replaying input: UnsafeRawBufferPointer, isUnpacked: Bool, redrawing redraw: Redraw? = nil
  ) {
    if isRecording { transcript.removeAll() }
    supply.begin(replaying: input, isUnpacked: isUnpacked)
    if let redraw { supply.begin(redraw) }
  }

  /// Calls `body` with a source that replays `choices`.
  ///
  /// - Returns: The result of `body`, and the unpacked recording, which is empty unless `isRecording`.
  static func replaying<Result>(
    _ choices: ChoiceSequence, isRecording: Bool, _ body: (inout ChoiceSource) -> Result
  ) -> (Result, ChoiceRecording) {
    choices.words.withUnsafeBytes { bytes in
      var source = ChoiceSource(
        replaying: bytes, isUnpacked: choices.isUnpacked, isRecording: isRecording)
      let result = body(&source)
      return (result, source.finish())
    }
  }

  /// Ends the case and returns its unpacked recording, with the spans in reading order.
  consuming func finish() -> ChoiceRecording {
    var recording = transcript.recording
    recording.sortSpans()
    return recording
  }
}
