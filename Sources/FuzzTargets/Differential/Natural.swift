/// A whole number of any size, at least 0, with the operations that exact arithmetic on Doubles needs.
///
/// A test compares it with a library of big integers.
struct Natural: Equatable {
  /// The digits in base 2⁶⁴, least significant first; the last one is not 0.
  private(set) var digits: [UInt]

  init(_ number: UInt) { digits = number == 0 ? [] : [number] }

  private init(digits: [UInt]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  var isZero: Bool { digits.isEmpty }
  private var isOne: Bool { digits.count == 1 && digits[0] == 1 }

  /// The number of bits of the number.
  var bitWidth: Int { digits.count * UInt.bitWidth - (digits.last?.leadingZeroBitCount ?? 0) }

  static func + (a: Natural, b: Natural) -> Natural {
    let (long, short) =
      a.digits.count >= b.digits.count ? (a.digits, b.digits) : (b.digits, a.digits)
    var digits = long
    var carry = false
    for index in long.indices {
      if index >= short.count, !carry { break }
      let (sum, first) = long[index].addingReportingOverflow(index < short.count ? short[index] : 0)
      let (full, second) = sum.addingReportingOverflow(carry ? 1 : 0)
      digits[index] = full
      carry = first || second
    }
    if carry { digits.append(1) }
    return Natural(digits: digits)
  }

  /// Returns the difference of a number and another that is not larger.
  static func - (a: Natural, b: Natural) -> Natural {
    var digits = a.digits
    var borrow = false
    for index in digits.indices {
      if index >= b.digits.count, !borrow { break }
      let less = index < b.digits.count ? b.digits[index] : 0
      let (difference, first) = digits[index].subtractingReportingOverflow(less)
      let (full, second) = difference.subtractingReportingOverflow(borrow ? 1 : 0)
      digits[index] = full
      borrow = first || second
    }
    return Natural(digits: digits)
  }

  static func * (a: Natural, b: Natural) -> Natural {
    // Most denominators are 1.
    if a.isOne { return b }
    if b.isOne { return a }
    var digits = [UInt](repeating: 0, count: a.digits.count + b.digits.count)
    for (place, digit) in a.digits.enumerated() {
      var carry: UInt = 0
      for (index, other) in b.digits.enumerated() {
        // (2⁶⁴ − 1)² + 2 (2⁶⁴ − 1) is 2¹²⁸ − 1, so the sum of all three has two digits.
        var (high, low) = digit.multipliedFullWidth(by: other)
        for part in [digits[place + index], carry] {
          let (sum, isOver) = low.addingReportingOverflow(part)
          low = sum
          if isOver { high += 1 }
        }
        digits[place + index] = low
        carry = high
      }
      digits[place + b.digits.count] = carry
    }
    return Natural(digits: digits)
  }

  static func << (a: Natural, bits: Int) -> Natural {
    if bits == 0 { return a }
    let (places, rest) = bits.quotientAndRemainder(dividingBy: UInt.bitWidth)
    var digits: [UInt] = []
    digits.reserveCapacity(places + a.digits.count + 1)
    for _ in 0..<places { digits.append(0) }
    var carry: UInt = 0
    for digit in a.digits {
      digits.append(digit << rest | carry)
      carry = rest == 0 ? 0 : digit >> (UInt.bitWidth - rest)
    }
    digits.append(carry)
    return Natural(digits: digits)
  }

  static func < (a: Natural, b: Natural) -> Bool {
    a.digits.count == b.digits.count
      ? a.digits.reversed().lexicographicallyPrecedes(b.digits.reversed())
      : a.digits.count < b.digits.count
  }

  /// The number as a Double times a power of two, exact to about 16 digits.
  var rough: (significand: Double, exponent: Int) {
    guard let last = digits.last else { return (0, 0) }
    let next = digits.count > 1 ? digits[digits.count - 2] : 0
    return (Double(last) + Double(next) * 0x1p-64, (digits.count - 1) * UInt.bitWidth)
  }
}
