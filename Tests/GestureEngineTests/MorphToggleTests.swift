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

  @Test(arguments: [
    (GesturePoint(x: 25, y: 39.9), true), (GesturePoint(x: 25, y: 40), false),
    (GesturePoint(x: 57, y: 37), true), (GesturePoint(x: 57.1, y: 37.1), false),
    (GesturePoint(x: -9.9, y: 15), true),
  ])
  func `a tap may drift less than the tolerance outside the bounds`(
    place: GesturePoint, isTap: Bool
  ) {
    var toggle = MorphToggle()
    _ = toggle.handle(.down(GesturePoint(x: 25, y: 15)))
    _ = toggle.handle(.up(place))
    #expect(toggle.isOn == isTap)
  }

  @Test func `a drag past the end leaves nothing to animate`() throws {
    var toggle = try MorphToggle(.init(isDraggable: true))
    _ = toggle.handle(.down(GesturePoint(x: 15, y: 15)))
    _ = toggle.handle(.move(GesturePoint(x: 200, y: 15)))
    #expect(toggle.morph == 1)
    #expect(!toggle.handle(.up(nil)).isAnimating && toggle.isOn)
  }

  @Test func `the symbol follows a drag and takes the nearer state`() throws {
    for (distance, isOn) in [(7.0, true), (9.9, true), (10, false), (11, true), (-12, false)] {
      var toggle = try MorphToggle(.init(isDraggable: true))
      _ = toggle.handle(.down(GesturePoint(x: 10, y: 15)))
      _ = toggle.handle(.move(GesturePoint(x: 10 + distance, y: 15)))
      #expect(toggle.value == 0)
      #expect((toggle.morph - max(0, distance / 20)).magnitude < 1e-12)
      let response = toggle.handle(.up(nil))
      #expect(toggle.isOn == isOn, "after \(distance) points")
      #expect(response.editing == .committed(value: isOn ? 1 : 0))
      _ = toggle.handle(.wait(10))
      #expect(toggle.morph == toggle.value)
    }
  }

  @Test func `a cancelled drag leaves the state`() throws {
    var toggle = try MorphToggle(.init(isDraggable: true))
    _ = toggle.handle(.down(GesturePoint(x: 10, y: 15)))
    _ = toggle.handle(.move(GesturePoint(x: 28, y: 15)))
    #expect(toggle.handle(.cancel()).isAnimating)
    #expect(!toggle.isOn)
    _ = toggle.handle(.wait(10))
    #expect(toggle.morph == 0)
  }

  @Test func `a drag goes on from the program's state, and after a resize`() throws {
    var toggle = try MorphToggle(.init(isDraggable: true))
    _ = toggle.handle(.down(GesturePoint(x: 10, y: 15)))
    _ = toggle.handle(.set(1))
    _ = toggle.handle(.move(GesturePoint(x: 0, y: 15)))
    #expect(toggle.morph == 0.5)
    _ = toggle.handle(.resize(GestureSize(width: 130, height: 30)))
    _ = toggle.handle(.move(GesturePoint(x: 10, y: 15)))
    #expect(toggle.morph == 0.6)
  }

  @Test func `a drag starts where the symbol has come on its way`() throws {
    var toggle = try MorphToggle(.init(isOn: true, isDraggable: true))
    let point = GesturePoint(x: 10, y: 15)
    for event in [GestureEvent.down(point), .up(nil), .wait(0.1), .down(point), .wait(0.1)] {
      _ = toggle.handle(event)
    }
    let morph = toggle.morph
    #expect(morph > 0.1 && morph < 0.9)
    _ = toggle.handle(.move(GesturePoint(x: 11, y: 15)))
    #expect((toggle.morph - morph - 0.05).magnitude < 1e-12)
  }

  @Test func `from right to left, all is mirrored`() throws {
    var plain = try MorphToggle(.init(isDraggable: true))
    var mirrored = try MorphToggle(.init(direction: .rightToLeft, isDraggable: true))
    for x in [10.0, 15, 22] {
      let event = x == 10 ? GestureEvent.down(GesturePoint(x: x, y: 8)) : .move(.init(x: x, y: 8))
      _ = plain.handle(event)
      _ = mirrored.handle(
        x == 10 ? .down(GesturePoint(x: 50 - x, y: 8)) : .move(GesturePoint(x: 50 - x, y: 8)))
      #expect(plain.morph == mirrored.morph && plain.rotation == -mirrored.rotation)
      let (one, other) = (try #require(plain.thumb), try #require(mirrored.thumb))
      #expect(one.center.x == 50 - other.center.x && one.center.y == other.center.y)
    }
  }

  @Test(arguments: Direction.allCases, [(50.0, 30.0), (30, 50), (44, 44), (300, 10)])
  func `the disc stays inside the bounds in every shape`(
    direction: Direction, sides: (Double, Double)
  ) throws {
    var toggle = try MorphToggle(.init(direction: direction))
    _ = toggle.handle(.resize(GestureSize(width: sides.0, height: sides.1)))
    for value in [0.0, 1] {
      _ = toggle.handle(.set(value))
      _ = toggle.handle(.wait(10))
      let disc = try #require(toggle.thumb)
      #expect(disc.origin.x >= 0 && disc.origin.y >= 0)
      #expect(disc.origin.x + disc.size.width <= sides.0)
      #expect(disc.origin.y + disc.size.height <= sides.1)
    }
  }

  @Test func `a touch that leaves the bounds is no tap, even if it comes back`() {
    var toggle = MorphToggle()
    _ = toggle.handle(.down(GesturePoint(x: 25, y: 15)))
    _ = toggle.handle(.move(GesturePoint(x: 25, y: 41)))
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
