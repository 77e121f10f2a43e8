// Passes that keep the number of words and lower their values.

extension ShrinkPass {
  /// Sets all words of a span to zero, outer spans first.
  static var zeroSpans: ShrinkPass {
    ShrinkPass(name: "zero spans") { shrinking in
      var index = 0
      while index < shrinking.best.spans.count && !shrinking.isOver {
        var words = shrinking.words
        for word in shrinking.best.spans[index].range { words[word] = 0 }
        _ = shrinking.accepts(words)
        index += 1
      }
    }
  }

  /// Makes each number that is not round a round fraction.
  static var roundNumbers: ShrinkPass {
    ShrinkPass(name: "round numbers") { shrinking in
      for (index, order) in shrinking.parts.orders.sorted(by: { $0.key < $1.key }) {
        guard index < shrinking.words.count else { return }
        for word in order.rounded(shrinking.words[index]) where !shrinking.isOver {
          guard index < shrinking.words.count, word < shrinking.words[index] else { break }
          var words = shrinking.words
          words[index] = word
          if shrinking.accepts(words) { break }
        }
      }
    }
  }

  /// Lowers each word as far as possible.
  static var lowerWords: ShrinkPass {
    ShrinkPass(name: "lower words") { shrinking in
      var index = 0
      while index < shrinking.words.count && !shrinking.isOver {
        shrinking.searchOnce(.word, at: [index]) {
          shrinking.lower(from: shrinking.words[index]) { word in
            guard index < shrinking.words.count, word < shrinking.words[index] else {
              return false
            }
            var words = shrinking.words
            words[index] = word
            return shrinking.accepts(words)
          }
        }
        index += 1
      }
    }
  }
}
