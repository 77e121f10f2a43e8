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

  /// Returns whether the last event of a script brought the lower or the upper value to an end.
  private func reachesEnd(_ text: String, setting settings: String = "") throws -> [Bool] {
    let trace = try GestureScript("\(settings); size 284 44; \(text)", for: .rangeSlider).play()
    let response = try #require(trace.steps.last?.response)
    return [response.reachedEnd, response.upper?.reachedEnd ?? false]
  }

  @Test func `a value that a lost end reverts reaches no end`() throws {
    // The touch goes down on the other thumb, so the value of the first thumb goes back to its end.
    #expect(try reachesEnd("down 14 22; move 19 22; down 270 22") == [false, false])
    #expect(try reachesEnd("down 14 22; move 19 22; cancel") == [false, false])
    #expect(try reachesEnd("down 14 22; move 19 22; revert") == [false, false])
    #expect(
      try reachesEnd("down 270 22; move 265 22; down 14 22", setting: "set lower 0")
        == [false, false])
  }

  @Test func `a touch that goes down after a lost end reaches an end`() throws {
    // The lower thumb was dragged for good; the touch then brings the upper thumb's centre to the end.
    #expect(
      try reachesEnd(
        "down 78 22; move 60 22; down 290 22", setting: "set lower 0.25; set upper 0.75")
        == [false, true])
    #expect(try reachesEnd("down 100 22; down -20 22", setting: "set lower 0.25") == [true, false])
  }
}
