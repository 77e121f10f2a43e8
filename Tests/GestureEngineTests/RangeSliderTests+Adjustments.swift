import GestureEngine
import GestureLaws
import Testing

extension RangeSliderTests {
  @Test(arguments: [
    ("adjust lower pageUp", [0.2, 1]), ("adjust upper fineDown", [0, 0.99]),
    ("adjust lower maximum", [1, 1]), ("adjust upper minimum; adjust upper up", [0, 0.1]),
    ("value 0.2 0.3; adjust lower pageUp", [0.3, 0.3]), ("adjust lower down", [0, 1]),
    // During a gesture, an adjustment is ignored.
    ("down 14 22; adjust upper down", [0, 1]),
  ])
  func `the keyboard adjusts each thumb`(text: String, expected: [Double]) throws {
    #expect(try values(text) == expected)
  }

  @Test func `the response to an adjustment names the thumb that was asked for`() throws {
    var slider = try RangeSlider(.init())
    #expect(slider.handle(.adjust(.lower, .increment)).thumb == .lower)
    #expect(slider.handle(.adjust(.upper, .decrement)).thumb == .upper)
    // Also if the thumb cannot move.
    #expect(slider.handle(.adjust(.lower, .minimum)).thumb == .lower)
    #expect(slider.handle(.adjust(.lower, .decrement)).thumb == .lower)
  }

  @Test func `an adjustment pushes where touches push`() throws {
    let settings = "set whenMeeting pushes; set step 0.125; set lower 0.5; set upper 0.5"
    #expect(try values("adjust lower up", setting: settings) == [0.625, 0.625])
    #expect(try values("adjust lower up; adjust upper minimum", setting: settings) == [0, 0])
  }
}
