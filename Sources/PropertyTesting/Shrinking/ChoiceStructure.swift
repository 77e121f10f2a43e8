/// The parts of a recorded case that passes look up: its runs of siblings and its numbers.
///
/// Siblings are adjacent spans with the same label in the same enclosing span, such as the elements of
/// an array. Finding all runs at once takes time linear in the number of spans.
struct ChoiceStructure {
  /// The runs of siblings, each as the indices of its spans from first to last.
  private(set) var runs: [[Int]] = []
  /// For each span, its run and its place in the run.
  private(set) var places: [(run: Int, place: Int)] = []
  /// The orders of the words that encode numbers, by the index of the word.
  let orders: [Int: any NumberOrder]
  /// The indices of the words that say that a list has one more element.
  ///
  /// The first word of each element of a list without such words counts too, if it is a flag.
  let questions: Set<Int>

  init(_ recording: ChoiceRecording) {
    orders = Dictionary(
      recording.numbers.map { ($0.index, $0.order) }, uniquingKeysWith: { _, last in last })
    questions = Set(
      recording.spans.lazy.filter { $0.label == .element && !$0.range.isEmpty }
        .map(\.range.lowerBound).filter { recording.bounds[$0] == 2 })
    places.reserveCapacity(recording.spans.count)
    // The latest span at each depth that a sibling can follow.
    var latest: [Int] = []
    for (index, span) in recording.spans.enumerated() {
      latest.removeSubrange(min(span.depth + 1, latest.count)...)
      while latest.count < span.depth { latest.append(-1) }
      if latest.count > span.depth, latest[span.depth] >= 0 {
        let earlier = recording.spans[latest[span.depth]]
        if earlier.range.upperBound == span.range.lowerBound, earlier.label == span.label {
          let run = places[latest[span.depth]].run
          places.append((run, runs[run].count))
          runs[run].append(index)
          latest[span.depth] = index
          continue
        }
      }
      places.append((runs.count, 0))
      runs.append([index])
      if latest.count > span.depth { latest[span.depth] = index } else { latest.append(index) }
    }
  }

  /// Returns the run of the span at `index`, as the indices of its spans.
  func run(of index: Int) -> [Int] { runs[places[index].run] }

  /// Returns the spans from the one at `index` to the end of its run, as indices.
  func run(from index: Int) -> ArraySlice<Int> { run(of: index)[places[index].place...] }
}
