/// An iterator over all cases of a small domain, from simple to complex.
///
/// The next case follows from the words and bounds of the last one: the last word that can be raised
/// is raised by one, and the words after it start again at zero.
///
///     array of booleans, count 0...1:   0,  1 0 0,  1 1 0
struct Enumeration: IteratorProtocol {
  private let draw: (ChoiceSequence) -> ChoiceRecording?
  private var upcoming: ChoiceSequence? = []
  /// Whether a case had too many words, or a word with more choices than the limit of cases.
  private(set) var isTooLarge = false
  private let limit: UInt64

  /// An enumeration of the cases that `draw` reads.
  ///
  /// - Parameters:
  ///   - limit: The largest number of cases of a small domain.
  ///   - draw: Returns the words that drawing a case reads, up to a discard if there is one.
  init(limit: Int, draw: @escaping (ChoiceSequence) -> ChoiceRecording?) {
    self.limit = UInt64(max(0, limit))
    self.draw = draw
  }

  /// The largest number of words in a case of a small domain.
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
  /// Returns all cases of the property's domain, or `nil` if there are more than `limit`.
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
