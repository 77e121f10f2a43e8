extension ChoiceRecording {
  /// The span at `index` and those right after it that are as deep and have the same label.
  func run(startingAt index: Int) -> [ChoiceSpan] {
    var run = [spans[index]]
    for span in spans[(index + 1)...] {
      let last = run[run.count - 1]
      if span.range.lowerBound < last.range.upperBound { continue }
      guard span.range.lowerBound == last.range.upperBound, span.depth == last.depth,
        span.label == last.label
      else { break }
      run.append(span)
    }
    return run
  }

  /// The indices of the spans right before the one at `index`, side by side and as deep; nearest first.
  func siblings(before index: Int) -> [Int] {
    var siblings: [Int] = []
    var start = spans[index].range.lowerBound
    for earlier in stride(from: index - 1, through: 0, by: -1) {
      let span = spans[earlier]
      if span.depth < spans[index].depth { break }
      guard span.depth == spans[index].depth else { continue }
      if span.range.upperBound != start { break }
      siblings.append(earlier)
      start = span.range.lowerBound
    }
    return siblings
  }
}
