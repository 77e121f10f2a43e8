import PropertyTesting

extension Mutation {
  /// Deletes one or more elements in a row.
  static let deleteElements = Mutation(name: "delete elements", weight: 3) { draft in
    guard let element = draft.pickElement() else { return false }
    let run = draft.run(from: element)
    draft.keep(0..<run.lowerBound)
    draft.keep(run.upperBound..<draft.count)
    return true
  }

  /// Repeats one or more elements in a row, once or several times.
  static let repeatElements = Mutation(name: "repeat elements", weight: 2) { draft in
    guard let element = draft.pickElement() else { return false }
    let run = draft.run(from: element)
    draft.keep(0..<run.upperBound)
    for _ in 0..<(1 + draft.pick(3)) { draft.keep(run) }
    draft.keep(run.upperBound..<draft.count)
    return true
  }

  /// Copies one or more elements in a row to the start of another element of the same kind.
  static let copyElements = Mutation(name: "copy elements", weight: 2) { draft in
    guard let element = draft.pickElement(),
      let place = draft.pickKin(of: element, where: { $0 != element })
    else { return false }
    draft.keep(0..<place.range.lowerBound)
    draft.keep(draft.run(from: element))
    draft.keep(place.range.lowerBound..<draft.count)
    return true
  }

  /// Moves an element to the place of another element of the same kind.
  static let moveElement = Mutation(name: "move an element", weight: 2) { draft in
    guard let element = draft.pickElement(),
      let place = draft.pickKin(
        of: element, where: { !$0.range.overlaps(element.range) })
    else { return false }
    let (from, to) = (element.range, place.range)
    if from.lowerBound < to.lowerBound {
      draft.keep(0..<from.lowerBound)
      draft.keep(from.upperBound..<to.upperBound)
      draft.keep(from)
      draft.keep(to.upperBound..<draft.count)
    } else {
      draft.keep(0..<to.lowerBound)
      draft.keep(from)
      draft.keep(to.lowerBound..<from.lowerBound)
      draft.keep(from.upperBound..<draft.count)
    }
    return true
  }

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
