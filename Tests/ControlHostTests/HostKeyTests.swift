import ControlHost
import GestureEngine
import Testing

@Suite struct HostKeyTests {
  @Test func `event(for:) example`() {
    let traits = FatSlider().traits
    #expect(HostKey.right.event(for: traits, value: 0, isTracking: false) == .adjust(.increment))
    #expect(HostKey.escape.event(for: traits, value: 0, isTracking: true) == .revert)
    #expect(HostKey.escape.event(for: traits, value: 0, isTracking: false) == nil)
  }

  @Test(arguments: [
    (HostKey.right, Direction.leftToRight, GestureEvent.Adjustment.increment),
    (.right, .rightToLeft, .decrement), (.up, .topToBottom, .decrement),
    (.pageUp, .rightToLeft, .pageUp), (.end, .rightToLeft, .maximum),
  ])
  func `an arrow along the track moves the thumb in its own direction`(
    key: HostKey, direction: Direction, adjustment: GestureEvent.Adjustment
  ) throws {
    let traits = try FatSlider(.init(direction: direction)).traits
    #expect(key.event(for: traits, value: 0.5, isTracking: false) == .adjust(adjustment))
    let pair = try RangeSlider(.init(direction: direction)).traits
    #expect(
      key.event(for: pair, value: 0.5, isTracking: false, of: .upper)
        == .adjust(.upper, adjustment))
  }

  @Test func `the key that flips a toggle means nothing to a slider, and nothing during a touch`()
    throws
  {
    let toggle = MorphToggle().traits
    #expect(HostKey.activate.event(for: toggle, value: 0, isTracking: false) == .adjust(.maximum))
    #expect(HostKey.activate.event(for: toggle, value: 1, isTracking: false) == .adjust(.minimum))
    #expect(HostKey.activate.event(for: toggle, value: 1, isTracking: true) == nil)
    #expect(HostKey.right.event(for: toggle, value: 1, isTracking: true) == nil)
    #expect(HostKey.activate.event(for: FatSlider().traits, value: 0, isTracking: false) == nil)
  }
}
