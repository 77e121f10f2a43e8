extension ShrinkPass {
  /// Makes all words of a span zero, outer spans first.
  static var zeroSpans: ShrinkPass {
    ShrinkPass(name: "zero spans") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count {
        var words = shrinking.words
        for word in shrinking.best.spans[index].range { words[word] = 0 }
        _ = shrinking.accepts(words)
        index += 1
      }
    }
  }

  /// Makes each word as small as it gets: zero, else fewer bits, else by binary search.
  static var lowerWords: ShrinkPass {
    ShrinkPass(name: "lower words") { shrinking in
      var index = 0
      while index < shrinking.words.count {
        shrinking.lowerWord(at: index)
        index += 1
      }
    }
  }
}

extension Shrinking {
  /// Lowers the word at `index`.
  func lowerWord(at index: Int) {
    let original = words[index]
    func replaced(by word: UInt64) -> Bool {
      guard index < words.count, word < words[index] else { return false }
      var lower = words
      lower[index] = word
      return accepts(lower)
    }
    guard original > 0, !replaced(by: 0) else { return }
    let bits = UInt64.bitWidth - original.leadingZeroBitCount
    // A few small words first: what is simple need not be monotone.
    var low: UInt64 = 0
    for width in 1..<min(bits, 9) {
      let prefix = original >> UInt64(bits - width)
      if replaced(by: prefix) { break }
      low = prefix
    }
    let current = index < words.count ? words[index] : 0
    let width = UInt64.bitWidth - current.leadingZeroBitCount
    let shift = largest(upTo: max(0, width - 9)) { replaced(by: current >> UInt64($0)) }
    if shift < width { low = max(low, current >> UInt64(shift + 1)) }
    while index < words.count, low + 1 < words[index] {
      let high = words[index]
      let middle = low + (high - low) / 2
      if !replaced(by: middle) { low = middle }
    }
  }
}
