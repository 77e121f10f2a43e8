/// The weights of a list of alternatives, for random picks in proportion to them.
///
///     let weights: Weights = [9, 1]
///     weights.pick(&bits)  // 0 in nine of ten picks, 1 in the others
@usableFromInline package struct Weights: Sendable, ExpressibleByArrayLiteral {
  /// For each alternative the sum of its weight and the weights before it.
  @usableFromInline let sums: [UInt64]
  @usableFromInline let total: UInt64

  /// Creates weights; an alternative with weight 0 is never picked.
  ///
  /// - Parameter weights: Numbers that are not negative, with a sum greater than 0.
  @inlinable package init(_ weights: [Int]) {
    precondition(weights.allSatisfy { $0 >= 0 }, "a negative weight in \(weights)")
    var total: UInt64 = 0
    sums = weights.map { weight in
      total += UInt64(weight)
      return total
    }
    self.total = total
    precondition(total > 0, "the weights \(weights) have no positive sum")
  }

  /// Creates the weights in the literal.
  @inlinable package init(arrayLiteral weights: Int...) { self.init(weights) }

  /// The number of alternatives.
  @inlinable package var count: Int { sums.count }

  /// Picks an alternative at random.
  ///
  /// The pick takes one number from `bits` and time linear in the number of alternatives.
  ///
  /// - Parameter bits: The random bits.
  /// - Returns: The index of the alternative.
  @inlinable package func pick(_ bits: inout RandomBits) -> Int {
    let number = bits.next(below: total)
    var index = 0
    while number >= sums[index] { index += 1 }
    return index
  }
}

extension ChoiceSource {
  /// Draws the index of an alternative; the weights decide how often each one is generated.
  ///
  ///     source.pick([9, 1])  // one word below 2
  ///
  /// - Parameter weights: A weight for each alternative, from simple to complex.
  /// - Returns: The index of the alternative, which is the word itself.
  @inlinable @inline(__always) package mutating func pick(_ weights: Weights) -> Int {
    Int(word(below: UInt64(weights.count)) { UInt64(weights.pick(&$0)) })
  }
}
