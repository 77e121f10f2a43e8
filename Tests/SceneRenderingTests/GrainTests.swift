import GestureEngine
import Testing

@testable import SceneRendering

@Suite struct GrainTests {
  private let path = (0..<100).map { GesturePoint(x: Double($0) / 2, y: 0) }

  @Test func `samples within the distance are left out, but not the first and the last`() {
    #expect(Grain.none.samples(of: path) == path)
    let samples = Grain(distance: 4).samples(of: path)
    #expect(samples.map(\.x) == [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 49.5])
  }

  @Test func `a coarse path has its last samples only`() {
    let far = path.map { GesturePoint(x: $0.x * 100, y: 0) }
    #expect(Grain(distance: 8).samples(of: far) == far.suffix(12))
  }

  @Test func `ranges within the distance are one`() {
    let ranges = [0.0...1, 3...4, 20...30, 22...23, 31...32]
    #expect(Grain.none.merged(ranges) == ranges)
    #expect(Grain(distance: 4).merged(ranges) == [0...4, 20...32])
  }

  @Test func `bars within the distance are left out, but not the current one`() {
    let bars = (0..<5).map { index in
      SceneShape(
        .bar(index), .rectangle,
        frame: GestureRect(
          origin: GesturePoint(x: Double(index), y: 0), size: GestureSize(width: 1, height: 9)),
        paint: .ink)
    }
    var scene = ControlScene(size: GestureSize(width: 5, height: 9), shapes: bars)
    scene.shapes[3].isCurrent = true
    let kept = Grain(distance: 4).shapes(of: scene, scale: 2).map(\.role)
    #expect(kept == [.bar(0), .bar(2), .bar(3)])
    #expect(Grain.none.shapes(of: scene, scale: 2).count == 5)
  }
}
