import GestureEngine
import Testing

@Suite struct IntegerStopsTests {
  @Test func `the examples of IntegerStops`() throws {
    let stops = try IntegerStops([40, 1, 10, 30, 10])
    #expect((0...stops.lastIndex).map { stops[$0] } == [1, 10, 30, 40])
    #expect(stops.index(nearestTo: 0.5) == 2)
    #expect(stops.fraction(of: 1) == 9.0 / 39)
  }

  @Test func `no stops are refused`() {
    let error = #expect(throws: ConfigurationError.self) { try IntegerStops([]) }
    #expect(error?.field == "stops")
  }

  @Test(arguments: [[Int.max - 1, .max], [.min, .min + 1], [0, 1 << 53, (1 << 53) + 1]])
  func `stops that are the same Double are refused`(list: [Int]) {
    let error = #expect(throws: ConfigurationError.self) { try IntegerStops(list) }
    #expect(error?.field == "stops")
    #expect(error?.value == .integers(Array(list.suffix(2))))
  }

  @Test(arguments: [
    [Int.min, .max], [.min, 0, .max], [.max - 1024, .max], [.min, .min + 1025], [7],
    [1_000_000_000_000_000_000, 1_000_000_000_000_000_128, 1_000_000_000_000_000_256],
  ])
  func `every stop is reached from its own fraction`(list: [Int]) throws {
    let stops = try IntegerStops(list)
    for index in 0...stops.lastIndex {
      let fraction = stops.fraction(of: index)
      #expect((0...1).contains(fraction))
      #expect(stops[stops.index(nearestTo: fraction)] == list[index])
    }
    #expect(stops.index(nearestTo: 1) == stops.lastIndex)
  }

  @Test func `the nearest of two equally near stops is the lower one`() throws {
    #expect(try IntegerStops([0, 10]).index(nearestTo: 0.5) == 0)
    #expect(try IntegerStops([0, 10]).index(nearestTo: 0.5.nextUp) == 1)
    #expect(try IntegerStops([0, 10, 20]).index(nearestTo: 0.75) == 1)
  }

  @Test func `of stops with the same rounded offset the lowest is the nearest`() throws {
    let stops = try IntegerStops([.min, 0, 1, .max])
    #expect(stops.fraction(of: 1) == 0.5 && stops.fraction(of: 2) == 0.5)
    #expect(stops.index(nearestTo: 0.5.nextUp) == 1)
  }

  @Test func `a search among many stops looks at few of them`() throws {
    let stops = Snapping(try IntegerStops(Array(0..<100_000)))
    #expect((17...40).contains(stops.lookups(nearestTo: 77_777.4)))
    let steps = try Snapping(range: 0...1, step: 1e-12)
    let few = try Snapping(range: 0...1, step: 0.1)
    #expect(steps.lookups(nearestTo: 0.123456789) <= few.lookups(nearestTo: 0.123456789))
  }

  @Test func `the example of an exponential Snapping`() throws {
    let zoom = try Snapping(Scale(1...16, .exponential), divisions: 4)
    for (stop, expected) in zip((0..<zoom.count).map(zoom.stop), [1.0, 2, 4, 8, 16]) {
      #expect((stop / expected - 1).magnitude < 1e-15)
    }
    #expect((0..<zoom.count).allSatisfy { zoom.index(nearestTo: zoom.stop($0)) == $0 })
    #expect(zoom.snap(2.7) == zoom.stop(1), "in the middle by factors is 2.83")
    #expect(zoom.snap(2.9) == zoom.stop(2))
  }
}
