import GestureEngine
import GestureLaws
import Testing

@Suite struct LiveControlTests {
  @Test func `play(_:) example`() throws {
    var slider = try GestureScript(kind: .fatSlider, events: []).start()
    slider.play(.resize(GestureSize(width: 300, height: 44)))
    slider.play(.down(GesturePoint(x: 50, y: 22)))
    let value = slider.play(.move(GesturePoint(x: 150, y: 22))).after.value
    #expect(value == 0.5)
  }

  @Test func `a live control returns the steps and the scenes of a trace`() throws {
    let script = try GestureScript(
      "set value 0.25; size 300 44; down 100 22 @3; move 150 22 @4; move 150 22 @3; up @3; wait 0.1",
      for: .fatSlider)
    let trace = try script.play(drawing: true)
    var slider = try script.start()
    #expect(slider.traits == trace.traits)
    #expect(slider.snapshot.value == trace.initial.value)
    #expect(slider.scene == trace.scenes[0])
    for (index, expected) in trace.steps.enumerated() {
      let step = slider.play(expected.event)
      #expect(step.event == expected.event)
      #expect(step.response == expected.response)
      #expect(step.tracked == expected.tracked)
      #expect(step.after.size == expected.after.size)
      #expect(step.after.presentedValue == expected.after.presentedValue)
      #expect(slider.scene == trace.scenes[index + 1])
    }
    #expect(slider.snapshot.value == trace.value)
  }

  @Test func `a refused configuration starts no live control`() throws {
    let script = try GestureScript("set trackThickness -1", for: .fatSlider)
    #expect(throws: ConfigurationError.self) { try script.start() }
  }
}
