import GestureEngine
import Testing

@Suite struct ReconfigurationTests {
  @Test func `a control goes on only with the same legal values in the same places`() throws {
    let fat = try FatSlider(.init(value: 50, range: 0...100, isSticky: false))
    #expect(try fat.reconfigured(.init()) == nil)
    #expect(try fat.reconfigured(.init(range: 0...100, step: 5)) == nil)
    #expect(try fat.reconfigured(.init(direction: .rightToLeft, range: 0...100)) == nil)
    #expect(try fat.reconfigured(.init(range: 0...100, trackThickness: 8))?.value == 50)

    let step = try StepSlider(.init(stops: [1, 2, 3], value: 3))
    #expect(try step.reconfigured(.init(stops: [1])) == nil)
    #expect(try step.reconfigured(.init(stops: [1, 3, 2], thumbWidth: 20))?.stop == 3)

    let progress = try ProgressSlider(.init(value: 0.25, step: 0.25))
    #expect(try progress.reconfigured(.init(step: 0.5)) == nil)
    #expect(try progress.reconfigured(.init(minimumDistance: 0, step: 0.25))?.value == 0.25)

    let zoom = try MeshingSlider(.init(value: 4, range: 1...16, scale: .exponential))
    #expect(try zoom.reconfigured(.init(range: 1...16)) == nil)
    #expect(
      try zoom.reconfigured(.init(range: 1...16, scale: .exponential, snapsToBars: true)) == nil)
    #expect(
      try zoom.reconfigured(.init(range: 1...16, scale: .exponential, barCount: 5))?.currentBar == 2
    )

    let pair = try RangeSlider(.init(leastDistance: 0.25))
    #expect(try pair.reconfigured(.init(leastDistance: 0.5)) == nil)
    #expect(try pair.reconfigured(.init(leastDistance: 0.25, thumbWidth: 40))?.upper?.value == 1)

    let toggle = try MorphToggle(.init(isOn: true))
    #expect(try toggle.reconfigured(.init(direction: .topToBottom)) == nil)
    #expect(try toggle.reconfigured(.init(stroke: 4))?.isOn == true)
  }
}
