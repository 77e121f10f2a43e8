import GestureEngine
import Testing

/// The examples in the comments of types that have no suite of their own.
@Suite struct ExampleTests {
  @Test func `the example of Animated`() throws {
    var place = Animated(0, .spring(try Spring(duration: 0.5)))
    place.move(to: 1)
    #expect(place.presented == 0)
    place.advance(by: 0.1)
    #expect((place.presented - 0.357740).magnitude < 1e-6)
    place.advance(by: 2)
    #expect(place.presented == 1)
  }

  @Test func `the example of AnimatedRow`() throws {
    var heights = AnimatedRow(repeating: 15, count: 3, spring: try Spring(duration: 0.5))
    heights.move { [15, 25, 35][$0] }
    heights.advance(by: 10)
    #expect(heights.presented == [15, 25, 35])
  }

  @Test func `the example of Scene`() {
    var slider = FatSlider()
    _ = slider.handle(.resize(Size(width: 300, height: 44)))
    let frame = Rect(origin: Point(x: 0, y: 2), size: Size(width: 100, height: 40))
    #expect(slider.scene.first(.thumb)?.frame == frame)
  }

  @Test func `the example of GestureEvent`() {
    #expect(GestureEvent.up(nil, id: 3).touch?.id == 3)
    #expect(!GestureEvent.set(0.5).isByUser)
    #expect(GestureEvent.move(Point(x: 1, y: 2)).touch?.point == Point(x: 1, y: 2))
  }

  @Test func `the example of ControlTraits`() throws {
    #expect(try ProgressSlider(.init(step: 0.5)).traits.stops?.count == 3)
    #expect(FatSlider().traits.rest == 0)
  }
}
