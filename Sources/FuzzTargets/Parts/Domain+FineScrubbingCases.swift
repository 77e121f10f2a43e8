import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == FineScrubbingCase {
  /// Fine scrubbing of any distance and floor, and a straight line of any length that is split anywhere.
  ///
  /// The line is often on, across, or one ulp beside the offset at which the speed reaches its floor.
  package static var fineScrubbingCases: Domain {
    Domain(
      draw: { source throws(Discard) in
        let distance = try EdgeNumbers.positive.draw(from: &source)
        let floor = try floors.draw(from: &source)
        guard let fine = try? FineScrubbing(distance: distance, floor: floor) else {
          throw Discard()
        }
        let length = try EdgeNumbers.lengths.draw(from: &source)
        let reach = distance * (1 - floor).squareRoot()
        let start = try EdgeNumbers.draw(EdgeNumbers.lengths, near: [reach, -reach], &source)
        let end = try EdgeNumbers.draw(
          EdgeNumbers.lengths, near: [start, -start, reach, -reach], &source)
        // The greatest difference of two coordinates has a neighbour beyond the domain of lengths.
        guard Swift.max(start.magnitude, end.magnitude) <= 2 * DeclaredLengths.greatest else {
          throw Discard()
        }
        return FineScrubbingCase(
          fine, length: length, start: start, end: end, part: try parts.draw(from: &source))
      },
      encode: { test, encoder in
        EdgeNumbers.positive.encode(test.fine.distance, into: &encoder)
          && floors.encode(test.fine.floor, into: &encoder)
          && EdgeNumbers.lengths.encode(test.length, into: &encoder)
          && EdgeNumbers.encode(test.start, EdgeNumbers.lengths, &encoder)
          && EdgeNumbers.encode(test.end, EdgeNumbers.lengths, &encoder)
          && parts.encode(test.part, into: &encoder)
      })
  }

  private static let floors = Domain<Double>.one(of: [
    .weight(3, .exactly([0.01, 0, 1, 1.0.nextDown, .leastNonzeroMagnitude, 0.5])),
    .weight(2, .doubles(in: 0...1)),
  ])

  private static let parts = Domain<Double>.doubles(in: 0...1)
}
