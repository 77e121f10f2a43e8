/// A way to simplify cases: it proposes sequences, and ``Shrinking`` accepts or rejects them.
struct ShrinkPass {
  /// The name, for tests.
  let name: String
  /// Whether the pass runs only if no other pass can simplify the case, because it takes many calls.
  var isThorough = false
  /// Makes every proposal of the pass, once over the whole case.
  let propose: (Shrinking) -> Void

  /// All passes in the order in which they run: those that remove the most words come first.
  static var all: [ShrinkPass] {
    [
      .deleteSpans, .replaceByPart, .zeroSpans, .lowerEqualWords, .lowerPairs, .roundNumbers,
      .lowerWords, .joinSiblings, .sortSiblings, .deleteCounted, .deleteIndexed,
      .deleteReferenced, .redistribute, .moveSpans, .deleteAndReverse, .lowerBeforePart,
      .shortenRuns, .deleteAndRename, .exchangeNames, .lowerTogether, .lowerByStrides,
    ]
  }
}
