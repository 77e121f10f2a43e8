/// One way of making cases simpler: proposes sequences, and lets ``Shrinking`` accept.
struct ShrinkPass {
  /// What it does, for reports and tests.
  let name: String
  /// Proposes what it can think of, once over the whole case.
  let propose: (Shrinking) -> Void

  /// The passes in the order in which they run: those that remove most first.
  static var all: [ShrinkPass] {
    [
      .deleteSpans, .replaceByPart, .zeroSpans, .lowerEqualWords, .lowerPairs, .lowerWords,
      .joinSiblings,
      .sortSiblings, .deleteCounted, .deleteIndexed, .redistribute, .moveSpans, .deleteAndReverse,
    ]
  }
}
