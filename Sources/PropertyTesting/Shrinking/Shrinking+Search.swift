extension Shrinking {
  /// Returns the largest number for which `works` holds, provided it holds for all smaller ones.
  ///
  /// The search takes about 2 log₂ n calls for the result n, so small results take few.
  ///
  /// - Parameters:
  ///   - limit: The largest number to try.
  ///   - works: Is called with positive numbers only; it can accept proposals.
  /// - Returns: A number that worked, or 0.
  func largest(upTo limit: Int, _ works: (Int) -> Bool) -> Int {
    var good = 0
    var step = 1
    while good + step <= limit && works(good + step) {
      good += step
      step *= 2
    }
    while step > 1 {
      step /= 2
      if good + step <= limit && works(good + step) { good += step }
    }
    return good
  }

  /// Searches for a small number below `start` that works.
  ///
  /// The search tries zero; then the leading bits of `start`, from few to many, because `works` need
  /// not be monotone; then a binary search between the best number that worked and the last that did
  /// not. If `start` cannot be lowered, that takes about a dozen calls, whatever its size.
  ///
  /// - Parameters:
  ///   - start: A number that works.
  ///   - works: Is called with smaller numbers; it can accept proposals.
  /// - Returns: The smallest number that worked.
  @discardableResult func lower(from start: UInt64, _ works: (UInt64) -> Bool) -> UInt64 {
    guard start > 0, !works(0) else { return 0 }
    let bits = UInt64.bitWidth - start.leadingZeroBitCount
    var low: UInt64 = 0
    var best = start
    let fewBits = 8
    for width in 1..<min(bits, fewBits + 1) {
      let prefix = start >> UInt64(bits - width)
      if works(prefix) {
        best = prefix
        break
      }
      low = prefix
    }
    if best == start && bits > fewBits {
      let shift = largest(upTo: bits - fewBits - 1) { works(start >> UInt64($0)) }
      best = start >> UInt64(shift)
      low = max(low, best >> 1)
    }
    guard low + 1 < best else { return best }
    // In an order with alternating signs the next number of the same sign is two away.
    if works(best - 1) {
      best -= 1
    } else if low + 2 < best, works(best - 2) {
      best -= 2
    } else {
      return best
    }
    // Growing steps reach a near end in few calls, and a far end in not many more.
    var step: UInt64 = 4
    while low + 1 < best {
      let next = best - low > step ? best - step : low + 1
      guard works(next) else {
        low = max(low, next)
        break
      }
      best = next
      step = step > UInt64.max / 4 ? .max : step * 4
    }
    while low + 1 < best {
      let middle = low + (best - low) / 2
      if works(middle) { best = middle } else { low = middle }
    }
    return best
  }
}
