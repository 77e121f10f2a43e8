extension ShrinkPass {
  /// Shortens all runs of equal elements that have the same length, by half of it or by one element.
  ///
  ///     8 pushes, a pop, 2 pushes, 8 pops   becomes   4 pushes, a pop, 2 pushes, 4 pops
  static var shortenRuns: ShrinkPass {
    ShrinkPass(name: "shorten runs", isThorough: true) { shrinking in shrinking.shortenRuns() }
  }
}

extension Shrinking {
  /// Shortens runs of equal elements, the longest first.
  fileprivate func shortenRuns() {
    var runs = equalRuns
    for length in Set(runs.map(\.count)).sorted(by: >) where length > 1 && !isOver {
      for count in [length / 2, length - 1] {
        let removed = runs.filter { $0.count == length }.flatMap { $0.dropFirst(count) }
        guard runs.count(where: { $0.count == length }) > 1 else { break }
        let unread = Set(removed.flatMap { best.spans[$0].range })
        let shorter = words.indices.filter { !unread.contains($0) }.map { words[$0] }
        if accepts(shorter) { runs = equalRuns }
      }
    }
  }

  /// The runs of adjacent elements with the same words, each as the indices of their spans.
  private var equalRuns: [[Int]] {
    func contents(_ index: Int) -> ArraySlice<UInt64> { words[best.spans[index].range] }
    var runs: [[Int]] = []
    for siblings in parts.runs where best.spans[siblings[0]].label == .element {
      var run = [siblings[0]]
      for index in siblings.dropFirst() {
        if contents(index) == contents(run[0]) {
          run.append(index)
        } else {
          runs.append(run)
          run = [index]
        }
      }
      runs.append(run)
    }
    return runs
  }
}
