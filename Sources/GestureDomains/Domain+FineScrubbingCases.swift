import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == FineScrubbingCase {
  /// Fine scrubbing of any distance and floor, and straight lines of any length: often on, across
  /// or an ulp beside the offset where the speed reaches its floor, split anywhere.
  public static var fineScrubbingCases: Domain {
    Domain(
      draw: { source throws(Discard) in
        let distance = try PartNumbers.positive.draw(from: &source)
        let floor = try floors.draw(from: &source)
        guard let fine = try? FineScrubbing(distance: distance, floor: floor) else {
          throw Discard()
        }
        let length = try PartNumbers.lengths.draw(from: &source)
        let reach = distance * (1 - floor).squareRoot()
        let start = try PartNumbers.draw(PartNumbers.lengths, near: [reach, -reach], &source)
        let end = try PartNumbers.draw(
          PartNumbers.lengths, near: [start, -start, reach, -reach], &source)
        return FineScrubbingCase(
          fine, length: length, start: start, end: end, part: try parts.draw(from: &source))
      },
      encode: { test, encoder in
        PartNumbers.positive.encode(test.fine.distance, into: &encoder)
          && floors.encode(test.fine.floor, into: &encoder)
          && PartNumbers.lengths.encode(test.length, into: &encoder)
          && PartNumbers.encode(test.start, PartNumbers.lengths, &encoder)
          && PartNumbers.encode(test.end, PartNumbers.lengths, &encoder)
          && parts.encode(test.part, into: &encoder)
      })
  }

  private static let floors = Domain<Double>.one(of: [
    .weight(3, .exactly([0.01, 0, 1, 1.0.nextDown, .leastNonzeroMagnitude, 0.5])),
    .weight(2, .doubles(in: 0...1)),
  ])

  private static let parts = Domain<Double>.doubles(in: 0...1)
}
