import GestureLaws
import SceneRendering
import Testing

@Suite struct FindingTests {
  @Test(
    arguments: [
      ("D8", "up", "up (D8)"), ("D8", "", "D8"), ("no seven", "no seven", "no seven"),
    ])
  func `the title of a law has its short name once`(law: String, name: String, title: String) {
    let finding = Finding(law: law, name: name, sentence: "", breach: Breach(step: nil, ""))
    #expect(finding.title == title)
  }
}
