import DragnetTesting
import GestureDomains
import GestureEngine
import GestureLaws
import PropertyTesting
import Testing

// Long searches belong to the fuzz targets.
@Suite struct PartLawTests {
  @Test func `scales obey every law`() {
    check(.scaleLaws(), settings: RunSettings(cases: 3000))
  }

  @Test(arguments: [Scale.Kind.linear, .exponential])
  func `ordinary scales obey every law`(kind: Scale.Kind) {
    let part = Domain<Double>.doubles(in: 0...1)
    let ranges = Domain<(Double, Double)>.tuple(
      .doubles(in: 0.001...1000), .doubles(in: kind == .linear ? -1...0.999 : 1e-6...1))
    let cases = Domain<((Double, Double), Double, Double, Double)>.tuple(ranges, part, part, part)
    let settings = RunSettings(cases: 10_000)
    check(cases, settings: settings) { range, fraction, other, place in
      let (upper, lower) = (range.0, range.0 * range.1)
      let scale = try Scale(lower...upper, kind)
      let value = min(lower + place * (upper - lower), upper)
      let test = ScaleCase(scale, fraction: fraction, other: other, value: value)
      return Law<ScaleCase>.scale.allSatisfy { $0.breach(by: test) == nil }
    }
  }

  @Test func `springs obey every law`() {
    check(.springLaws(), settings: RunSettings(cases: 3000))
  }

  @Test func `fine scrubbing obeys every law`() {
    check(.fineScrubbingLaws(), settings: RunSettings(cases: 3000))
  }

  @Test func `timing curves obey every law`() {
    check(.timingCurveLaws(), settings: RunSettings(cases: 3000))
  }

  @Test func `cases of scales, springs, scrubs and curves are encoded and drawn again`() {
    checkEncoding(.scaleCases)
    checkEncoding(.springCases)
    checkEncoding(.fineScrubbingCases)
    checkEncoding(.timingCurveCases)
  }

  private func checkEncoding<Value>(_ domain: Domain<Value>) {
    check(domain, settings: RunSettings(cases: 1000)) { test in
      guard let choices = domain.encode(test), let again = domain.value(of: choices) else {
        return false
      }
      return "\(again)" == "\(test)"
    }
  }
}
