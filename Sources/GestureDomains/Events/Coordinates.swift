import GestureEngine
import PropertyTesting

/// The coordinates of touches, often at the landmarks of the context.
enum Coordinates {
  private static let plain = Domain<Double>.one(of: [
    .weight(15, .doubles(in: -DeclaredLengths.greatest...DeclaredLengths.greatest)),
    .weight(1, .doubles),
  ])
  private static let fractions = Domain<Double>.doubles(in: 0...1)
  private static let twelfths = Domain<Int>.integers(in: -3...15)

  /// The weights of the ways of drawing a coordinate.
  private static let ways: Weights = [4, 2, 3, 4, 1, 1]

  /// The weights of the ways of drawing a point.
  private static let pointWays: Weights = [2, 1, 1]

  /// Draws a point: two independent coordinates; a landmark distance away from an earlier touch; or, for a
  /// drag, the middle of a thumb and then any place along the track.
  static func drawPoint(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> GesturePoint {
    try source.span("point") { source throws(Discard) in
      switch source.pick(pointWays) {
      case 0:
        let x = try draw(isHorizontal: true, &context, &source)
        return GesturePoint(x: x, y: try draw(isHorizontal: false, &context, &source))
      case 1:
        let from = drawPast(context, &source)
        let x = drawDistance(&context, &source)
        return GesturePoint(x: from.x + x, y: from.y + drawDistance(&context, &source))
      default: return try drawDrag(&context, &source)
      }
    }
  }

  /// Draws a point of a drag: the middle of a thumb where no touch is down, else a place along the track
  /// at the height of the touch, which most often lies between two stops.
  private static func drawDrag(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> GesturePoint {
    let landmarks = context.landmarks()
    guard context.touch == nil else {
      return landmarks.point(at: try fractions.draw(from: &source), beside: context.last)
    }
    let places = landmarks.thumbs
    return places[Int(source.word(below: UInt64(places.count)))]
  }

  /// Encodes a point as two plain numbers.
  static func encode(_ point: GesturePoint, _ encoder: inout ChoiceEncoder) -> Bool {
    encoder.write(0)
    return encode(point.x, &encoder) && encode(point.y, &encoder)
  }

  /// Draws the place where a touch began, or its latest place.
  ///
  /// The word is a span, as are the words of a distance and of a tie: shrinking can delete a span while it
  /// lowers the way of drawing a coordinate, and ends at a plain number, which takes fewer words.
  private static func drawPast(
    _ context: EventContext, _ source: inout ChoiceSource
  ) -> GesturePoint {
    source.span("past") { source in
      source.word(below: 2) == 0 ? context.origin : context.last
    }
  }

  /// Draws a landmark distance in either direction, or a number beside it.
  ///
  /// At least half of the generated distances are 0 or beside 0.
  private static func drawDistance(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) -> Double {
    let motion = source.span("distance") { source in
      let distance = source.element(of: context.landmarks().distances, first: 2)
      return source.word(below: 2) == 0 ? distance : -distance
    }
    return Landmarks.draw(beside: motion, &source)
  }

  /// Draws a coordinate: any number; some twelfths of the length; an absurd number; or a number at or
  /// beside a landmark, a stop, the middle between two stops, or a landmark distance from an earlier
  /// touch.
  ///
  /// Plain numbers are the simplest, so shrinking ends at them.
  static func draw(
    isHorizontal: Bool, _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    try source.span("coordinate") { source throws(Discard) in
      switch source.pick(ways) {
      case 0: return try plain.draw(from: &source)
      case 1:
        let length = isHorizontal ? context.size.width : context.size.height
        return length * Double(try twelfths.draw(from: &source)) / 12
      case 2:
        let landmarks = context.landmarks()
        let places = isHorizontal ? landmarks.x : landmarks.y
        return Landmarks.draw(beside: source.element(of: places), &source)
      case 3:
        let landmarks = context.landmarks()
        let index = source.word(below: landmarks.stopCount)
        let isTie = source.span("tie") { source in source.word(below: 2) == 1 }
        let place = landmarks.place(ofStop: index, isTie: isTie, isHorizontal: isHorizontal)
        return Landmarks.draw(beside: place, &source)
      case 4:
        let from = drawPast(context, &source)
        return (isHorizontal ? from.x : from.y) + drawDistance(&context, &source)
      default: return source.element(of: EventNumbers.strange)
      }
    }
  }

  /// Encodes a coordinate as a plain number.
  private static func encode(_ coordinate: Double, _ encoder: inout ChoiceEncoder) -> Bool {
    encoder.write(0)
    return plain.encode(coordinate, into: &encoder)
  }
}

/// The other numbers of events.
enum EventNumbers {
  /// Coordinates and values that are not finite, far away, or -0.
  static let absurd = [-0.0, .nan, .infinity, -.infinity, 1e300, -1e300]

  /// The farthest coordinates of a good sample, and their neighbours beyond the bounds.
  static let farthest = [
    DeclaredLengths.greatest, -DeclaredLengths.greatest, DeclaredLengths.greatest.nextUp,
    -DeclaredLengths.greatest.nextUp,
  ]

  /// All strange coordinates.
  fileprivate static let strange = absurd + farthest

  /// The numbers of touches, most often 0.
  static let ids = Domain<Int>.one(of: [
    .weight(14, .just(0)), .weight(1, .integers(in: 1...3)), .weight(1, .integers),
  ])

  /// The numbers of touches for a control that two touches may move at once.
  static let pairedIDs = Domain<Int>.one(of: [
    .weight(8, .just(0)), .weight(6, .just(1)), .weight(1, .integers(in: 1...3)),
    .weight(1, .integers),
  ])

  /// Widths, of which 300 is the simplest.
  static let widths = sides(300)
  /// Heights, of which 44 is the simplest.
  static let heights = sides(44)

  /// Returns a domain of widths or heights, often 0, as before a view's first layout.
  ///
  /// - Parameter usual: The simplest side, with which a counterexample can be drawn.
  /// - Returns: The domain.
  private static func sides(_ usual: Double) -> Domain<Double> {
    .one(of: [
      .weight(2, .just(usual)), .weight(3, .just(0) { $0.bitPattern == $1.bitPattern }),
      .weight(5, .doubles(in: 0...1000)),
      .weight(
        3,
        .element(of: [
          300, 44, 100, 390, 1, 64, DeclaredLengths.leastTrack, 0x1p20, 1e9, 1e-300,
          .leastNonzeroMagnitude, 1e300, -1, -.infinity, .infinity, .nan,
          DeclaredLengths.leastTrack.nextDown, DeclaredLengths.greatest,
          DeclaredLengths.greatest.nextUp,
        ])),
      .weight(2, .doubles),
    ])
  }

  /// Draws a width or a height: one of `sides`, or one at or beside which the layout changes.
  static func draw(
    _ sides: Domain<Double>, _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    guard source.word(below: 2, generating: { $0.next(below: 4) == 0 ? 1 : 0 }) == 1 else {
      return try sides.draw(from: &source)
    }
    return Landmarks.draw(beside: source.element(of: context.extents(), first: 4), &source)
  }

  /// Encodes a width or a height as one of `sides`.
  static func encode(
    _ side: Double, _ sides: Domain<Double>, _ encoder: inout ChoiceEncoder
  ) -> Bool {
    encoder.write(0)
    return sides.encode(side, into: &encoder)
  }

  /// The seconds of a `wait`.
  static let seconds = Domain<Double>.one(of: [
    .weight(6, .doubles(in: 0...2)), .weight(1, .exactly([1.0 / 60, 1.0 / 120, 0.2, 0.55, 10])),
    .weight(1, .doubles),
  ])

  /// The weights of the ways of drawing a value.
  private static let setWays: Weights = [2, 4, 2, 1, 1]
  private static let plain = Domain<Double>.doubles
  private static let fractions = Domain<Double>.doubles(in: 0...1)

  /// Draws a value for `set`: any number, a number in the range, 0, an absurd number, or one at or
  /// beside a stop or the middle between two stops.
  static func drawValue(
    _ context: inout EventContext, _ source: inout ChoiceSource
  ) throws(Discard) -> Double {
    switch source.pick(setWays) {
    case 0: return try plain.draw(from: &source)
    case 1:
      let range = context.landmarks().range
      let fraction = try fractions.draw(from: &source)
      return range.lowerBound * (1 - fraction) + range.upperBound * fraction
    case 2:
      let landmarks = context.landmarks()
      let index = source.word(below: landmarks.stopCount)
      let isTie = source.word(below: 2) == 1
      return Landmarks.draw(beside: landmarks.value(ofStop: index, isTie: isTie), &source)
    case 3: return 0
    default: return source.element(of: absurd)
    }
  }

  /// Encodes a value as a plain number.
  static func encodeValue(_ value: Double, _ encoder: inout ChoiceEncoder) -> Bool {
    encoder.write(0)
    return plain.encode(value, into: &encoder)
  }
}

extension ChoiceSource {
  /// Draws one of `numbers`, which is not empty.
  fileprivate mutating func element(of numbers: [Double]) -> Double {
    numbers[Int(word(below: UInt64(numbers.count)))]
  }

  /// Draws one of `numbers`; generates the first one at least once in `share` times.
  fileprivate mutating func element(of numbers: [Double], first share: UInt64) -> Double {
    let count = UInt64(numbers.count)
    return numbers[
      Int(word(below: count) { $0.next(below: share) == 0 ? 0 : $0.next(below: count) })]
  }
}
