// Passes that keep the number of words and lower their values.

extension ShrinkPass {
  /// Sets all words of a span to zero, outer spans first.
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

  /// Lowers each word as far as possible.
  static var lowerWords: ShrinkPass {
    ShrinkPass(name: "lower words") { shrinking in
      var index = 0
      while index < shrinking.words.count {
        shrinking.lower(from: shrinking.words[index]) { word in
          guard index < shrinking.words.count, word < shrinking.words[index] else { return false }
          var words = shrinking.words
          words[index] = word
          return shrinking.accepts(words)
        }
        index += 1
      }
    }
  }

  /// Lowers all words that are equal and have the same bound to another common value.
  ///
  /// If a property fails because two values are equal, neither can be lowered alone.
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

  /// Lowers two words by the same amount, which keeps their difference.
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
        // One step shows whether the failure depends on their difference.
        if isAccepted(least - 1) { shrinking.lower(from: least - 1, isAccepted) }
      }
    }
  }

  /// Lowers a word and raises a later word by the same amount, which keeps their sum.
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
          // In an order with alternating signs an odd distance changes the sign, so the next word is
          // tried as well.
          if shrinking.accepts(words) { return true }
          guard (first.word - rest) % 2 == 1, words[other] < last else { return false }
          words[other] += 1
          return shrinking.accepts(words)
        }
        // Moving the whole amount, one or two shows whether the failure depends on their sum.
        if isAccepted(0) { continue }
        for step: UInt64 in 1...2 where step < first.word && isAccepted(first.word - step) {
          shrinking.lower(from: first.word - step, isAccepted)
          break
        }
      }
    }
  }
}

extension Shrinking {
  /// The smallest bound of a number; words with smaller bounds are flags and kinds.
  private static let smallestNumberBound: UInt64 = 8

  /// Returns the number at `index` with its bound, or `nil` for a flag, a kind or an unknown bound.
  func choice(at index: Int) -> Choice? {
    guard index < best.bounds.count else { return nil }
    let bound = best.bounds[index]
    guard bound == 0 || bound >= Self.smallestNumberBound else { return nil }
    return Choice(word: words[index], bound: bound)
  }

  /// Returns the index of the next word after `index` with the given bound.
  func nextIndex(after index: Int, below bound: UInt64) -> Int? {
    best.bounds.indices.dropFirst(index + 1).first { best.bounds[$0] == bound }
  }
}
