import GestureEngine
import PropertyTesting

/// The numbers that configurations and test cases of engine parts consist of.
///
/// Each domain ends with all numbers, so that every drawn case can be encoded.
package enum EdgeNumbers {
  /// Bounds of ranges: some are equal, are neighbours, are too far apart, vanish, or are -0.
  package static let bounds = Domain<Double>.one(of: [
    .weight(6, .doubles(in: -100...100)),
    .weight(
      3,
      .exactly([
        0, 1, 0.1, 0.3, 35, 0.5, 10, 16, 0x1p-20, 0x1p20, 1e9, 1e300, 1e-300, 1.7e308,
        .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, -0.0,
      ])),
    .weight(1, finite),
  ])

  /// Fractions: both ends, the middle, their neighbours, and numbers outside 0...1.
  package static let fractions = Domain<Double>.one(of: [
    .weight(6, .doubles(in: 0...1)),
    .weight(2, .exactly([0, 1, 0.5, 0.5.nextDown, 0.5.nextUp, 1.0.nextDown, 1e-300, 1.0 / 3])),
    .weight(1, .doubles),
  ])

  /// All finite numbers.
  package static let finite = Domain<Double>.doubles(
    in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude)

  /// Lengths of everyday size, sometimes any difference of two coordinates.
  package static let lengths = Domain<Double>.one(of: [
    .weight(6, .doubles(in: -400...400)),
    .weight(
      2,
      .exactly([
        0, 100, -100, 1, 1e-300, DeclaredLengths.greatest, -DeclaredLengths.greatest, 1e9,
        .leastNonzeroMagnitude,
      ])),
    .weight(1, .doubles(in: -2 * DeclaredLengths.greatest...2 * DeclaredLengths.greatest)),
  ])

  /// Finite numbers, most of everyday size.
  package static let ordinates = Domain<Double>.one(of: [.weight(8, lengths), .weight(1, finite)])

  /// Lengths that are usable and that a configuration can have: everyday ones, the extremes, and
  /// sometimes any.
  package static let positive = Domain<Double>.one(of: [
    .weight(4, .doubles(in: 0x1p-10...100)),
    .weight(
      2,
      .exactly([
        1, 100, 0.55, 0.5, DeclaredLengths.leastTrack, DeclaredLengths.greatestSetting,
      ])),
    .weight(1, .doubles(in: DeclaredLengths.leastTrack...DeclaredLengths.greatestSetting)),
  ])

  /// Draws a number of `plain`, one of `landmarks`, or a neighbour of one.
  package static func draw(
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

  /// Encodes a number of ``draw(_:near:_:)`` as one of `plain`.
  package static func encode(
    _ value: Double, _ plain: Domain<Double>, _ encoder: inout ChoiceEncoder
  ) -> Bool {
    encoder.write(0)
    return plain.encode(value, into: &encoder)
  }
}

extension Domain where Value == Double {
  /// One of `values`; -0 differs from 0.
  package static func exactly(_ values: [Double]) -> Domain {
    .element(of: values) { $0.bitPattern == $1.bitPattern }
  }
}
