/// An enumeration of all cases of a small domain, from simple to complex, which keeps none of them.
///
/// The next case follows from the words and bounds of the last one: the last word that can be raised
/// is raised by one, and the words after it start again at zero.
///
///     array of booleans, count 0...1:   0,  1 0 0,  1 1 0
///
/// The cases form a tree with a node before each word. An enumeration ends as soon as a node must be
/// expected to have too many cases, if the branches that were not visited are like the current branch:
///
///     pairs of digits   0 0         10 branches, each with 10 branches: 100 cases
///     lists of digits   1 0 1 0 0   the first list ends after one word, so 1 + 10 × (1 + 10 × 2)
struct Enumeration {
  /// The case to draw next; `nil` after the last.
  private(set) var upcoming: ChoiceSequence? = []
  /// The number of cases so far.
  private var count = 0
  /// For each node on the way to the last case, the number of cases before the first below it.
  private var starts: [Int] = []
  private let limit: Double

  /// The largest number of words in a case of a domain that can be enumerated.
  static let mostWords = 64

  /// An enumeration that ends if there are more than `limit` cases.
  init(limit: Int) { self.limit = Double(limit) }

  /// Moves on to the case after ``upcoming``.
  ///
  /// - Parameter recording: The recording of the upcoming case.
  /// - Returns: Whether the domain can still be small; if not, the enumeration is of no use.
  mutating func advance(past recording: ChoiceRecording) -> Bool {
    let words = recording.choices.words
    let bounds = recording.bounds
    guard words.count <= Self.mostWords else { return false }
    while starts.count < words.count { starts.append(count) }
    count += 1
    // The number of cases below the current node, from the last node up to the root.
    var expected = 1.0
    var next = count - 1
    for index in words.indices.reversed() {
      guard bounds[index] > 0 else { return false }
      let visited = Double(next - starts[index])
      expected = visited + expected * Double(bounds[index] - words[index])
      next = starts[index]
      guard expected <= limit else { return false }
    }
    upcoming = successor(of: words, bounds).map {
      ChoiceSequence($0, isUnpacked: recording.choices.isUnpacked)
    }
    return count <= Int(limit)
  }

  private mutating func successor(of words: [UInt64], _ bounds: [UInt64]) -> [UInt64]? {
    var words = words
    while let word = words.popLast() {
      if word + 1 < bounds[words.count] {
        starts.removeSubrange((words.count + 1)...)
        return words + [word + 1]
      }
    }
    return nil
  }
}
