/// What a ``Domain`` draws from: the words of one test case, one after the other.
///
/// A source either replays given words or generates them from a seed; a domain cannot tell which. It
/// declares a bound with each word, so that what was read can be written down canonically, and it
/// brackets what belongs together in spans:
///
///     let point = Domain<Point> { source in
///       source.span("point") { source in
///         Point(x: Double(source.word(below: 1000)), y: Double(source.word(below: 1000)))
///       }
///     }
///
/// Replay is total: a missing word is zero, a word too large is reduced to its bound.
public struct ChoiceSource: ~Copyable {
  @usableFromInline var input: UnsafeRawBufferPointer
  @usableFromInline var nextWord = 0
  @usableFromInline var generator: Generator
  /// Whether words are generated rather than replayed.
  @usableFromInline var isGenerating: Bool
  /// The part of a replayed case that is generated, if there is one.
  @usableFromInline var redraw: Redraw?
  /// Whether what is read is also written down.
  @usableFromInline let isRecording: Bool
  var transcript = Transcript()
  /// Where the next word will be recorded.
  ///
  /// A stored property: one that is computed elsewhere would be handed a copy of the whole source.
  @usableFromInline var mark = 0
  @usableFromInline var depth = 0
  /// What was drawn directly, for the report; `nil` where there is none.
  var drawnValues: [String]?
  /// Where what is recorded is written as well, for the parent of a process that may trap.
  @usableFromInline var shared: SharedRecording?

  /// A source that replays the bytes at `input`, which must outlive it.
  init(replaying input: UnsafeRawBufferPointer, isRecording: Bool) {
    self.input = input
    self.isRecording = isRecording
    isGenerating = false
    generator = Generator(seed: 0)
    drawnValues = isRecording ? [] : nil
  }

  /// A source that generates the cases of the run that `seed` names; begin with ``begin(case:of:)``.
  init(seed: UInt64, isRecording: Bool) {
    input = UnsafeRawBufferPointer(start: nil, count: 0)
    self.isRecording = isRecording
    isGenerating = true
    generator = Generator(seed: seed)
    drawnValues = isRecording ? [] : nil
  }

  /// Draws a word below `bound`; 0 stands for 2⁶⁴.
  ///
  /// Order the words of a domain from simple to complex, with special values last: generation looks
  /// at both ends more often than at the middle, and shrinking goes towards zero.
  ///
  /// - Parameter bound: One more than the largest word; 0 for all 64 bits.
  /// - Returns: A word in 0 ..< `bound`.
  @inlinable public mutating func word(below bound: UInt64) -> UInt64 {
    word(
      below: bound, usual: bound, near: { word, step in word &+ UInt64(bitPattern: Int64(step)) })
  }

  /// Draws a word below `bound`, of which those below `usual` are the everyday ones.
  ///
  /// - Parameters:
  ///   - bound: One more than the largest word; 0 for all 64 bits.
  ///   - usual: Words from here up to the last few are generated rarely.
  ///   - corner: Another word at an edge of the domain, if the last is not the only one.
  ///   - near: The word for a value a little (`step`, −2...2) above or below that of `word`; what it
  ///     returns is reduced to the bound. Generation likes near misses of what was drawn before.
  /// - Returns: A word in 0 ..< `bound`.
  @inlinable public mutating func word(
    below bound: UInt64, usual: UInt64, corner: UInt64 = 0,
    near: (_ word: UInt64, _ step: Int) -> UInt64
  ) -> UInt64 {
    if isGenerating {
      let word = generator.word(below: bound, usual: usual, corner: corner, near: near)
      if isRecording { record(word, below: bound) }
      return word
    }
    return replay(below: bound)
  }

  /// Draws a word below `bound` that, where words are generated, follows a distribution of its own.
  ///
  /// - Parameters:
  ///   - bound: One more than the largest word; 0 for all 64 bits.
  ///   - generate: Makes the word out of random bits; must stay below the bound.
  /// - Returns: A word in 0 ..< `bound`.
  @inlinable public mutating func word(
    below bound: UInt64, generating generate: (inout RandomBits) -> UInt64
  ) -> UInt64 {
    if isGenerating {
      let word = generate(&generator.bits)
      if isRecording { record(word, below: bound) }
      return word
    }
    return replay(below: bound)
  }

  @usableFromInline mutating func replay(below bound: UInt64) -> UInt64 {
    let offset = nextWord &* ChoiceSequence.wordSize
    nextWord &+= 1
    var word: UInt64 = 0
    if offset &+ ChoiceSequence.wordSize <= input.count {
      word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    } else if offset < input.count {
      word = ChoiceSequence(bytes: input[offset...]).words[0]
    }
    if bound != 0 && word >= bound { word %= bound }
    if isRecording { record(word, below: bound) }
    return word
  }

  @usableFromInline mutating func record(_ word: UInt64, below bound: UInt64) {
    shared?.append(word, below: bound)
    mark &+= 1
    transcript.words.append(word)
    transcript.bounds.append(bound)
    if redraw != nil { redrew(word, below: bound) }
  }
}
