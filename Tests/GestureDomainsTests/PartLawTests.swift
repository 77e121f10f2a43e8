import DragnetTesting
import GestureDomains
import GestureLaws
import PropertyTesting
import Testing

// Long searches belong to the fuzz targets.
@Suite struct PartLawTests {
  @Test func `scales obey every law`() {
    check(.scaleLaws(), settings: RunSettings(cases: 5000))
  }

  @Test func `springs obey every law`() {
    check(.springLaws(), settings: RunSettings(cases: 5000))
  }

  @Test func `fine scrubbing obeys every law`() {
    check(.fineScrubbingLaws(), settings: RunSettings(cases: 5000))
  }

  @Test func `timing curves obey every law`() {
    check(.timingCurveLaws(), settings: RunSettings(cases: 5000))
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
