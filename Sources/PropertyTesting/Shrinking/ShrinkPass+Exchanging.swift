extension ShrinkPass {
  /// Exchanges two words wherever they occur, so that the smaller one comes first.
  ///
  ///     put 2, put 0, get 2, put 1   becomes   put 0, put 1, get 0, put 2
  ///
  /// Where words are names, such as the keys of a cache, only their equality matters.
  static var exchangeWords: ShrinkPass {
    ShrinkPass(name: "exchange words", isThorough: true) { shrinking in
      var index = 0
      while index < shrinking.words.count && !shrinking.isOver {
        shrinking.exchange(from: index)
        index += 1
      }
    }
  }
}

extension Shrinking {
  /// The smallest bound of a word that may be a name; words with smaller bounds select a kind of value.
  private static let smallestBound: UInt64 = 3

  /// Exchanges the word at `index`, if it is the first of its value, with a smaller word that comes later.
  ///
  /// Only words with the same bound are exchanged.
  fileprivate func exchange(from index: Int) {
    let (larger, bound) = (words[index], best.bounds[index])
    guard bound == 0 || bound >= Self.smallestBound else { return }
    let places = words.indices.filter { best.bounds[$0] == bound }
    guard places.first(where: { words[$0] == larger }) == index else { return }
    let smaller = Set(places.filter { $0 > index }.map { words[$0] }).filter { $0 < larger }
    for smaller in smaller.sorted() where !isOver {
      var exchanged = words
      for place in places {
        switch words[place] {
        case larger: exchanged[place] = smaller
        case smaller: exchanged[place] = larger
        default: break
        }
      }
      if accepts(exchanged) { return }
    }
  }
}
