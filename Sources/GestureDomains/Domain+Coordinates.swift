import GestureEngine
import PropertyTesting

/// Coordinates of touches, drawn where the context makes them matter.
enum Coordinates {
  private static let plain = Domain<Double>.anyDouble
  private static let twelfths = Domain<Int>.integers(in: -3...15)

  /// Draws a coordinate: any number, a twelfth of the length, or a landmark and an ulp beside it.
  ///
  /// Plain numbers are the simplest, so that shrinking ends at them.
  static func draw(
    isHorizontal: Bool, _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    let way = source.word(below: 3) { bits in [0, 0, 0, 1, 1, 2, 2, 2][Int(bits.next(below: 8))] }
    switch way {
    case 0: return try plain.draw(from: &source)
    case 1:
      let length = isHorizontal ? context.size.width : context.size.height
      return length * Double(try twelfths.draw(from: &source)) / 12
    default:
      let landmarks = context.landmarks(isHorizontal: isHorizontal)
      let place = landmarks[Int(source.word(below: UInt64(landmarks.count)))]
      switch source.word(below: 3) {
      case 0: return place
      case 1: return place.nextUp
      default: return place.nextDown
      }
    }
  }

  /// Writes a coordinate as a plain number.
  static func encode(_ coordinate: Double, _ encoder: inout ChoiceEncoder) -> Bool {
    encoder.write(0)
    return plain.encode(coordinate, into: &encoder)
  }
}

/// The other numbers of events.
enum EventNumbers {
  static let ids = Domain<Int>.one(of: [
    .weight(14, .just(0)), .weight(1, .integers(in: 1...3)), .weight(1, .integers),
  ])

  /// The width or the height of a layout; often 0, as a view's is before its first layout.
  static let sides = Domain<Double>.one(of: [
    .weight(3, .just(0) { $0.bitPattern == $1.bitPattern }),
    .weight(5, .doubles(in: 0...1000)),
    .weight(
      3,
      .element(of: [
        300, 44, 100, 390, 1, 64, 0x1p-20, 0x1p20, 1e9, 1e-300, .leastNonzeroMagnitude, 1e300, -1,
        -.infinity,
        .infinity, .nan,
      ])),
    .weight(2, .anyDouble),
  ])

  static let seconds = Domain<Double>.one(of: [
    .weight(6, .doubles(in: 0...2)), .weight(1, .anyDouble),
  ])

  private static let plain = Domain<Double>.anyDouble
  private static let fractions = Domain<Double>.doubles(in: 0...1)

  /// Draws a value that the program sets: any number, or a place in the range.
  static func drawValue(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    guard source.word(below: 2, generating: { $0.next(below: 4) == 0 ? 0 : 1 }) == 1 else {
      return try plain.draw(from: &source)
    }
    let range = context.range()
    let fraction = try fractions.draw(from: &source)
    return range.lowerBound * (1 - fraction) + range.upperBound * fraction
  }

  /// Writes a value as a plain number.
  static func encodeValue(_ value: Double, _ encoder: inout ChoiceEncoder) -> Bool {
    encoder.write(0)
    return plain.encode(value, into: &encoder)
  }
}
