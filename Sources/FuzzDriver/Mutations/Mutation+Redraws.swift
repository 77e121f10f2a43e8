import PropertyTesting

extension Mutation {
  /// Inserts an element that the domain draws, before another element or at the end of a list.
  ///
  /// Every list asks "one more?" before each element; another yes in that place makes room.
  static let insertElement = Mutation(name: "insert an element", weight: 5) { draft in
    guard draft.count < draft.limit, let place = draft.pickQuestion() else { return false }
    draft.keep(0..<place)
    draft.words.append(1)
    draft.keep(place..<draft.count)
    return draft.redraw(.element(place), next: place + 1)
  }

  /// Redraws a span.
  static let redrawSpan = Mutation(name: "redraw a span", weight: 5) { draft in
    guard let span = draft.pickSpan() else { return false }
    draft.keep(0..<draft.count)
    return draft.redraw(
      .span(span.range.lowerBound, depth: span.depth), next: span.range.upperBound)
  }

  /// Redraws a word.
  static let redrawWord = Mutation(name: "redraw a word", weight: 3) { draft in
    guard draft.count > 0 else { return false }
    let index = draft.pick(draft.count)
    draft.keep(0..<draft.count)
    return draft.redraw(.word(index), next: index + 1)
  }

  /// Returns the mutation that draws a new case, which has nothing in common with the current one.
  static func redrawCase(weight: Int) -> Mutation {
    Mutation(name: "redraw the case", weight: weight, isBlind: true) { draft in
      draft.redraw(.everything, next: 0)
    }
  }
}
