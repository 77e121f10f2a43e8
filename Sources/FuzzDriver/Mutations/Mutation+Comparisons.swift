import PropertyTesting

extension Mutation {
  /// The mutations that use what the code under test compares its values with.
  static let comparisons: [Mutation] = [.takeOperand, .insertOperand]

  /// Makes an integer equal to an operand of a comparison, or to a neighbour of it.
  static let takeOperand = Mutation(name: "take an operand of a comparison", weight: 1) { draft in
    guard let (word, _) = draft.pickNumber(),
      let operand = draft.comparisons.pickOperand(draft.bits.next())
    else { return false }
    let neighbours: [UInt64] = [0, 0, 1, .max]
    let moved = operand &+ neighbours[draft.pick(neighbours.count)]
    return word.word(ofOperand: moved).map { draft.put($0, at: word.index) } ?? false
  }

  /// Inserts the bytes of an operand of a comparison into a list of bytes or scalars, or overwrites some of
  /// the list with them: compilers compare several bytes at once.
  static let insertOperand = Mutation(name: "insert an operand of a comparison", weight: 1) {
    draft in
    guard !draft.original.packs.isEmpty,
      let operand = draft.comparisons.pickOperand(draft.bits.next())
    else { return false }
    var bytes = operand.bytes(operand.byteCount)
    switch draft.pick(4) {
    case 0: bytes.reverse()
    case 1: bytes = bytes.withoutZeros
    default: break
    }
    let place = draft.original.packs[draft.pick(draft.original.packs.count)]
    let start = draft.once(in: 2) ? 0 : draft.pick(place.count + 1)
    return draft.insert(
      place.words(of: bytes), in: place, at: start, overwriting: draft.once(in: 2))
  }

  /// Lets libFuzzer change the bytes of a list of bytes or scalars.
  ///
  /// libFuzzer notes what functions such as `memcmp` compare, and inserts it.
  static let changeList = Mutation(name: "change the bytes of a list", weight: 1) { draft in
    guard !draft.original.packs.isEmpty else { return false }
    let place = draft.original.packs[draft.pick(draft.original.packs.count)]
    var bytes = place.bytes(in: draft.original.words)
    let count = bytes.count
    bytes += repeatElement(0, count: Self.growth)
    let size = bytes.withUnsafeMutableBytes { bytes -> Int in
      guard let start = bytes.baseAddress else { return 0 }
      return draft.changeBytes(start.assumingMemoryBound(to: UInt8.self), count, bytes.count)
    }
    let elements = place.words(of: bytes.prefix(size)).prefix(place.list.limits.upperBound)
    guard size > 0, elements.count >= place.list.limits.lowerBound else { return false }
    draft.replace(place, with: elements)
    return true
  }

  /// The number of bytes by which a list may grow: the size of libFuzzer's largest operands.
  private static let growth = 64
}
