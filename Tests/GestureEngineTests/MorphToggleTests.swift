import GestureEngine
import Testing

@Suite struct MorphToggleTests {
  @Test func `the example of MorphToggle`() {
    var toggle = MorphToggle()
    _ = toggle.handle(.down(GesturePoint(x: 25, y: 15)))
    _ = toggle.handle(.up(nil))
    #expect(toggle.isOn)
    #expect(toggle.morph == 0)
  }

  @Test(arguments: [
    (GesturePoint(x: 50, y: 30), true), (GesturePoint(x: 50.1, y: 30), false),
    (GesturePoint(x: 0, y: 0), true),
  ])
  func `only a touch inside the bounds is tracked, the edges included`(
    place: GesturePoint, isTracked: Bool
  ) {
    var toggle = MorphToggle()
    #expect((toggle.handle(.down(place)).editing == .began) == isTracked)
  }

  @Test func `a touch that leaves the bounds is no tap, even if it comes back`() {
    var toggle = MorphToggle()
    _ = toggle.handle(.down(GesturePoint(x: 25, y: 15)))
    _ = toggle.handle(.move(GesturePoint(x: 25, y: 31)))
    _ = toggle.handle(.move(GesturePoint(x: 25, y: 15)))
    #expect(toggle.handle(.up(nil)).editing == .committed(value: 0))
    #expect(!toggle.isOn)
  }

  @Test func `it is set, and adjusted`() {
    var toggle = MorphToggle()
    _ = toggle.handle(.set(0.5))
    #expect(!toggle.isOn, "on is above 0.5")
    _ = toggle.handle(.set(0.6))
    #expect(toggle.isOn)
    #expect(toggle.handle(.adjust(.increment)).change == nil)
    #expect(toggle.handle(.adjust(.decrement)).change == Response.Change(old: 1, new: 0))
  }

  @Test func `the morph settles on the value, and never leaves 0...1`() {
    var toggle = MorphToggle()
    _ = toggle.handle(.set(1))
    for _ in 0..<200 {
      _ = toggle.handle(.wait(0.01))
      #expect((0...1).contains(toggle.morph))
    }
    #expect(toggle.morph == 1 && toggle.rotation == -135)
  }

  @Test func `the symbol is a cross at 0 and an arrow at 1`() throws {
    // At 50 × 30 with stroke 6 and gap 2 the symbol's square is 62 wide, and x₀ is 28.
    func outline(_ toggle: MorphToggle) throws -> [GesturePoint] {
      let symbol = try #require(toggle.scene.shapes.last { $0.role == .symbol })
      guard case .path(let points) = symbol.outline else { return [] }
      #expect(symbol.frame.size == GestureSize(width: 62, height: 62))
      return points
    }
    let cross = try outline(MorphToggle())
    #expect(
      cross.prefix(6).map { [$0.x, $0.y] }
        == [[28, 62], [28, 56], [22, 56], [22, 50], [28, 50], [28, 38]])
    let arrow = try outline(MorphToggle(.init(isOn: true)))
    #expect(arrow[1] == GesturePoint(x: 28, y: 62) && arrow[4] == GesturePoint(x: 28, y: 56))
    #expect(arrow[11] == GesturePoint(x: 34, y: 62))
  }

  @Test func `the disc goes from end to end`() throws {
    var toggle = try MorphToggle(.init(isOn: true))
    _ = toggle.handle(.resize(GestureSize(width: 100, height: 30)))
    #expect(toggle.thumb?.center == GesturePoint(x: 85, y: 15))
  }

  @Test func `a field out of its range is refused by name`() {
    let error = #expect(throws: ConfigurationError.self) { try MorphToggle(.init(stroke: -1)) }
    #expect(error?.field == "stroke")
  }
}
