/// An order of floating-point numbers from simple to complex.
///
///     integers      0, 1, −1, 2, …                        up to the exact limit of the format
///     fractions     halves, then quarters, then eighths   down to a grid of about 2⁵¹ points
///     all others    by their distance from the simplest, counted in representable numbers
///     specials      −0, the ends of the range and their neighbors, least magnitudes, ±∞, NaN
///
/// In a range with numbers beyond the exact limit, integers up to 1024 come first, then fractions between
/// them down to 1/1024, then the other integers, and then the multiples of a power of two.
///
/// Integers and fractions are the round numbers. Each grid has twice the points of the one before, so
/// most words belong to the finest grid, and a uniform word gives an almost uniform number. Halving a
/// word gives a nearby number on a coarser grid, so lowering words rounds numbers. One type serves
/// `Double`, `Float` and `Float16`: in each, every integer and grid point of the order is exact.
@usableFromInline final class RealOrder: NumberOrder {
  /// A grid of the points (1 − 2k) × `step`, or of k × `step` if it is coarser than 1.
  struct Grid: Sendable {
    var firstWord: UInt64
    var step: Double
    var isOdd: Bool
    var order: Zigzag<UInt64>
    /// The number of binary digits after the point.
    var digits: Int
  }

  /// The integers.
  let whole: Zigzag<UInt64>?
  let grids: [Grid]
  /// The first word of each grid, in an array of its own because only these are searched.
  let firstWords: [UInt64]
  /// For each number of bits of a word, the last grid it can belong to, which shortens the search.
  let lastGrids: [Int]
  /// The index of the grid of fractions with ``fewestDigits`` + i digits after the point, at index i; −1 if
  /// there is no such grid.
  let gridIndices: [Int]
  let fewestDigits: Int
  let others: Zigzag<UInt64>
  let firstOther: UInt64
  let specials: [Double]
  let firstSpecial: UInt64
  let format: RealFormat
  let range: ClosedRange<Double>
  @usableFromInline let bound: UInt64
  /// The number of integers and grid points, whose words come first.
  @usableFromInline let typical: UInt64

  /// Creates the order of the numbers in `range`, followed by the specials in `extra`.
  ///
  /// - Parameters:
  ///   - range: A range with finite bounds.
  ///   - format: The format of the numbers.
  ///   - extra: Specials to add at the end.
  init(_ range: ClosedRange<Double>, format: RealFormat, extra: [Double] = []) {
    self.format = format
    self.range = range
    var next: UInt64 = 0
    whole = Zigzag(
      steps: 1, odd: false, in: range, limit: Self.wholeLimit(in: range, format: format))
    if let whole { next = whole.bound }
    grids =
      Self.isWide(range, format)
      ? Self.wideGrids(in: range, format: format, from: &next)
      : Self.fineGrids(in: range, format: format, from: &next)
    let firstWords = grids.map(\.firstWord)
    self.firstWords = firstWords
    lastGrids = (0...UInt64.bitWidth).map { bits in
      let most = bits == 0 ? 0 : UInt64.max >> UInt64(UInt64.bitWidth - bits)
      return firstWords.lastIndex { $0 <= most } ?? 0
    }
    let fractions = grids.filter(\.isOdd)
    fewestDigits = fractions.first?.digits ?? 0
    var gridIndices = [Int](
      repeating: -1, count: (fractions.last?.digits ?? -1) - fewestDigits + 1)
    for (index, grid) in fractions.enumerated() {
      gridIndices[grid.digits - fewestDigits] = index
    }
    self.gridIndices = gridIndices
    firstOther = next
    typical = max(next, 1)
    others = Zigzag(format.ordinal(of: range.lowerBound)...format.ordinal(of: range.upperBound))
    firstSpecial = firstOther + others.bound
    specials = Self.specials(in: range, format: format) + extra
    bound = firstSpecial + UInt64(specials.count)
  }

  /// Returns the number that `word` encodes.
  @usableFromInline func value(_ word: UInt64) -> Double {
    if let whole, word < whole.bound { return Double(Int64(bitPattern: whole.value(word))) }
    if word < firstOther {
      var index = lastGrids[UInt64.bitWidth - word.leadingZeroBitCount]
      while word < firstWords[index] { index -= 1 }
      let grid = grids[index]
      let k = Int64(bitPattern: grid.order.value(word - grid.firstWord))
      return Double(grid.isOdd ? 1 - 2 * k : k) * grid.step
    }
    if word < firstSpecial {
      return format.real(at: Int64(bitPattern: others.value(word - firstOther)))
    }
    return specials[Int(word - firstSpecial)]
  }

