import GestureEngine
import Testing

@testable import WebControls

@Suite struct SceneNumbersTests {
  private let frame = GestureRect(
    origin: GesturePoint(x: 1, y: 2), size: GestureSize(width: 3, height: 4))

  @Test func `a shape has its attributes at fixed places`() {
    let shape = SceneShape(
      .thumb, .capsule, frame: frame, paint: Paint(from: .knob, to: .shade), opacity: 0.5,
      shadow: SceneShape.Shadow(radius: 3, drop: 1, shift: 2)
    ).rotated(by: 45)
    #expect(numbers(shape) == [19, 1, 2, 1, 2, 3, 4, 1, 2, 0.5, 45, 3, 1, 2, 0, 1, 2, 3, 4])
  }

  @Test func `a path and a text go on with their contents`() {
    let path = SceneShape(
      .symbol, .path([GesturePoint(x: 5, y: 6)]), frame: frame, paint: .ink, clip: frame)
    #expect(numbers(path) == [21, 3, 6, 1, 2, 3, 4, 6, -1, 1, 0, -1, 0, 0, 1, 1, 2, 3, 4, 5, 6])
    let text = SceneShape(.label(stop: 0), .text("é", .right), frame: frame, paint: .ink)
    #expect(numbers(text).suffix(2) == [2, 233])
  }

  private func numbers(_ shape: SceneShape) -> [Double] {
    var numbers: [Double] = []
    ControlScene(size: .zero, shapes: [shape]).write(to: &numbers)
    return numbers
  }
}
