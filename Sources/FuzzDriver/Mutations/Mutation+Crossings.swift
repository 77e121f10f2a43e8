import PropertyTesting

extension Mutation {
  /// The ways of making a case of two.
  static let crossings: [Mutation] = [
    .spliceSpan, .insertFromPartner, .joinHeadAndTail, .takeWords,
  ]

  /// Replaces a span by one of its kind of the second parent.
  static let spliceSpan = Mutation(name: "splice a span", weight: 2) { draft in
    guard let span = draft.pickSpan(),
      let other = draft.pickKinOfPartner(of: span)
    else { return false }
    draft.keep(0..<span.range.lowerBound)
    draft.keepPartner(other.range)
    draft.keep(span.range.upperBound..<draft.count)
    return true
  }

  /// Inserts an element of the second parent before one of its kind.
  static let insertFromPartner = Mutation(name: "insert from the partner", weight: 1) { draft in
    guard let element = draft.pickElement(),
      let other = draft.pickKinOfPartner(of: element)
    else { return false }
    draft.keep(0..<element.range.lowerBound)
    draft.keepPartner(other.range)
    draft.keep(element.range.lowerBound..<draft.count)
    return true
  }

  /// Goes on from an element with what the second parent has from one of its kind on.
  static let joinHeadAndTail = Mutation(name: "join head and tail", weight: 1) { draft in
    guard let element = draft.pickElement(),
      let other = draft.pickKinOfPartner(of: element)
    else { return false }
    draft.keep(0..<element.range.lowerBound)
    draft.keepPartner(other.range.lowerBound..<draft.partner.words.count)
    return true
  }

  /// Takes what the second parent has in the same place: a word, or all up to another one.
  ///
  /// Where all cases are read alike, as numbers of a part of the engine are, places mean the same.
  static let takeWords = Mutation(name: "take words", weight: 2, isBlind: true) { draft in
    draft.takeFromPartner()
  }
}
