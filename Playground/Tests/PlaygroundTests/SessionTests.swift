import GestureEngine
import GestureLaws
import Testing

@testable import Playground

@Suite struct SessionTests {
  @Test func `the script has everything that happened`() throws {
    var session = try Session(GestureScript("set isSticky false; down 1 1", for: .fatSlider))
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

  @Test func `a setting is not an event`() throws {
    var session = try Session(GestureScript(kind: .fatSlider, events: []))
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
