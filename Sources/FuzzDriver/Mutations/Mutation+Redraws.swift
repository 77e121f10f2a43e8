import PropertyTesting

extension Mutation {
  /// Inserts an element that the domain draws, before another one or at the end of a list.
  ///
  /// Every list asks "one more?" before each element; where it is asked, another yes makes room.
  static let insertElement = Mutation(name: "insert an element", weight: 5) { draft in
    guard draft.count < draft.limit, let place = draft.pickQuestion() else { return false }
    draft.keep(0..<place)
    draft.words.append(1)
    draft.keep(place..<draft.count)
    return draft.redraw(.element(place), next: place + 1)
  }

  /// Lets the domain draw a span anew.
  static let redrawSpan = Mutation(name: "redraw a span", weight: 5) { draft in
    guard let span = draft.pickSpan() else { return false }
    draft.keep(0..<draft.count)
    return draft.redraw(
      .span(span.range.lowerBound, depth: span.depth), next: span.range.upperBound)
  }

  /// Lets the domain draw a word anew.
  static let redrawWord = Mutation(name: "redraw a word", weight: 3, isBlind: true) { draft in
    draft.redrawWordOfInput()
  }

  /// Lets the domain draw another case, of which the one at hand is no part.
  ///
  /// What random cases find soon is so found soon, whatever the search has come to.
  static let redrawCase = Mutation(name: "redraw the case", weight: 16, isBlind: true) { draft in
    draft.redraw(.everything, next: 0)
  }
}
