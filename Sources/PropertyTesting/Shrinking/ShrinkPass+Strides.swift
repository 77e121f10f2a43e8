extension ShrinkPass {
  /// Lowers each number by *strides*, because the numbers that fail may be far apart.
  ///
  ///     odd and above 1000      4    8000…0001 → 1001: a stride of 4 keeps the last bits of the word
  ///     negative tens          20        −1230 → −10: the words of adjacent tens differ by 20
  ///     more than three bits   2ᵏ    1000…0111 → 1111
  ///
  /// If a stride works, its multiples are searched, and then all strides are tried again.
  static var lowerByStrides: ShrinkPass {
    ShrinkPass(name: "lower by strides", isThorough: true) { shrinking in
      let numbers = shrinking.words.indices.filter { shrinking.isNumber(at: $0) }
      let scanned = UInt64(Shrinking.mostScanned / max(numbers.count, 1))
      var index = 0
      while index < shrinking.words.count && !shrinking.isOver {
        if shrinking.isNumber(at: index) {
          shrinking.searchOnce(.strides, at: [index]) {
            shrinking.lowerByStrides(index, scanning: scanned)
          }
        }
        index += 1
      }
    }
  }
}

extension Shrinking {
  /// The greatest number of words that a round of the pass tries one after the other.
  fileprivate static let mostScanned = 256

  /// The strides for small numbers.
  private static let evenStrides: [UInt64] = (1...8).map { $0 * 2 }

  /// The strides for limits above which every number fails.
  private static let roundStrides: [UInt64] = strides.filter {
    $0 > 24 || $0.nonzeroBitCount == 1 || $0 % 10 == 0
  }

  /// The strides, in ascending order.
  ///
  /// The words of integers of both signs are twice as far apart as the integers. So there are the
  /// multiples of two up to 24, the powers of two, the powers of ten, and their doubles.
  private static let strides: [UInt64] = {
    var strides = Set<UInt64>(1...24).union((0..<UInt64.bitWidth).map { 1 << UInt64($0) })
    var power: UInt64 = 10
    for _ in 1...18 {
      strides.formUnion([power, power * 2])
      power *= 10
    }
    return strides.sorted()
  }()

  /// Whether the word at `index` encodes a number that is not the simplest, or half of a wide number.
  fileprivate func isNumber(at index: Int) -> Bool {
    guard index < best.bounds.count, words[index] > 0 else { return false }
    return parts.orders[index] != nil || best.bounds[index] == 0 || isUpperHalf(at: index)
  }

  /// Whether the word at `index` may be the upper half of a wide number, of which the next word is the lower.
  private func isUpperHalf(at index: Int) -> Bool {
    index + 1 < best.bounds.count && best.bounds[index + 1] == 0 && choice(at: index) != nil
      && parts.orders[index] == nil && parts.orders[index + 1] == nil
  }

  fileprivate func lowerByStrides(_ index: Int, scanning scanned: UInt64) {
    func works(_ word: UInt64) -> Bool {
      guard index < words.count, word < words[index] else { return false }
      var words = words
      words[index] = word
      return accepts(words)
    }
    lowerWide(index)
    while !isOver, index < words.count {
      let word = words[index]
      // The next number costs a call, which is as much as the strides of a small number save.
      let isSmall = word <= 16
      let nextFails = isSmall ? nil : nextFails(at: index)
      let strides =
        nextFails == true ? Self.roundStrides : isSmall ? Self.evenStrides : Self.strides
      while let stride = strides.first(where: {
        index < words.count && $0 <= words[index] && works(words[index] - $0)
      }) {
        let (multiple, rest) = words[index].quotientAndRemainder(dividingBy: stride)
        if multiple > 0 { lower(from: multiple) { works(rest + stride * $0) } }
      }
      let scanned = nextFails == false ? scanned : 0
      guard index < words.count else { return }
      let isLowered = words[index] < word || dropDigit(index)
      if !isLowered && !(1..<max(scanned, 1)).contains(where: works) { return }
    }
  }

  /// Drops the last decimal digit of the number at `index`, and returns whether that was accepted.
  private func dropDigit(_ index: Int) -> Bool {
    var shorter: UInt64? = words[index] / 10
    if let order = parts.orders[index] {
      guard let (distance, isAbove) = order.offset(of: words[index]) else { return false }
      shorter = order.word(words[index], movedBy: distance - distance / 10, up: !isAbove)
    }
    guard let shorter else { return false }
    var words = words
    words[index] = shorter
    return accepts(words)
  }

  /// Replaces a wide number, whose upper half is at `index`, by a number that fits in the lower half.
  private func lowerWide(_ index: Int) {
    guard isUpperHalf(at: index) else { return }
    let number = UInt128(words[index]) << 64 | UInt128(words[index + 1])
    for stride in Self.strides {
      var words = words
      words[index] = 0
      words[index + 1] = UInt64(number % UInt128(stride)) + stride
      if accepts(words) { return }
    }
  }

  /// Returns whether the case also fails with the number after that at `index`; `nil` without such a
  /// number.
  ///
  /// If so, the number most likely is a limit, above which every number fails.
  private func nextFails(at index: Int) -> Bool? {
    var next = words[index] == .max ? nil : words[index] + 1
    if let order = parts.orders[index] {
      guard let (_, isAbove) = order.offset(of: words[index]) else { return nil }
      next = order.word(words[index], movedBy: 1, up: isAbove)
      // After the end of a type, numbers continue on the other side.
      if let next, order.offset(of: next)?.isAbove != isAbove { return nil }
    }
    let bound = best.bounds[index]
    guard let next, next > words[index], bound == 0 || next < bound else { return nil }
    var words = words
    words[index] = next
    return fails(words)
  }
}
