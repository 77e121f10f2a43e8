import GestureEngine
import Testing

@Suite struct ThumbDistancesTests {
  @Test(arguments: [0.1...0.7, 0...1, -3...1e6])
  func `the value beside another is in the range, or there is none`(
    range: ClosedRange<Double>
  ) throws {
    let span = range.upperBound - range.lowerBound
    let distances = try ThumbDistances(range: range, least: span / 2)
    // The least upper value that leaves room for a lower one, between two numbers.
    var (low, high) = (range.lowerBound, range.upperBound)
    while case let middle = low / 2 + high / 2, middle > low, middle < high {
      if distances.lower(nearestTo: range.lowerBound, below: middle) == nil {
        low = middle
      } else {
        high = middle
      }
    }
    var upper = low
    for _ in 0..<8 { upper = upper.nextDown }
    for _ in 0..<16 {
      let lower = distances.lower(nearestTo: range.lowerBound, below: upper)
      #expect(lower.map { range.contains($0) && distances.admits($0, upper) } ?? true)
      upper = upper.nextUp
    }
  }
}
