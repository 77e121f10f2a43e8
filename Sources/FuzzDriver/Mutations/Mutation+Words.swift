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
}
