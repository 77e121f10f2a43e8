extension ShrinkPass {
  /// Deletes spans, from the last to the first, more at a time as long as that works.
  static var deleteSpans: ShrinkPass {
    ShrinkPass(name: "delete spans") { shrinking in
      var index = shrinking.best.spans.count - 1
      while index >= 0 {
        if index < shrinking.best.spans.count {
          index = shrinking.deleteRun(endingAt: index)
        }
        index -= 1
      }
    }
  }
}

extension Shrinking {
  /// Deletes as many siblings up to the span at `index` as it can; returns the first one's index.
  func deleteRun(endingAt index: Int) -> Int {
    let spans = best.spans
    let last = spans[index]
    let run = [index] + best.siblings(before: index)
    let words = words
    let deleted = largest(upTo: run.count) { count in
      var shorter = words
      shorter.removeSubrange(spans[run[count - 1]].range.lowerBound..<last.range.upperBound)
      return accepts(shorter)
    }
    return deleted == 0 ? index : run[deleted - 1]
  }
}
