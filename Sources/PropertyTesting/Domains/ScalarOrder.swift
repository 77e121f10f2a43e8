/// An order of Unicode scalars from simple to complex.
enum ScalarOrder {
  /// The number of scalars: all code points except the surrogates.
  static let count: UInt32 = 0x110000 - 0x800

  /// The ASCII scalars: letters, digits, space, other visible scalars, control characters.
  static let ascii: [Unicode.Scalar] = {
    func scalars(_ range: ClosedRange<UInt8>) -> [Unicode.Scalar] {
      range.map { Unicode.Scalar($0) }
    }
    let words =
      scalars(0x61...0x7a) + scalars(0x41...0x5a) + scalars(0x30...0x39) + scalars(0x20...0x20)
    let signs = scalars(0x21...0x7e).filter { !words.contains($0) }
    return words + signs + scalars(0x00...0x1f) + scalars(0x7f...0x7f)
  }()

  /// The places in ``ascii`` of scalars that texts often consist of: words with spaces, numbers, signs,
  /// and words.
  ///
  /// Parsers and formatters have their bugs there, and a text of any scalars is rarely a number.
  static let preferences: [[UInt64]] = {
    let letters = String(ascii.filter(\.properties.isAlphabetic).map(Character.init))
    let digits = "0123456789"
    let signs = String(ascii.filter { 0x21...0x7e ~= $0.value }.map(Character.init))
      .filter { !letters.contains($0) && !digits.contains($0) }
    return ["  \t\n\rabA", digits + "0---.", signs + "a1", letters + digits].map { scalars in
      scalars.unicodeScalars.map { scalar in UInt64(ascii.firstIndex(of: scalar)!) }
    }
  }()

  /// Scalars that often cause bugs: they combine, are invisible, change the direction, grow when their
  /// case changes, end C strings, or are wider than 16 bits.
  static let troublesome: [Unicode.Scalar] = [
    "\u{fb03}", "ß", "\u{130}", "\u{301}", "\u{1f468}", "\u{1f3fd}", "\u{1f1e9}", "\u{200d}",
    "\u{202e}", "\u{2028}", "\u{feff}", "\u{fffd}", "\u{d7ff}", "\u{e000}", "\u{10ffff}", "\0",
  ]

  /// Returns the place of `scalar` among all scalars in the order of their values.
  static func place(of scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0xd800 ? scalar.value : scalar.value - 0x800
  }

  /// Returns the scalar at `place`.
  static func scalar(at place: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(place < 0xd800 ? place : place + 0x800)!
  }
}
