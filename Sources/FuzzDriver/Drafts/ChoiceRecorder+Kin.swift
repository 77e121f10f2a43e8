import PropertyTesting

extension ChoiceRecorder {
  /// The first span of `other`, from the one at `first` on and round, that may stand for `span`.
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

  /// Whether a span of this case and one of another are of the same kind.
  ///
  /// They have the same label, and their words the same bounds as far as the first that is more than
  /// a flag: elements of a list of settings are none of a list of events.
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
