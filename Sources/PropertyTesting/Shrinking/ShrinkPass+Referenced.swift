extension ShrinkPass {
  /// Deletes an element, and adjusts the words of later elements that refer to others by their places.
  ///
  ///     open a, open b, open c, use 1 (b), use 2 (c)
  ///     open b, open c, use 0 (b), use 1 (c)
  ///
  /// After the deletion there are fewer things to refer to, so the bounds of such words are lower by one.
  /// The words at or above the place of the deleted thing are decremented. That place is not known, so each
  /// possible one is tried.
  static var deleteReferenced: ShrinkPass {
    ShrinkPass(name: "delete referenced") { shrinking in
      var index = shrinking.best.spans.count - 1
      while index >= 0 && !shrinking.isOver {
        if index < shrinking.best.spans.count { shrinking.deleteReferenced(at: index) }
        index -= 1
      }
    }
  }
}

extension Shrinking {
  /// The largest number of places that the pass tries for a deleted element.
  private static let mostPlaces = 8

  /// Deletes the element at `index`, and decrements later words whose bounds are then lower by one.
  fileprivate func deleteReferenced(at index: Int) {
    let span = best.spans[index]
    guard span.label == .element, span.range.upperBound < words.count else { return }
    var shorter = words
    shorter.removeSubrange(span.range)
    guard let drawn = draw(shorter), drawn.choices.count == shorter.count else { return }
    let references = span.range.upperBound..<words.count
    let count = span.range.count
    let lowered = references.filter {
      words[$0] > 0 && best.bounds[$0] == drawn.bounds[$0 - count] &+ 1
    }
    let places = Set(lowered.map { words[$0] }).sorted().prefix(Self.mostPlaces)
    for place in places {
      var adjusted = words
      for reference in lowered where words[reference] >= place { adjusted[reference] -= 1 }
      adjusted.removeSubrange(span.range)
      if accepts(adjusted, shorter: true) { return }
    }
  }
}
