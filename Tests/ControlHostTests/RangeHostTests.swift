import ControlHost
import GestureEngine
import GestureTesting
import Testing

@testable import GestureLaws

/// Each sentence about the host of two values, as a script with its expectations.
///
/// In a width of 328 points, the lower thumb begins at 14 and the upper one at 314, 300 points further.
struct RangeHostTests {
  private func play(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try HostTests().play(text, on: .rangeSlider, sourceLocation: sourceLocation)
  }

  @Test func `a drag of one thumb reports both values`() throws {
    try play(
      """
      size 328 44
      down 314 22
      expect effects began draw
      move 164 22
      expect effects changed 0 0.5 draw
      up
      expect effects committed 0 0.5 announce draw
      """)
  }

  @Test func `two pointers are one gesture, which ends with the last one`() throws {
    try play(
      """
      size 328 44
      down 14 22; expect effects began draw
      down 314 22 @1; expect effects draw
      move 44 22; expect effects changed 0.1 1 draw
      move 284 22 @1; expect effects changed 0.1 0.9 draw
      up @1; expect effects draw
      up; expect effects committed 0.1 0.9 announce draw
      """)
  }

  @Test func `a gesture is committed if one of its pointers lifted off`() throws {
    try play(
      """
      size 328 44; down 14 22; down 314 22 @1; move 44 22; up
      lost @1; expect effects committed 0.1 1 announce draw
      """)
    try play(
      "size 328 44; down 14 22; down 314 22 @1; lost @0; lost @1; expect effects cancelled draw")
  }

  @Test(arguments: ["enabled no", "key escape", "configure range 0...2"])
  func `both pointers are cancelled by`(input: String) throws {
    try play(
      """
      size 328 44; down 14 22; down 314 22 @1; \(input); expect editing cancelled
      lost @0; expect effects none; lost @1; expect effects none
      """)
  }

  @Test(arguments: [
    ("enabled no; enabled yes", "0.1 1"), ("key escape", "0.1 1"),
    ("configure range 0...2", "0.2 1"),
  ])
  func `keys move the thumb whose pointer was cancelled last, after`(
    input: String, values: String
  ) throws {
    try play(
      """
      size 328 44; down 14 22 @1; down 314 22; cancel; \(input); key up
      expect value \(values)
      """)
  }

  @Test func `the lost end of one pointer does not end the gesture of the other`() throws {
    try play(
      """
      size 328 44; down 14 22; down 314 22 @1; move 284 22 @1
      down 284 22 @1; expect effects draw
      move 254 22 @1; expect effects changed 0 0.8 draw
      lost @1; up; expect effects committed 0 0.8 announce draw
      """)
  }

  @Test func `the lost end of the last pointer closes a gesture of which another lifted off`()
    throws
  {
    try play(
      """
      size 328 44; down 14 22; down 314 22 @1; move 44 22; up
      down 314 22 @1; expect effects committed 0.1 1 began announce draw
      """)
  }

  @Test func `keys and the wheel move the thumb that has the focus`() throws {
    try play(
      """
      size 328 44
      key right; expect effects began changed 0.1 1 committed 0.1 1 announce draw
      focus upper; expect effects none
      key left; expect effects began changed 0.1 0.9 committed 0.1 0.9 announce draw
      key pageDown; expect value 0.1 0.7
      scroll -1; expect value 0.1 0.6
      key home; expect value 0.1 0.1
      expect effects began changed 0.1 0.1 committed 0.1 0.1 announce draw
      focus lower; key left; expect value 0 0.1
      expect effects began changed 0 0.1 reachedEnd committed 0 0.1 announce draw
      """)
  }

  @Test func `a touch moves the focus to the thumb that it holds`() throws {
    try play("size 328 44; down 314 22; up; key left; expect value 0 0.9")
  }

  @Test func `bound values wait until shortly after the gesture`() throws {
    try play(
      """
      size 328 44; at 1; down 14 22; move 44 22
      bound 0.3 0.6; expect value 0.1 1; expect effects frames yes
      up; expect value 0.1 1
      at 1.06; frame; expect value 0.3 0.6; expect effects draw frames no
      """)
  }

  @Test func `NaN leaves a value, and the waiting one`() throws {
    try play("bound nan 0.5; expect value 0 0.5; bound 0.2 nan; expect value 0.2 0.5")
    try play("bound nan nan; expect effects none")
    try play(
      """
      size 328 44; down 14 22; move 44 22; bound 0.3 nan; bound nan 0.6; up
      at 1; frame; expect value 0.3 0.6
      """)
  }

  @Test func `the present values drop those that wait`() throws {
    try play(
      "size 328 44; down 14 22; move 44 22; bound 0.3 0.6; bound 0.1 1; expect effects frames no")
  }

  @Test func `a player takes over where both values were committed`() throws {
    try play(
      """
      policy ignores; size 328 44; at 1; down 14 22; move 44 22; up
      bound 0.1 0.5; expect value 0.1 1
      bound 0.105 0.995; expect value 0.105 0.995
      """)
  }

  @Test func `a new configuration keeps both values, clamped and snapped`() throws {
    try play("bound 0.33 0.66; configure step 0.1; expect value 0.3 0.7; expect change no")
    try play(
      "set lower 0.2; set upper 0.8; configure range 0...0.5; expect value 0.2 0.5")
  }

  @Test func `a held thumb goes on after a new policy and a new width`() throws {
    try play(
      """
      size 328 44; down 14 22; move 164 22
      configure whenMeeting pushes; expect editing none; configure thumbWidth 28
      move 314 22; expect value 1 1; move 164 22; expect value 0.5 1
      """)
  }

  @Test func `a single value and two values are bound by statements of their own`() throws {
    let single = #expect(throws: DragError.self) { try play("bound 0.5") }
    #expect(single?.expected == "`bound LOWER UPPER`: range-slider has two values")
    let pair = #expect(throws: DragError.self) {
      try HostTests().play("focus upper", on: .progressSlider)
    }
    #expect(pair?.expected == "a single value: progress-slider has no lower and upper value")
  }

  @Test func `a control with the other number of values ignores an input`() throws {
    var single = ControlHost(FatSlider())
    #expect(single.handle(.boundPair(lower: 0.2, upper: 0.5), at: 0).isEmpty)
    #expect(single.handle(.focused(.upper), at: 0).isEmpty)
    var pair = ControlHost(try RangeSlider(.init()))
    #expect(pair.handle(.bound(0.5), at: 0).isEmpty)
    #expect(pair.value == 0 && pair.upperValue == 1 && pair.focusedThumb == .lower)
  }

  @Test func `the example of two values is right`() throws {
    var host = ControlHost(try RangeSlider(.init()))
    _ = host.handle(.boundPair(lower: 0.2, upper: 0.8), at: 0)
    _ = host.handle(.focused(.upper), at: 0)
    #expect(
      host.handle(.key(.left), at: 0).map(\.text)
        == ["began", "changed 0.2 0.7", "committed 0.2 0.7", "announce", "draw"])
  }
}
