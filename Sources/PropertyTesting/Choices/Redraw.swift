/// A part of a recorded case that is to be drawn anew, while all around it stays as it is.
///
/// The domain draws the part as it would draw it in a random case: kinds as often as it likes them,
/// places where it knows that they matter. No other way of changing words knows that much.
public struct Redraw: Sendable, Hashable {
  /// What is drawn anew.
  public enum Part: Sendable, Hashable {
    /// The word at an index.
    case word(Int)
    /// The span that opens at an index, as deep as given.
    case span(Int, depth: Int)
    /// The element of a list that begins at an index.
    case element(Int)
    /// The whole case, of which nothing stays.
    case everything
  }

  /// What is drawn anew.
  public var part: Part
  /// The index of the word that is read next; after a word it is the one that follows.
  public var next: Int
  /// What the new words come from.
  public var seed: UInt64

  /// Whether the part was come across and drawn anew.
  var isDone = false
  /// How deep the span is that is being drawn; `nil` where none is.
  var depth: Int?

  /// To draw a part anew.
  ///
  /// - Parameters:
  ///   - part: What is drawn anew.
  ///   - next: The index, in the case as it was, of the word that is read next.
  ///   - seed: What the new words come from.
  public init(_ part: Part, next: Int, seed: UInt64) {
    (self.part, self.next, self.seed) = (part, next, seed)
  }
}

extension ChoiceSource {
  /// Every other part is drawn as freely as can be, the rest are smaller, and now and then one is made
  /// of first and last words.
  mutating func begin(_ redraw: Redraw) {
    self.redraw = redraw
    var bits = RandomBits(seed: redraw.seed)
    let smaller = Int(bits.next(below: UInt64(Generator.fullSize)))
    let size = bits.next() & 1 == 0 ? Generator.fullSize : smaller
    generator.begin(case: redraw.seed, size: size, isAtBoundary: bits.next(below: 16) == 0)
    isGenerating = redraw.part == .word(0) || redraw.part == .everything
    // Where nothing stays there is no part to look for.
    if redraw.part == .everything { self.redraw = nil }
  }

  /// Notes a word that was read while there is a part to draw anew.
  @usableFromInline mutating func redrew(_ word: UInt64, below bound: UInt64) {
    guard let redraw else { return }
    // Generation likes words that it has seen: also those before the part.
    if !isGenerating { generator.memory.remember(word, below: bound) }
    guard case .word(let index) = redraw.part, !redraw.isDone else { return }
    isGenerating = mark == index
    if mark == index + 1 { finishRedraw() }
  }

  @usableFromInline mutating func beginRedraw(of label: ChoiceSpan.Label, at start: Int) {
    guard let redraw, !redraw.isDone, !isGenerating else { return }
    switch redraw.part {
    case .word, .everything: return
    case .span(let index, let depth): guard start == index, self.depth == depth else { return }
    case .element(let index): guard start == index, label == .element else { return }
    }
    isGenerating = true
    self.redraw?.depth = depth
  }

  @usableFromInline mutating func endRedraw() {
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
