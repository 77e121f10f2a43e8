extension ShrinkPass {
  /// Puts neighbouring spans in order, simpler ones first: all of a run at once, else two by two.
  static var sortSiblings: ShrinkPass {
    ShrinkPass(name: "sort siblings") { shrinking in
      var first = 0
      while first < shrinking.best.spans.count {
        let isFirst = shrinking.best.siblings(before: first).isEmpty
        let run = isFirst ? shrinking.best.run(startingAt: first) : []
        if run.count > 1 && !shrinking.permute(run, shrinking.sorted(run)) {
          for index in run.indices.dropFirst() {
            let run = shrinking.best.run(startingAt: first)
            guard index < run.count else { break }
            var order = Array(run.indices)
            order.swapAt(index - 1, index)
            _ = shrinking.permute(run, order)
          }
        }
        first += 1
      }
    }
  }

  /// Joins two neighbouring spans into one that has the parts of both.
  ///
  ///     [[1], [2, 3]]   1 1 1 0   1 1 2 1 3 0   0
  ///                     ╰─────╯   ╰─────────╯
  ///     [[1, 2, 3]]     1 1 1       1 2 1 3 0   0
  static var joinSiblings: ShrinkPass {
    ShrinkPass(name: "join siblings") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count {
        if !shrinking.join(startingAt: index) { index += 1 }
      }
    }
  }
}

extension Shrinking {
  /// The order in which the spans of `run` are sorted.
  fileprivate func sorted(_ run: [ChoiceSpan]) -> [Int] {
    let contents = run.map { ChoiceSequence(Array(words[$0.range])) }
    return run.indices.sorted {
      contents[$0] == contents[$1] ? $0 < $1 : contents[$0] < contents[$1]
    }
  }

  /// Proposes the spans of `run` in another order; returns whether that was accepted.
  fileprivate func permute(_ run: [ChoiceSpan], _ order: [Int]) -> Bool {
    let all = run[0].range.lowerBound..<run[run.count - 1].range.upperBound
    var words = words
    words.replaceSubrange(all, with: order.flatMap { words[run[$0].range] })
    return accepts(words)
  }

  /// Joins the span at `index` with the next; returns whether that was accepted.
  fileprivate func join(startingAt index: Int) -> Bool {
    let run = best.run(startingAt: index)
    guard run.count > 1 else { return false }
    let parts = best.spans.filter { $0.depth == run[0].depth + 1 }
    guard let end = parts.last(where: { run[0].range.contains($0.range) })?.range.upperBound,
      let start = parts.first(where: { run[1].range.contains($0.range) })?.range.lowerBound
    else { return false }
    var words = words
    words.removeSubrange(end..<start)
    return accepts(words)
  }
}