  /// Returns the simplest word that encodes `value`, or `nil` if `value` is out of range.
  @usableFromInline func word(_ value: Double) -> UInt64? {
    guard range.contains(value), !(value == 0 && value.sign == .minus) else {
      return specials.firstIndex { $0.bitPattern == value.bitPattern || ($0.isNaN && value.isNaN) }
        .map { firstSpecial + UInt64($0) }
    }
    if value == value.rounded(), abs(value) <= format.exactLimit,
      let word = whole?.word(UInt64(bitPattern: Int64(value)))
    {
      return word
    }
    if let word = gridWord(value) { return word }
    return others.word(UInt64(bitPattern: format.ordinal(of: value))).map { firstOther + $0 }
  }

  private func gridWord(_ value: Double) -> UInt64? {
    if value == value.rounded() {
      // Few grids have integers, and only in a wide range.
      return grids.lazy.filter { !$0.isOdd }.compactMap { self.word(value, on: $0) }.first
    }
    let digits = value.significandWidth - Int(value.exponent)
    guard gridIndices.indices.contains(digits - fewestDigits) else { return nil }
    let index = gridIndices[digits - fewestDigits]
    return index < 0 ? nil : word(value, on: grids[index])
  }

  /// Returns the word of a point of a grid; `nil` for another number.
  private func word(_ value: Double, on grid: Grid) -> UInt64? {
    let multiple = value / grid.step
    guard abs(multiple) < format.exactLimit * 4, multiple == multiple.rounded() else { return nil }
    let k = grid.isOdd ? (1 - Int64(multiple)) / 2 : Int64(multiple)
    guard Double(grid.isOdd ? 1 - 2 * k : k) * grid.step == value else { return nil }
    return grid.order.word(UInt64(bitPattern: k)).map { grid.firstWord + $0 }
  }

  /// Returns the word of a number near that of `word`.
  ///
  /// - Parameters:
  ///   - word: A word.
  ///   - step: ±2 for a distance of ±1, any other value for a distance in representable numbers.
  /// - Returns: `word` itself if the other number is out of range.
  @usableFromInline func near(_ word: UInt64, _ step: Int) -> UInt64 {
    let value = value(word)
    switch step {
    case 2: return self.word(value + 1) ?? word
    case -2: return self.word(value - 1) ?? word
    default:
      guard range.contains(value) else { return word }
      let other = format.ordinal(of: value) + Int64(step)
      guard abs(other) <= format.ordinal(of: format.greatest) else { return word }
      return self.word(format.real(at: other)) ?? word
    }
  }
}

extension RealOrder {
  @usableFromInline package func number(_ word: UInt64) -> Double { value(word) }

  @usableFromInline package func word(near number: Double) -> UInt64? {
    let rounded = number.isFinite ? format.rounded(number) : number
    return word(rounded) ?? word(min(max(rounded, range.lowerBound), range.upperBound))
  }

  /// Returns the simplest fraction of each grid, the integers beside the number of `word`, and the fraction of
  /// each grid that is nearest to it.
  ///
  /// In a wide range most words are those of large numbers, so that halving a word passes over these. Other
  /// ranges have none.
  @usableFromInline package func rounded(_ word: UInt64) -> [UInt64] {
    guard let wide = grids.first(where: { !$0.isOdd }), word >= wide.firstWord else { return [] }
    let fractions = grids.filter(\.isOdd)
    let value = value(word)
    var near: [Double] = []
    if abs(value) < format.exactLimit {
      near = [value.rounded(.down), value.rounded(.up)]
      near += fractions.map { (value / $0.step).rounded() * $0.step }
    }
    return Set(fractions.map(\.firstWord) + near.compactMap { self.word(format.rounded($0)) })
      .filter { $0 < word }.sorted()
  }

  @usableFromInline package func integer(of word: UInt64) -> UInt64? {
    Int64(exactly: value(word).rounded(.towardZero)).map(UInt64.init(bitPattern:))
  }

  @usableFromInline package func word(ofInteger bits: UInt64) -> UInt64? {
    let number = Double(Int64(bitPattern: bits))
    return range.contains(number) ? word(near: number) : nil
  }

  @usableFromInline package func offset(of word: UInt64) -> (distance: UInt64, isAbove: Bool)? {
    let value = value(word)
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let distance = abs(value - origin)
    guard distance <= format.exactLimit else { return nil }
    return (UInt64(distance), value >= origin)
  }

  @usableFromInline package func word(
    _ word: UInt64, movedBy distance: UInt64, up isUp: Bool
  ) -> UInt64? {
    let moved = value(word) + (isUp ? Double(distance) : -Double(distance))
    return self.word(min(max(moved, range.lowerBound), range.upperBound))
  }
}
