/// A request to generate a part of a recorded case again and to replay the words around it.
///
/// The domain draws the part as in a random case, with its own preferences for kinds and places. No
/// other change of words knows these preferences.
package struct Redraw: Sendable, Hashable {
  /// A part of a case.
  package enum Part: Sendable, Hashable {
    /// The word at an index.
    case word(Int)
    /// The span that opens at an index, at the given depth.
    case span(Int, depth: Int)
    /// The list element that begins at an index.
    case element(Int)
    /// The whole case, of which no word is replayed.
    case everything
  }

  /// The part to generate.
  package let part: Part
  /// The index in the original case of the word to replay after the part.
  let next: Int
  /// The seed of the generated words.
  let seed: UInt64

  /// Whether the part was found and generated.
  var isDone = false
  /// The depth of the span that is being generated; `nil` outside it.
  var depth: Int?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - part: The part to generate.
  ///   - next: The index in the original case of the word to replay after the part.
  ///   - seed: The seed of the generated words.
  package init(_ part: Part, next: Int, seed: UInt64) {
    (self.part, self.next, self.seed) = (part, next, seed)
  }
}

// MARK: - Redrawing

extension WordSupply {
  /// Starts a redraw of the case whose replay has just begun.
  ///
  /// Half of the parts have full size, the others a random smaller size, and one in 16 consists of
  /// first and last words.
  mutating func begin(_ redraw: Redraw) {
    self.redraw = redraw
    var bits = RandomBits(seed: redraw.seed)
    let smaller = Int(bits.next(below: UInt64(Generator.fullSize)))
    let size = bits.next() & 1 == 0 ? Generator.fullSize : smaller
    generator.begin(case: redraw.seed, size: size, isAtBoundary: bits.next(below: 16) == 0)
    isGenerating = redraw.part == .word(0) || redraw.part == .everything
    // If the whole case is generated, no part has to be found.
    if redraw.part == .everything { self.redraw = nil }
  }

  /// Updates the redraw after the word at `index` was read.
  @usableFromInline mutating func advanceRedraw(
    past word: UInt64, below bound: UInt64, at index: Int
  ) {
    guard let redraw else { return }
    // Generation repeats earlier words, including those before the part.
    if !isGenerating { generator.memory.remember(word, below: bound) }
    guard case .word(let part) = redraw.part, !redraw.isDone else { return }
    isGenerating = index + 1 == part
    if index == part { finishRedraw() }
  }

  /// Starts to generate if the span that opens at `start` is the part.
  mutating func enterSpan(_ label: ChoiceSpan.Label, at start: Int, depth: Int) {
    guard let redraw, !redraw.isDone, !isGenerating else { return }
    switch redraw.part {
    case .word, .everything: return
    case .span(let index, let part): guard start == index, depth == part else { return }
    case .element(let index): guard start == index, label == .element else { return }
    }
    isGenerating = true
    self.redraw?.depth = depth
  }

  /// Returns to the replay if the span that closes at `depth` is the part.
  mutating func leaveSpan(depth: Int) {
    guard let redraw, isGenerating, depth == redraw.depth else { return }
    finishRedraw()
  }

  private mutating func finishRedraw() {
    guard let redraw else { return }
    isGenerating = false
    self.redraw?.isDone = true
    if case .word = redraw.part { nextWord &+= 1 } else { nextWord = redraw.next }
  }
}
