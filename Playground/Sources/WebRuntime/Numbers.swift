/// Rounds to the nearest integer; halves go away from zero.
///
/// WebAssembly has instructions for the other ways of rounding only.
func roundedToNearest(_ number: Double) -> Double {
  let whole = number.rounded(.towardZero)
  let isUp = (number - whole).magnitude >= 0.5
  return isUp ? whole + Double(signOf: number, magnitudeOf: 1) : whole
}

/// An integer of 128 bits, as its halves.
struct Wide: Equatable {
  var low: UInt64
  var high: UInt64

  /// Returns the low 128 bits of a product.
  ///
  /// The products in here have 64 bits: the compiler calls this function for wider ones.
  static func &* (a: Wide, b: Wide) -> Wide {
    let mask: UInt64 = 0xffff_ffff
    let (a0, a1) = (a.low & mask, a.low >> 32)
    let (b0, b1) = (b.low & mask, b.low >> 32)
    let low = a0 &* b0
    let middle = a1 &* b0 &+ (low >> 32)
    let other = a0 &* b1 &+ (middle & mask)
    let carried = a1 &* b1 &+ (middle >> 32) &+ (other >> 32)
    return Wide(
      low: other << 32 | (low & mask), high: carried &+ a.high &* b.low &+ a.low &* b.high)
  }
}
