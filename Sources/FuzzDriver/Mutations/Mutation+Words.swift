import PropertyTesting

extension Mutation {
  /// Replaces a word with one of the first or last words below its bound, a neighbour, or any word.
  static let setWord = Mutation(name: "set a word", weight: 2) { draft in
    guard draft.count > 0 else { return false }
    let index = draft.pick(draft.count)
    let (word, bound) = (draft.original.words[index], draft.original.bounds[index])
    guard bound != 1 else { return false }
    let last = bound &- 1
    let new =
      switch draft.pick(6) {
      case 0: 0 as UInt64
      case 1: min(UInt64(draft.pick(16)), last)
      case 2: last
      case 3: last - min(UInt64(draft.pick(16)), last)
      case 4: draft.once(in: 2) ? min(word, last - 1) + 1 : max(word, 1) - 1
      default: draft.bits.next(below: bound)
      }
    return draft.put(new, at: index)
  }

  /// Adds some units or units in the last place to a number, or doubles, halves, negates or rounds it.
  static let nudgeNumber = Mutation(name: "nudge a number", weight: 4) { draft in
    guard let (word, value) = draft.pickNumber(), value.isFinite else { return false }
    let sign: Double = draft.once(in: 2) ? 1 : -1
    let few = Double(1 + min(draft.bits.next().trailingZeroBitCount, 15))
    let new =
      switch draft.pick(8) {
      case 0, 1: value + sign * few * value.ulp
      case 2, 3: value + sign * few
      case 4: value + sign * Double(1 + draft.pick(100))
      case 5: sign > 0 ? value * 2 : value / 2
      case 6: -value
      default: value.rounded()
      }
    return draft.put(new, as: word)
  }

  /// Makes a number equal to another number of the case, or to a neighbour of that number.
  static let copyNumber = Mutation(name: "copy a number", weight: 3) { draft in
    guard let (word, _) = draft.pickNumber(), let (_, value) = draft.pickNumber() else {
      return false
    }
    let new =
      switch draft.pick(6) {
      case 0: value.nextUp
      case 1: value.nextDown
      default: value
      }
    return draft.put(new, as: word)
  }

  /// Replaces a number with the sum, the difference, or the middle of two numbers of the case.
  static let combineNumbers = Mutation(name: "combine numbers", weight: 2) { draft in
    guard let (word, _) = draft.pickNumber(), let (_, a) = draft.pickNumber(),
      let (_, b) = draft.pickNumber()
    else { return false }
    let new =
      switch draft.pick(4) {
      case 0: a + b
      case 1: a - b
      default: a / 2 + b / 2
      }
    return draft.put(new, as: word)
  }
}

extension Draft {
  /// Makes a word stand for `value` or a number near it, and returns whether that is a change.
  fileprivate mutating func put(_ value: Double, as word: NumberWord) -> Bool {
    guard let new = word.order.word(near: value) else { return false }
    return put(new, at: word.index)
  }
}
