// Passes that change several numbers at once, because a failure can depend on how they relate.

extension ShrinkPass {
  /// Lowers all words that are equal and have the same bound to another common value.
  ///
  /// If a property fails because two values are equal, neither can be lowered alone.
  static var lowerEqualWords: ShrinkPass {
    ShrinkPass(name: "lower equal words") { shrinking in
      var tried: Set<Choice> = []
      var index = 0
      while index < shrinking.words.count && !shrinking.isOver {
        defer { index += 1 }
        guard let choice = shrinking.value(at: index), choice.word > 0,
          tried.insert(choice).inserted
        else { continue }
        let equals = shrinking.words.indices.filter { shrinking.value(at: $0) == choice }
        guard equals.count > 1 else { continue }
        shrinking.searchOnce(.equals, at: equals) {
          shrinking.lower(from: choice.word) { word in
            var words = shrinking.words
            guard equals.allSatisfy({ $0 < words.count && word < words[$0] }) else { return false }
            for index in equals { words[index] = word }
            return shrinking.accepts(words)
          }
        }
      }
    }
  }

  /// Moves a number towards the simplest and the next by the same distance in the same direction, which
  /// keeps their difference.
  static var lowerPairs: ShrinkPass {
    ShrinkPass(name: "lower pairs") { shrinking in
      shrinking.forEachNumber { index in
        // A number that can be zero is left to another pass.
        guard let other = shrinking.next(after: index), shrinking.words[other] > 0,
          !shrinking.zero(index)
        else { return }
        shrinking.lower(index, with: [other], keeping: .difference)
      }
    }
  }

  /// Moves a number towards the simplest and the next by the same distance in the opposite direction,
  /// which keeps their sum.
  static var redistribute: ShrinkPass {
    ShrinkPass(name: "redistribute") { shrinking in
      shrinking.forEachNumber { index in
        guard let other = shrinking.next(after: index) else { return }
        shrinking.lower(index, with: [other], keeping: .sum)
      }
    }
  }

  /// Does the same with any number that is up to four words away, and with all of them at once; and
  /// changes the signs of two numbers.
  static var lowerTogether: ShrinkPass {
    ShrinkPass(name: "lower together", isThorough: true) { shrinking in
      shrinking.forEachNumber { index in
        let near = shrinking.numbers(near: index)
        for other in near where other != shrinking.next(after: index) {
          shrinking.lower(index, with: [other], keeping: .difference)
          shrinking.lower(index, with: [other], keeping: .sum)
        }
        if near.count > 1 { shrinking.lower(index, with: near, keeping: .difference) }
        for other in near where shrinking.mirror(index, other) { break }
      }
    }
  }
}

extension Shrinking {
  /// The smallest bound of a number; words with smaller bounds are flags and kinds.
  private static let smallestNumberBound: UInt64 = 8

  /// The greatest distance in words between numbers that are lowered together.
  private static let reach = 4

  /// Returns the number at `index` with its bound, or `nil` for a flag, a kind or an unknown bound.
  func choice(at index: Int) -> Choice? {
    guard index < best.bounds.count else { return nil }
    let bound = best.bounds[index]
    guard bound == 0 || bound >= Self.smallestNumberBound else { return nil }
    return Choice(word: words[index], bound: bound)
  }

  /// Returns the word at `index` with its bound, or `nil` if it says whether a list goes on.
  ///
  /// Equal values can be flags and kinds, too, such as two equal options.
  fileprivate func value(at index: Int) -> Choice? {
    guard index < best.bounds.count, !parts.questions.contains(index) else { return nil }
    return Choice(word: words[index], bound: best.bounds[index])
  }

  /// Calls `body` with the index of each number that can be lowered.
  fileprivate func forEachNumber(_ body: (Int) -> Void) {
    var index = 0
    while index < words.count && !isOver {
      if words[index] > 0 && choice(at: index) != nil { body(index) }
      index += 1
    }
  }

  /// Returns the index of the next number after `index` with the same bound.
  fileprivate func next(after index: Int) -> Int? {
    best.bounds.indices.dropFirst(index + 1).first { best.bounds[$0] == best.bounds[index] }
  }

  /// Returns the indices of the numbers after `index` within reach.
  fileprivate func numbers(near index: Int) -> [Int] {
    (index + 1...index + Self.reach).filter { choice(at: $0) != nil }
  }

  /// Lowers the number at `index` to the simplest, and returns whether that was accepted.
  fileprivate func zero(_ index: Int) -> Bool {
    var words = words
    words[index] = 0
    return accepts(words)
  }

  /// Lowers the number at `index`, and moves `others` so that their relation to it stays.
  ///
  /// All proposals start from the same case and keep within its bounds, because a case that was accepted on the way
  /// may have fewer words and other bounds.
  fileprivate func lower(_ index: Int, with others: [Int], keeping relation: Search) {
    searchOnce(relation, at: [index] + others) {
      guard index < words.count, let (distance, isAbove) = offset(at: index), distance > 0 else {
        return
      }
      let (start, orders) = (best, parts.orders)
      func isAccepted(_ rest: UInt64) -> Bool {
        var words = start.choices.words
        for other in [index] + others where other < words.count {
          let isUp = (relation == .sum && other != index) == isAbove
          guard let word = start.word(at: other, orders[other], movedBy: distance - rest, up: isUp)
          else { return false }
          words[other] = word
        }
        return accepts(words)
      }
      // One step shows whether the failure depends on the relation.
      if isAccepted(distance - 1) { lower(from: distance - 1, isAccepted) }
    }
  }

  /// Mirrors a number below the simplest and another number, and returns whether that was accepted.
  fileprivate func mirror(_ index: Int, _ other: Int) -> Bool {
    guard let first = mirrored(index), first < words[index], let second = mirrored(other) else {
      return false
    }
    var words = words
    words[index] = first
    words[other] = second
    return accepts(words)
  }

  /// Returns the word of the number as far from the simplest as that at `index`, on the other side.
  private func mirrored(_ index: Int) -> UInt64? {
    guard index < words.count, let order = parts.orders[index],
      let (distance, isAbove) = order.offset(of: words[index])
    else { return nil }
    // The negative end of a type has no mirror image; the number before it has.
    return [distance, distance - min(distance, 1)].lazy
      .compactMap { order.word(0, movedBy: $0, up: !isAbove) }
      .first { order.offset(of: $0)?.isAbove == !isAbove }
  }

  /// Returns how far the number at `index` is from the simplest, and whether it is above.
  private func offset(at index: Int) -> (distance: UInt64, isAbove: Bool)? {
    guard let order = parts.orders[index] else { return (words[index], true) }
    return order.offset(of: words[index])
  }
}

extension ChoiceRecording {
  /// Returns the word of the number at a distance from that at `index`, as far as its order or its bound allows.
  fileprivate func word(
    at index: Int, _ order: (any NumberOrder)?, movedBy distance: UInt64, up isUp: Bool
  ) -> UInt64? {
    let word = choices.words[index]
    if let order { return order.word(word, movedBy: distance, up: isUp) }
    guard isUp else { return word - min(word, distance) }
    let last = bounds[index] &- 1
    return word + min(distance, last - word)
  }
}
