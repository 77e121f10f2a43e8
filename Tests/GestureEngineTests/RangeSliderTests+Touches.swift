import GestureEngine
import GestureLaws
import Testing

extension RangeSliderTests {
  @Test(arguments: [
    // A finger 64 points beyond the end is 64 points beyond it after the resize, too.
    ("down 270 22; move 334 22; size 285 44", "move 290 22", [0, 1]),
    ("down 270 22; move 334 22; size 412 44", "move 270 22", [0, 1]),
    ("down 270 22; move 334 22; size 284 60", "move 206 22", [0, 0.75]),
    ("down 14 22; move -50 22; size 284 60", "move 13 22", [0, 1]),
    ("down 14 22; move -50 22; size 284 60", "move 78 22", [0.25, 1]),
    ("down 14 22; move -50 22; size 0 0; size 284 60", "move 78 22", [0.25, 1]),
  ])
  func `a resize keeps the distance of a finger beyond the end`(
    drag: String, motion: String, expected: [Double]
  ) throws {
    #expect(try values("\(drag); \(motion)") == expected)
  }
}
