import GestureEngine
import PropertyTesting

/// The numbers that the cases of parts are made of.
///
/// Each kind ends with any number at all, so that every case that a domain draws is written back.
enum PartNumbers {
  /// Bounds of ranges: some coincide, are neighbours, overflow a span, vanish or are the other zero.
  static let bounds = Domain<Double>.one(of: [
    .weight(6, .doubles(in: -100...100)),
    .weight(
      3,
      .exactly([
        0, 1, 0.1, 0.3, 35, 0.5, 10, 16, 0x1p-20, 0x1p20, 1e9, 1e300, 1e-300, 1.7e308,
        .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, -0.0,
      ])),
    .weight(1, finite),
  ])

  /// Fractions: ends, halves and an ulp beside them, and what is none.
  static let fractions = Domain<Double>.one(of: [
    .weight(6, .doubles(in: 0...1)),
    .weight(2, .exactly([0, 1, 0.5, 0.5.nextDown, 0.5.nextUp, 1.0.nextDown, 1e-300, 1.0 / 3])),
    .weight(1, .doubles),
  ])

  /// Any number that is finite.
  static let finite = Domain<Double>.doubles(
    in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)

  /// Lengths of everyday size, now and then any difference of two coordinates.
  static let lengths = Domain<Double>.one(of: [
    .weight(6, .doubles(in: -400...400)),
    .weight(
      2,
      .exactly([
        0, 100, -100, 1, 1e-300, DeclaredLengths.greatest, -DeclaredLengths.greatest, 1e9,
        .leastNonzeroMagnitude,
      ])),
    .weight(1, .doubles(in: -2 * DeclaredLengths.greatest...2 * DeclaredLengths.greatest)),
  ])

  /// Any finite numbers, most of everyday size.
  static let ordinates = Domain<Double>.one(of: [.weight(8, lengths), .weight(1, finite)])

  /// Lengths that are usable and fit a configuration: everyday ones, powers of two, and the extremes.
  static let positive = Domain<Double>.one(of: [
    .weight(4, .doubles(in: 0x1p-10...100)),
    .weight(
      2,
      .exactly([
        1, 100, 0.55, 0.5, DeclaredLengths.leastTrack, DeclaredLengths.greatestSetting,
      ])),
    .weight(1, .doubles(in: DeclaredLengths.leastTrack...DeclaredLengths.greatestSetting)),
  ])

  /// Draws a plain number, or one of `landmarks` or an ulp beside it.
  static func draw(
    _ plain: Domain<Double>, near landmarks: [Double], _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    switch source.word(below: 4) {
    case 0, 1: return try plain.draw(from: &source)
    case 2: return landmarks[Int(source.word(below: UInt64(landmarks.count)))]
    default:
      let landmark = landmarks[Int(source.word(below: UInt64(landmarks.count)))]
      let isUp = source.word(below: 2) == 0
      return isUp ? landmark.nextUp : landmark.nextDown
    }
  }

  /// Writes a number of ``draw(_:near:_:)`` as a plain one.
  static func encode(
    _ value: Double, _ plain: Domain<Double>, _ encoder: inout ChoiceEncoder
  ) -> Bool {
    encoder.write(0)
    return plain.encode(value, into: &encoder)
  }
}

extension Domain where Value == Double {
  /// One of `values`; -0 is not 0.
  static func exactly(_ values: [Double]) -> Domain {
    .element(of: values) { $0.bitPattern == $1.bitPattern }
  }
}
