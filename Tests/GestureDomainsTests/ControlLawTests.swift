import DragnetTesting
import GestureDomains
import GestureLaws
import PropertyTesting
import Specimens
import Testing

@Suite struct ControlLawTests {
  @Test func `a fat slider obeys every law`() {
    check(.laws(of: .fatSlider), settings: RunSettings(cases: 100_000))
  }
  @Test(arguments: ControlKind.engine)
  func `a control of the engine obeys every law`(kind: ControlKind) {
    check(.laws(of: kind), settings: RunSettings(cases: 4_000))
  }
  @Test func `snapping obeys every law`() {
    check(.snappingLaws(), settings: RunSettings(cases: 100_000))
  }
  @Test func `text`() {
    check(.dragText(kinds: .all), settings: RunSettings(cases: 5_000))
  }
}
