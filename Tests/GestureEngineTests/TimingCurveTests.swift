import GestureEngine
import GestureLaws
import Testing

@Suite struct TimingCurveTests {
  @Test func `the example of TimingCurve`() {
    #expect((TimingCurve.easeInEaseOut.progress(at: 0.5) - 0.5).magnitude < 1e-15)
    #expect((TimingCurve.easeInEaseOut.progress(at: 0.25) - 0.129).magnitude < 0.001)
  }

  @Test func `curves obey their laws`() throws {
    let curves = [
      TimingCurve.easeInEaseOut,
      try TimingCurve(GesturePoint(x: 0, y: 0), GesturePoint(x: 1, y: 1)),
      try TimingCurve(GesturePoint(x: 1, y: 0), GesturePoint(x: 0, y: 1)),
      try TimingCurve(GesturePoint(x: 0, y: 1), GesturePoint(x: 0, y: 1)),
      try TimingCurve(GesturePoint(x: 0.25, y: 0.1), GesturePoint(x: 0.25, y: 1)),
      try TimingCurve(GesturePoint(x: 0.3, y: -2), GesturePoint(x: 0.7, y: 3)),
    ]
    for curve in curves {
      for step in -1...101 {
        let time = Double(step) / 100
        let test = TimingCurveCase(curve, time: time, other: time + 0.003)
        for law in Law<TimingCurveCase>.timingCurve {
          #expect(law.breach(by: test) == nil, "\(curve) \(time)")
        }
      }
    }
  }

  @Test func `a curve that turns back in time is refused`() {
    let error = #expect(throws: ConfigurationError.self) {
      try TimingCurve(GesturePoint(x: 1.5, y: 0), GesturePoint(x: 0, y: 1))
    }
    #expect(error?.field == "x1")
  }
}
