import GestureTesting
import Testing

@testable import VolumeKnob

@Suite struct VolumeKnobTests {
  private static let kind = ControlKind("volume-knob", VolumeKnob.self)

  @Test func `a volume knob obeys the laws of controls`() {
    check(.laws(of: Self.kind))
  }

  @Test func `a drag of half the height upwards gives half the volume`() {
    var knob = VolumeKnob()
    _ = knob.handle(.resize(GestureSize(width: 60, height: 200)))
    _ = knob.handle(.down(GesturePoint(x: 30, y: 150)))
    _ = knob.handle(.move(GesturePoint(x: 30, y: 50)))
    #expect(knob.value == 0.5)
  }
}
