import GestureLaws
import Specimens
import Testing

@Suite struct PublishedMorphToggleTests {
  /// The published bugs: what triggers each, and the law that finds it.
  static let bugs: [(bug: String, script: String, law: String)] = [
    ("grows when small", "size 0 0", "I2"),
    ("overshoot in the shape", "down 25 15; up; wait 0.385", "I5"),
    ("fixed travel", "size 100 30", "I2"),
  ]

  private func broken(_ script: String, by kind: ControlKind) throws -> [String] {
    LawBook.controls.findings(in: try GestureScript(script, for: kind)).map(\.law)
  }

  @Test(arguments: bugs)
  func `the law finds the bug, and our own control passes the same script`(
    bug: String, script: String, law: String
  ) throws {
    #expect(try broken(script, by: .publishedMorphToggle).contains(law))
    #expect(try broken(script, by: .morphToggle) == [])
  }
}
