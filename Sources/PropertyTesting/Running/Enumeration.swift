/// All cases of a small domain, one after the other, from simple to complex.
///
/// What was read says what else could have been: the last word that is not yet at its bound is raised
/// by one, and what comes after it is drawn anew from zeros.
///
///     array of booleans, count 0...1:   0,  1 0 0,  1 1 0
struct Enumeration: IteratorProtocol {
  private let draw: (ChoiceSequence) -> ChoiceRecording?
  private var upcoming: ChoiceSequence? = []
  /// Whether it ran into a word with more choices than there may be cases, and gave up.
  private(set) var isTooLarge = false
  private let limit: UInt64

  /// An enumeration of what `draw` reads.
  ///
  /// - Parameters:
  ///   - limit: As many cases there are in a small domain at most.
  ///   - draw: What drawing words reads, up to the discard if there is one.
  init(limit: Int, draw: @escaping (ChoiceSequence) -> ChoiceRecording?) {
    self.limit = UInt64(max(0, limit))
    self.draw = draw
  }

  /// How many words a case of a small domain has at most.
  private static let mostWords = 64

  mutating func next() -> ChoiceSequence? {
    guard let candidate = upcoming, let recording = draw(candidate) else { return nil }
    let bounds = recording.bounds
    guard bounds.count <= Self.mostWords, bounds.allSatisfy({ $0 > 0 && $0 <= limit }) else {
      isTooLarge = true
      return nil
    }
    upcoming = Self.successor(of: recording)
    return recording.choices
  }

  private static func successor(of recording: ChoiceRecording) -> ChoiceSequence? {
    var words = recording.choices.words
    while let word = words.popLast() {
      if word + 1 < recording.bounds[words.count] { return ChoiceSequence(words + [word + 1]) }
    }
    return nil
  }
}

extension AnyProperty {
  /// All cases of this property's domain, or `nil` if there are more than `limit`.
  func allCases(limit: Int) -> [ChoiceSequence]? {
    var enumeration = Enumeration(limit: limit) { choices in
      ChoiceSource.replaying(choices, isRecording: true) { _ = try? draw(&$0) }.1
    }
    var cases: [ChoiceSequence] = []
    while let next = enumeration.next() {
      if cases.count == limit { return nil }
      cases.append(next)
    }
    return enumeration.isTooLarge ? nil : cases
  }
}
