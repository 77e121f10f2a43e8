/// The order of floating-point numbers from simple to complex.
///
///     whole numbers   0, 1, −1, 2, …                      as far as they are few
///     fractions       halves, then quarters, then eighths  down to a grid of about 2⁵¹ points
///     all others      by distance in representable numbers from the simplest
///     specials        −0, ends of the range and their neighbours, least magnitudes, ±∞, NaN
///
/// The first two are what people call round; as the grids double, most words belong to the finest,
/// which makes a uniform word a uniform number. Halving a word keeps the number about where it is,
/// on a coarser grid, and so lowering words rounds numbers. One type serves Double and Float: every
/// whole number and grid point is chosen to be exact in both.
@usableFromInline final class RealOrder: NumberOrder {
  /// The points (1 − 2k) × `step`, or k × `step` where the grid is coarser than 1.
  struct Grid: Sendable {
    var firstWord: UInt64
    var step: Double
    var isOdd: Bool
    var order: Zigzag<UInt64>
    /// The number of binary digits after the point.
    var digits: Int
  }

  let whole: Zigzag<UInt64>?
  let grids: [Grid]
  /// The grids' first words by themselves: the only part of them that is searched.
  let firstWords: [UInt64]
  /// By the number of bits of a word: the last grid it can belong to, so that few are searched.
  let lastGrids: [Int]
  /// The index of the grid with `key` + ``fewestDigits`` digits after the point; −1 for none.
  let gridIndices: [Int]
  let fewestDigits: Int
  let others: Zigzag<UInt64>
  let firstOther: UInt64
  let specials: [Double]
  let firstSpecial: UInt64
  let format: RealFormat
  let range: ClosedRange<Double>
  @usableFromInline let bound: UInt64
  /// Words below this are whole numbers and grid points.
  @usableFromInline let usual: UInt64

  /// The order of the numbers in `range`, whose bounds are finite, and of `extra` specials after them.
  init(_ range: ClosedRange<Double>, format: RealFormat, extra: [Double] = []) {
    self.format = format
    self.range = range
    var next: UInt64 = 0
    whole = Zigzag(steps: 1, odd: false, in: range, limit: format.exactLimit)
    if let whole { next = whole.bound }
    let coarse = Self.coarseGrid(in: range, format: format, from: &next)
    grids = coarse ?? Self.fineGrids(in: range, format: format, from: &next)
    let firstWords = grids.map(\.firstWord)
    self.firstWords = firstWords
    lastGrids = (0...UInt64.bitWidth).map { bits in
      let most = bits == 0 ? 0 : UInt64.max >> UInt64(UInt64.bitWidth - bits)
      return firstWords.lastIndex { $0 <= most } ?? 0
    }
    fewestDigits = grids.first?.digits ?? 0
    var gridIndices = [Int](repeating: -1, count: (grids.last?.digits ?? -1) - fewestDigits + 1)
    for (index, grid) in grids.enumerated() { gridIndices[grid.digits - fewestDigits] = index }
    self.gridIndices = gridIndices
    firstOther = next
    usual = max(next, 1)
    others = Zigzag(format.ordinal(of: range.lowerBound)...format.ordinal(of: range.upperBound))
    firstSpecial = firstOther + others.bound
    specials = Self.specials(in: range, format: format) + extra
    bound = firstSpecial + UInt64(specials.count)
  }

  /// The number that `word` stands for.
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

  /// The simplest word that stands for `value`, or `nil` if it is out of range.
  @usableFromInline func word(_ value: Double) -> UInt64? {
    guard range.contains(value), !(value == 0 && value.sign == .minus) else {
      return specials.firstIndex { $0.bitPattern == value.bitPattern || ($0.isNaN && value.isNaN) }
        .map { firstSpecial + UInt64($0) }
    }
    if value == value.rounded(), abs(value) <= format.exactLimit {
      if let word = whole?.word(UInt64(bitPattern: Int64(value))) { return word }
    } else if let word = gridWord(value) {
      return word
    }
    return others.word(UInt64(bitPattern: format.ordinal(of: value))).map { firstOther + $0 }
  }

  private func gridWord(_ value: Double) -> UInt64? {
    guard let first = grids.first else { return nil }
    let digits = first.isOdd ? value.significandWidth - Int(value.exponent) : first.digits
    guard gridIndices.indices.contains(digits - fewestDigits) else { return nil }
    let index = gridIndices[digits - fewestDigits]
    guard index >= 0 else { return nil }
    let grid = grids[index]
    let multiple = value / grid.step
    guard abs(multiple) < format.exactLimit * 4, multiple == multiple.rounded() else { return nil }
    let k = grid.isOdd ? (1 - Int64(multiple)) / 2 : Int64(multiple)
    guard Double(grid.isOdd ? 1 - 2 * k : k) * grid.step == value else { return nil }
    return grid.order.word(UInt64(bitPattern: k)).map { grid.firstWord + $0 }
  }

  /// The word of the number `step` units or units in the last place from that of `word`.
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
