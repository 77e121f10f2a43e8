import GestureEngine
import GestureLaws
import Testing

@testable import Playground

@Suite struct SessionTests {
  @Test func `the script has everything that happened`() throws {
    let session = try Session(GestureScript("set isSticky false; down 1 1", for: .fatSlider))
    let steps = try session.play(Array("size 300 44; down 50 22; move 150 22".utf8))
    #expect(steps.map(\.after.value) == [0, 0, 0.5])
    #expect(session.press(.escape).map(\.event.text) == ["revert"])
    #expect(session.press(.escape).isEmpty)
    let text = """
      dragnet 1
      control fat-slider
      set isSticky false
      size 300 44
      down 50 22
      move 150 22
      revert

      """
    #expect(session.script.text == text)
  }

  @Test func `every earlier state can be shown`() throws {
    let session = try Session(GestureScript("set isSticky false", for: .fatSlider))
    let moves = (0..<200).map { "move \(50 + $0) 22; " }.joined()
    let steps = try session.play(Array("size 300 44; down 50 22; \(moves)".utf8))
    func shown() -> String {
      String(decoding: JSONText.object { session.writeState(to: &$0) }, as: UTF8.self)
    }
    let last = shown()
    for count in [0, 1, 63, 64, 65, 128, 201] {
      session.show(after: count)
      let value = count == 0 ? 0 : steps[count - 1].after.value
      #expect(shown().hasPrefix(#"{"value":\#(value),"#), "after \(count) events")
    }
    session.show(after: 202)
    #expect(shown() == last)
    session.show(after: 3)
    _ = session.press(.escape)
    #expect(shown().hasPrefix(#"{"value":0.0,"#))
    #expect(session.script.events.count == 203)
  }

  @Test func `a setting is not an event`() throws {
    let session = try Session(GestureScript(kind: .fatSlider, events: []))
    #expect(throws: DragError.self) { try session.play(Array("set isSticky false".utf8)) }
  }

  @Test(arguments: [
    ("value 0.256", "progress-slider", "25.6%"), ("value 1", "morph-toggle", "on"),
    ("value 0", "morph-toggle", "off"), ("value 17.5", "meshing-slider", "17.5"),
  ])
  func `the value has a text for people`(event: String, name: String, text: String) throws {
    let kind = try #require(Demo.kinds.first { $0.name == name })
    var control = try GestureScript(kind: kind, events: []).start()
    for event in try GestureScript(event, for: kind).events { control.play(event) }
    #expect(control.traits.text(of: control.snapshot.value) == text)
  }
}
