import GestureLaws
import Specimens
import Testing

@Suite struct PublishedFatSliderTests {
  /// The published bugs: what triggers each, the law that finds it, and the value it leaves.
  static let bugs: [(bug: String, script: String, law: String)] = [
    ("zero width gives NaN", "size 0 44; down 5 22", "A2"),
    ("zero width changes the value", "size 0 44; down 5 22", "A4"),
    ("a bad sample sets 0", "size 300 44; down 210 22; move nan 22", "A3"),
    ("touching moves", "set isSticky false; size 300 44; down 95 22", "D1"),
    ("a set is not drawn", "size 300 44; value 0.5", "B7"),
    ("not back to the start", "set value 0.5; size 300 44; down 150 22; move 200 22; up", "D12"),
    ("stays on cancel", "size 300 44; down 50 22; move 200 22; cancel", "D12"),
    ("reports no change", "size 300 44; down 0 22; move 10 22; move 20 22", "E1"),
    ("last move lost", "set isSticky false; size 300 44; down 50 22; move 100 22; up 200 22", "D8"),
  ]

  private func broken(_ script: String, by kind: ControlKind) throws -> [String] {
    LawBook.controls.findings(in: try GestureScript(script, for: kind)).map(\.law)
  }

  @Test(arguments: bugs)
  func `the law finds the bug, and our own slider passes the same script`(
    bug: String, script: String, law: String
  ) throws {
    #expect(try broken(script, by: .publishedFatSlider).contains(law))
    #expect(try broken(script, by: .fatSlider) == [])
    #expect(try broken("set grab anywhere; " + script, by: .fatSlider) == [])
  }

  @Test func `zero width leaves NaN, where ours keeps the value`() throws {
    let script = "size 0 44; down 5 22"
    #expect(try GestureScript(script, for: .publishedFatSlider).play().value.isNaN)
    #expect(try GestureScript("set grab anywhere; " + script, for: .fatSlider).play().value == 0)
  }
}
