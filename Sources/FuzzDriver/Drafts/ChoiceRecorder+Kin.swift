import PropertyTesting

extension ChoiceRecorder {
  /// Returns the first span of `other` that may replace `span`, searching from index `first` and wrapping
  /// around.
  func kin(
    of span: ChoiceSpan, of other: borrowing ChoiceRecorder, from first: Int,
    where isWanted: (ChoiceSpan) -> Bool
  ) -> ChoiceSpan? {
    let spans = other.spans
    for index in spans.indices {
      let candidate = spans[(first + index) % spans.count]
      if isWanted(candidate), areKin(span, candidate, of: other) { return candidate }
    }
    return nil
  }

  /// Whether a span of this case and a span of another case are of the same kind.
  ///
  /// Their labels are equal, and so are the bounds of their words up to the first word that is not a
  /// flag. So an element of a list of settings cannot replace an element of a list of events.
  private func areKin(_ a: ChoiceSpan, _ b: ChoiceSpan, of other: borrowing ChoiceRecorder) -> Bool
  {
    guard a.label == b.label, !a.range.isEmpty, !b.range.isEmpty else { return false }
    let (mine, theirs) = (bounds, other.bounds)
    for (i, j) in zip(a.range, b.range) {
      guard mine[i] == theirs[j] else { return false }
      if mine[i] == 0 || mine[i] > 2 { break }
    }
    return true
  }
}
