import GestureEngine
import Testing

/// Tests of law A6 for parts of the engine: an invalid argument is refused by name, and the nearest
/// valid argument is accepted.
@Suite struct PartRefusalTests {
  private func field(_ make: () throws -> Void) -> String? {
    do {
      try make()
      return nil
    } catch {
      return (error as? ConfigurationError)?.field
    }
  }

  @Test func `a spring refuses a duration or a bounce outside its bounds`() {
    #expect(field { _ = try SpringMotion(duration: 0x1p-20, bounce: (-1.0).nextUp) } == nil)
    #expect(field { _ = try SpringMotion(duration: 0x1p20, bounce: (1.0).nextDown) } == nil)
    #expect(field { _ = try SpringMotion(duration: (0x1p-20).nextDown) } == "duration")
    #expect(field { _ = try SpringMotion(duration: (0x1p20).nextUp) } == "duration")
    #expect(field { _ = try SpringMotion(duration: 1, bounce: -1) } == "bounce")
    #expect(field { _ = try SpringMotion(duration: 1, bounce: 1) } == "bounce")
  }

  @Test func `a timing curve refuses a control point outside 0 to 1 in time`() {
    let (start, end) = (GesturePoint(x: 0, y: -9), GesturePoint(x: 1, y: 9))
    #expect(field { _ = try TimingCurve(start, end) } == nil)
    #expect(field { _ = try TimingCurve(end, start) } == nil)
    #expect(field { _ = try TimingCurve(GesturePoint(x: -0.1, y: 0), end) } == "x1")
    #expect(field { _ = try TimingCurve(GesturePoint(x: 1.1, y: 0), end) } == "x1")
    #expect(field { _ = try TimingCurve(start, GesturePoint(x: -0.1, y: 0)) } == "x2")
    #expect(field { _ = try TimingCurve(start, GesturePoint(x: 1.1, y: 0)) } == "x2")
    #expect(field { _ = try TimingCurve(GesturePoint(x: 0, y: .infinity), end) } == "y1")
    #expect(field { _ = try TimingCurve(start, GesturePoint(x: 0, y: .nan)) } == "y2")
  }

  @Test func `snapping refuses stops that cannot be counted or distinguished`() {
    #expect(field { _ = try Snapping(range: -1...1, step: 0x1p-52) } == nil)
    #expect(field { _ = try Snapping(range: -1...1, step: 0x1p-53) } == "step")
    #expect(field { _ = try Snapping(range: 0...1, step: 0) } == "step")
    #expect(field { _ = try Snapping(range: 0...1, step: .infinity) } == "step")
    #expect(field { _ = try Snapping(range: 0...1, divisions: 1) } == nil)
    #expect(field { _ = try Snapping(range: 0...1, divisions: 0) } == "divisions")
    #expect(field { _ = try Snapping(range: 0...1, divisions: 1 << 52) } == nil)
    #expect(field { _ = try Snapping(range: 0...1, divisions: (1 << 52) + 1) } == "divisions")
    #expect(field { _ = try Snapping(range: -.infinity...1, divisions: 2) } == "range")
    #expect(field { _ = try Snapping(range: 0...Double.infinity, step: 1) } == "range")
    #expect(field { _ = try IntegerStops([]) } == "stops")
    #expect(field { _ = try IntegerStops([1 << 53, (1 << 53) + 1]) } == "stops")
    #expect(field { _ = try IntegerStops([1 << 53, (1 << 53) + 2]) } == nil)
  }

  @Test func `an exponential scale refuses a lower bound of 0`() {
    #expect(field { _ = try Scale(5e-324...1, .exponential) } == nil)
    #expect(field { _ = try Scale(0...1, .exponential) } == "range")
    #expect(field { _ = try Scale(0...1) } == nil)
    #expect(field { _ = try Scale(-.infinity...1) } == "range")
    #expect(field { _ = try Scale(0...Double.infinity) } == "range")
    #expect(field { _ = try Scale(-1e308...1e308) } == "range")
  }

  @Test func `fine scrubbing refuses a distance of 0 and a floor outside 0 to 1`() {
    #expect(field { _ = try FineScrubbing(distance: 0x1p-20, floor: 0) } == nil)
    #expect(field { _ = try FineScrubbing(distance: (0x1p-20).nextDown) } == "fineDistance")
    #expect(field { _ = try FineScrubbing(distance: 1, floor: 1) } == nil)
    #expect(field { _ = try FineScrubbing(distance: 0) } == "fineDistance")
    #expect(field { _ = try FineScrubbing(distance: 0x1p20) } == nil)
    #expect(field { _ = try FineScrubbing(distance: 0x1p20.nextUp) } == "fineDistance")
    #expect(field { _ = try FineScrubbing(floor: -0.1) } == "fineFloor")
    #expect(field { _ = try FineScrubbing(floor: 1.1) } == "fineFloor")
  }
}
