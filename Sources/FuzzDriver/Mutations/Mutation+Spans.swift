import PropertyTesting

extension Mutation {
  /// Swaps two spans of the same kind.
  static let swapSpans = Mutation(name: "swap spans", weight: 2) { draft in
    guard let span = draft.pickSpan(),
      let other = draft.pickKin(
        of: span, where: { !$0.range.overlaps(span.range) })
    else { return false }
    let isFirst = span.range.lowerBound < other.range.lowerBound
    let (first, second) = isFirst ? (span.range, other.range) : (other.range, span.range)
    draft.keep(0..<first.lowerBound)
    draft.keep(second)
    draft.keep(first.upperBound..<second.lowerBound)
    draft.keep(first)
    draft.keep(second.upperBound..<draft.count)
    return true
  }

  /// Replaces a span with another span of the same kind.
  static let replaceSpan = Mutation(name: "replace a span", weight: 2) { draft in
    guard let span = draft.pickSpan(),
      let other = draft.pickKin(
        of: span, where: { $0.range != span.range })
    else { return false }
    draft.keep(0..<span.range.lowerBound)
    draft.keep(other.range)
    draft.keep(span.range.upperBound..<draft.count)
    return true
  }
}
