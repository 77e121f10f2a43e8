import PropertyTesting

extension Mutation {
  /// All mutations that combine two cases.
  static let crossings: [Mutation] = [
    .spliceSpan, .insertFromPartner, .joinHeadAndTail, .takeWords,
  ]

  /// Replaces a span with a span of the same kind from the second parent.
  static let spliceSpan = Mutation(name: "splice a span", weight: 2) { draft in
    guard let span = draft.pickSpan(),
      let other = draft.pickKinOfPartner(of: span)
    else { return false }
    draft.keep(0..<span.range.lowerBound)
    draft.keepPartner(other.range)
    draft.keep(span.range.upperBound..<draft.count)
    return true
  }

  /// Inserts an element of the second parent before an element of the same kind.
  static let insertFromPartner = Mutation(name: "insert from the partner", weight: 1) { draft in
    guard let element = draft.pickElement(),
      let other = draft.pickKinOfPartner(of: element)
    else { return false }
    draft.keep(0..<element.range.lowerBound)
    draft.keepPartner(other.range)
    draft.keep(element.range.lowerBound..<draft.count)
    return true
  }

  /// Replaces an element and everything after it with the tail of the second parent, from an element of
  /// the same kind on.
  static let joinHeadAndTail = Mutation(name: "join head and tail", weight: 1) { draft in
    guard let element = draft.pickElement(),
      let other = draft.pickKinOfPartner(of: element)
    else { return false }
    draft.keep(0..<element.range.lowerBound)
    draft.keepPartner(other.range.lowerBound..<draft.partner.words.count)
    return true
  }

  /// Replaces some words in a row with those of the second parent in the same place.
  ///
  /// If all cases have the same structure, words in the same place mean the same.
  static let takeWords = Mutation(name: "take words", weight: 2, isBlind: true) { draft in
    draft.takeFromPartner()
  }
}
