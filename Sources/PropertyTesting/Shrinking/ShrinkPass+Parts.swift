extension ShrinkPass {
  /// Replaces a span by a part of itself with the same label: a tree by one of its branches.
  static var replaceByPart: ShrinkPass {
    ShrinkPass(name: "replace by part") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count {
        if !shrinking.replaceByPart(at: index) { index += 1 }
      }
    }
  }

  /// Moves a span to where an earlier one with the same label begins.
  static var moveSpans: ShrinkPass {
    ShrinkPass(name: "move spans") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count {
        if !shrinking.moveSpan(at: index) { index += 1 }
      }
    }
  }
}

extension Shrinking {
  /// Moves the span at `index` to the front; returns whether that was accepted.
  fileprivate func moveSpan(at index: Int) -> Bool {
    let span = best.spans[index]
    let moved = words[span.range]
    for earlier in best.spans[..<index] {
      // Only what is smaller at its new place can make the whole simpler.
      guard earlier.range.lowerBound < span.range.lowerBound, earlier.label == span.label,
        moved.lexicographicallyPrecedes(words[earlier.range.lowerBound...].prefix(moved.count))
      else { continue }
      var words = words
      words.removeSubrange(span.range)
      words.insert(contentsOf: moved, at: earlier.range.lowerBound)
      if accepts(words) { return true }
    }
    return false
  }

  /// Replaces the span at `index` by a part of itself; returns whether that was accepted.
  fileprivate func replaceByPart(at index: Int) -> Bool {
    let span = best.spans[index]
    for part in best.spans[(index + 1)...] {
      guard span.range.contains(part.range) else { break }
      guard part.label == span.label, part.range.count < span.range.count else { continue }
      var words = words
      words.replaceSubrange(span.range, with: words[part.range])
      if accepts(words) { return true }
    }
    return false
  }
}
