extension ShrinkPass {
  /// Lowers words that are equal, and were drawn below the same bound, to another equal value.
  ///
  /// Where a property fails because two values are the same, neither can be lowered alone.
  static var lowerEqualWords: ShrinkPass {
    ShrinkPass(name: "lower equal words") { shrinking in
      var tried: Set<Choice> = []
      var index = 0
      while index < shrinking.words.count {
        defer { index += 1 }
        guard let choice = shrinking.choice(at: index), choice.word > 0,
          tried.insert(choice).inserted
        else { continue }
        let equals = shrinking.words.indices.filter { shrinking.choice(at: $0) == choice }
        guard equals.count > 1 else { continue }
        shrinking.lower(from: choice.word) { word in
          var words = shrinking.words
          guard equals.allSatisfy({ $0 < words.count && word < words[$0] }) else { return false }
          for index in equals { words[index] = word }
          return shrinking.accepts(words)
        }
      }
    }
  }

  /// Lowers two words by the same amount, and so keeps their difference.
  static var lowerPairs: ShrinkPass {
    ShrinkPass(name: "lower pairs") { shrinking in
      var index = 0
      while index < shrinking.words.count {
        defer { index += 1 }
        guard let first = shrinking.choice(at: index), first.word > 0,
          let other = shrinking.nextIndex(after: index, below: first.bound),
          shrinking.words[other] > 0, shrinking.words[other] != first.word
        else { continue }
        let second = shrinking.words[other]
        let least = min(first.word, second)
        func isAccepted(_ rest: UInt64) -> Bool {
          guard other < shrinking.words.count else { return false }
          var words = shrinking.words
          words[index] = first.word - (least - rest)
          words[other] = second - (least - rest)
          return shrinking.accepts(words)
        }
        // One step shows whether it is their difference that counts.
        if isAccepted(least - 1) { shrinking.lower(from: least - 1, isAccepted) }
      }
    }
  }

  /// Lowers a word and raises a later one by as much, and so keeps their sum.
  static var redistribute: ShrinkPass {
    ShrinkPass(name: "redistribute") { shrinking in
      var index = 0
      while index < shrinking.words.count {
        defer { index += 1 }
        guard let first = shrinking.choice(at: index), first.word > 0,
          let other = shrinking.nextIndex(after: index, below: first.bound)
        else { continue }
        let second = shrinking.words[other]
        let last = first.bound &- 1
        func isAccepted(_ rest: UInt64) -> Bool {
          guard other < shrinking.words.count, rest < shrinking.words[index] else { return false }
          let (sum, overflows) = second.addingReportingOverflow(first.word - rest)
          var words = shrinking.words
          words[index] = rest
          words[other] = overflows ? last : min(sum, last)
          // Where signs take turns, an odd distance would change the sign: one further keeps it.
          if shrinking.accepts(words) { return true }
          guard (first.word - rest) % 2 == 1, words[other] < last else { return false }
          words[other] += 1
          return shrinking.accepts(words)
        }
        // All of it, or a step or two, shows whether it is their sum that counts.
        if isAccepted(0) { continue }
        for step: UInt64 in 1...2 where step < first.word && isAccepted(first.word - step) {
          shrinking.lower(from: first.word - step, isAccepted)
          break
        }
      }
    }
  }
}

/// A word and the bound it was drawn below.
struct Choice: Hashable {
  let word: UInt64
  let bound: UInt64
}

extension Shrinking {
  /// Bounds below this one are those of flags and kinds; what is not a number is not lowered in step.
  private static let smallestNumber: UInt64 = 8

  /// The word at `index` and its bound; `nil` for flags, kinds, and where the bound is not known.
  func choice(at index: Int) -> Choice? {
    guard index < best.bounds.count else { return nil }
    let bound = best.bounds[index]
    guard bound == 0 || bound >= Self.smallestNumber else { return nil }
    return Choice(word: words[index], bound: bound)
  }

  /// The next word after the one at `index` that was drawn below the same bound.
  func nextIndex(after index: Int, below bound: UInt64) -> Int? {
    best.bounds.indices.dropFirst(index + 1).first { best.bounds[$0] == bound }
  }
}
