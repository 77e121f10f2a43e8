import GestureEngine
import GestureLaws
import Testing

@Suite struct FineScrubbingTests {
  @Test func `the example of FineScrubbing`() throws {
    let fine = try FineScrubbing()
    #expect(fine.motion(30, from: 0, to: 0) == 30)
    #expect(fine.motion(30, from: 50, to: 50) == 22.5)
    #expect((fine.motion(30, from: 0, to: 100) - 20).magnitude < 0.03)
  }

  private static let zones = FineCurve.zones([
    FineCurve.Zone(distance: 50, speed: 0.5), FineCurve.Zone(distance: 100, speed: 0.25),
    FineCurve.Zone(distance: 150, speed: 0),
  ])

  @Test(
    arguments: [(0, 100), (-250, 70), (30, 31), (99, 101), (-99.9, 99.9), (150, 400)],
    [FineCurve.parabola, .line, zones])
  func `a motion is the integral of the speed along it`(
    line: (start: Double, end: Double), curve: FineCurve
  ) throws {
    let fine = try FineScrubbing(curve)
    let (start, end) = line
    let parts = 20_000
    var sum = 0.0
    for part in 0..<parts {
      sum += fine.speed(at: start + (end - start) * (Double(part) + 0.5) / Double(parts))
    }
    let expected = sum / Double(parts)
    // The sum is off by a part where the speed jumps.
    let slack = curve == Self.zones ? 2.0 / Double(parts) : 1e-7
    #expect((fine.motion(1, from: start, to: end) - expected).magnitude < slack)
    #expect(fine.motion(1, from: end, to: start) == fine.motion(1, from: start, to: end))
  }

  @Test(arguments: [
    (FineCurve.line, 25.0, 0.75), (.line, -25, 0.75), (.line, 99.5, 0.01), (zones, 49.9, 1),
    (zones, 50, 0.5), (zones, -99, 0.5), (zones, -100, 0.25), (zones, 200, 0.01),
  ])
  func `a curve has its speed on either side`(
    curve: FineCurve, offset: Double, speed: Double
  ) throws {
    #expect(try FineScrubbing(curve).speed(at: offset) == speed)
  }

  @Test func `a way through zones has the speed of each part`() throws {
    let fine = try FineScrubbing(Self.zones)
    #expect(fine.motion(40, from: 30, to: 70) == 30)
    #expect(fine.motion(40, from: -70, to: -30) == 30)
    #expect(fine.motion(100, from: -50, to: 50) == 100)
    #expect((fine.motion(200, from: 0, to: 200) - (50 + 25 + 12.5 + 0.5)).magnitude < 1e-12)
  }

  @Test(arguments: [
    [], [FineCurve.Zone(distance: 0, speed: 0.5)], [FineCurve.Zone(distance: 50, speed: 1.1)],
    [FineCurve.Zone(distance: 50, speed: 0.5), FineCurve.Zone(distance: 50, speed: 0.4)],
    [FineCurve.Zone(distance: 50, speed: 0.5), FineCurve.Zone(distance: 60, speed: 0.6)],
    [FineCurve.Zone(distance: .nan, speed: 0.5)], [FineCurve.Zone(distance: 50, speed: .nan)],
    [FineCurve.Zone(distance: 0x1p21, speed: 0.5)],
    (1...17).map { FineCurve.Zone(distance: Double($0), speed: 0.5) },
  ])
  func `zones that do not get slower outward are refused`(zones: [FineCurve.Zone]) {
    let error = #expect(throws: ConfigurationError.self) { try FineScrubbing(.zones(zones)) }
    #expect(error?.field == "fineCurve")
  }

  @Test func `fine scrubbing obeys its laws at the edges`() throws {
    let offsets = [
      0, 1, -1, 50, 99.49874371066199, 99.4987437106620, 99.5, 100, -100, 1e-300,
      .leastNonzeroMagnitude, 0x1p20, -0x1p31, 0x1p31,
    ]
    var count = 0
    for (distance, floor) in [(100.0, 0.01), (100, 0), (100, 1), (0x1p-20, 0.5), (0x1p20, 0.01)] {
      let fine = try FineScrubbing(distance: distance, floor: floor)
      for start in offsets {
        for end in offsets {
          for (length, part) in [(30.0, 0.5), (-0x1p31, 0.3), (0, 0.9), (1e-300, 1), (1, 0)] {
            let test = FineScrubbingCase(fine, length: length, start: start, end: end, part: part)
            for law in Law<FineScrubbingCase>.fineScrubbing {
              count += 1
              #expect(law.breach(by: test) == nil, "\(distance) \(floor) \(start) \(end) \(length)")
            }
          }
        }
      }
    }
    #expect(count > 10_000)
  }

  @Test func `a line leaves the circle where the drag begins`() throws {
    // Down at (0, 0), a sample at (6, 0) inside, the next one at (26, 0): 16 points are left.
    var slider = try ProgressSlider(.init())
    _ = slider.handle(.resize(GestureSize(width: 100, height: 20)))
    _ = slider.handle(.down(GesturePoint(x: 0, y: 0)))
    _ = slider.handle(.move(GesturePoint(x: 6, y: 0)))
    _ = slider.handle(.move(GesturePoint(x: 26, y: 0)))
    #expect(slider.value == 0.16)
  }
}
