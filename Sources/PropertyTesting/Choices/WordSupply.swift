/// The origin of a test case's words: a replay, a generator, or both in a ``Redraw``.
@usableFromInline struct WordSupply: ~Copyable {
  /// The bytes to replay; empty for a generated case.
  @usableFromInline var input: UnsafeRawBufferPointer
  /// The index in ``input`` of the word to replay next.
  @usableFromInline var nextWord = 0
  @usableFromInline var generator: Generator
  /// Whether the next word is generated rather than replayed.
  @usableFromInline var isGenerating: Bool
  /// The part of a replayed case that is generated, if any.
  var redraw: Redraw?
  /// Whether the input has a word for each element of a list that can be packed.
  var isUnpacked = false
  /// The unpacked words of the packed list that is being replayed.
  var unpacked = Log<UInt64>()

  /// Creates a supply that replays the bytes in `input`, which must outlive it.
  init(replaying input: UnsafeRawBufferPointer, isUnpacked: Bool) {
    self.input = input
    self.isUnpacked = isUnpacked
    isGenerating = false
    generator = Generator(seed: 0)
  }

  /// Creates a supply that generates the cases of the run with `seed`.
  init(seed: UInt64) {
    input = UnsafeRawBufferPointer(start: nil, count: 0)
    isGenerating = true
    generator = Generator(seed: seed)
  }

  /// Starts a generated case; see ``ChoiceSource/begin(case:size:isAtBoundary:)``.
  mutating func begin(case index: UInt64, size: Int, isAtBoundary: Bool) {
    isGenerating = true
    redraw = nil
    generator.begin(case: index, size: size, isAtBoundary: isAtBoundary)
  }

  /// Starts a replay of the bytes in `input`, which must outlive the replay.
  mutating func begin(replaying input: UnsafeRawBufferPointer, isUnpacked: Bool) {
    self.input = input
    self.isUnpacked = isUnpacked
    nextWord = 0
    isGenerating = false
    redraw = nil
  }

  /// Replays the next word: 0 if it is missing, reduced to `bound` if it is too large.
  @inline(__always) mutating func replay(below bound: UInt64) -> UInt64 {
    let offset = nextWord &* ChoiceSequence.wordSize
    nextWord &+= 1
    var word: UInt64 = 0
    if offset &+ ChoiceSequence.wordSize <= input.count {
      word = UInt64(littleEndian: input.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    } else if offset < input.count {
      word = ChoiceSequence(bytes: input[offset...]).words[0]
    }
    return word.reduced(below: bound)
  }
}

extension UInt64 {
  /// Returns this word if it is below `bound`, else its remainder; a bound of 0 stands for 2⁶⁴.
  @inlinable func reduced(below bound: UInt64) -> UInt64 {
    bound != 0 && self >= bound ? self % bound : self
  }
}
