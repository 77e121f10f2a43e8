import GestureEngine
import GestureLaws
import Testing

@Suite struct DragTextTests {
  private let head = "dragnet 1\ncontrol fat-slider\n"

  private func read(_ text: String) throws(DragError) -> DragFile {
    try DragFile(reading: text, kinds: [.fatSlider])
  }

  @Test func `GestureScript example`() throws {
    let script = try GestureScript("size 300 44; down 50 22; move 150 22", for: .fatSlider)
    #expect(try script.play().value == 0.5)
  }

  @Test func `a script of two values is written exactly as it was read`() throws {
    let text = """
      dragnet 1
      control range-slider
      set range 0...24
      set greatestDistance none
      set whenMeeting pushes
      size 300 44
      down 14 22 @1
      value 6 nan
      adjust lower pageUp
      adjust upper down
      cancel @1

      """
    let checks = "expect value 6 7\nexpect value 6 7 ± 0.5\nexpect thumb upper\nexpect thumb none\n"
    let file = try DragFile(reading: text + checks, kinds: [.rangeSlider])
    guard case .gestures(let script) = file.subject else {
      Issue.record("the file has no script")
      return
    }
    #expect(script.text == text)
    #expect(
      file.expectations.map(\.expectation) == [
        .values(lower: 6, upper: 7, tolerance: 0), .values(lower: 6, upper: 7, tolerance: 0.5),
        .thumb(.upper), .thumb(nil),
      ])
  }

  @Test(arguments: [
    ("value 0.5 0.7", ControlKind.fatSlider), ("adjust upper up", .fatSlider),
    ("value 0.5", .rangeSlider), ("adjust up", .rangeSlider), ("value 0.5 0.6 0.7", .rangeSlider),
  ])
  func `a control has the number of values that a script says`(
    statement: String, kind: ControlKind
  ) {
    let text = "dragnet 1\ncontrol \(kind.name)\n\(statement)\n"
    #expect(throws: DragError.self) { try DragFile(reading: text, kinds: [kind]) }
  }

  @Test func `a script is written exactly as it was read`() throws {
    let text = """
      dragnet 1
      control fat-slider
      set isSticky false
      set grab anywhere
      set rest none
      size 300 44
      down 50 22
      move 150.5 22 @7
      up
      up @3
      up 1 2 @-4
      cancel
      value 0.3
      wait 0.016666666666666666
      adjust up
      adjust down

      """
    guard case .gestures(let script) = try read(text).subject else {
      Issue.record("the file has no script")
      return
    }
    #expect(script.text == text)
  }

  @Test(
    arguments: [
      0, -0.0, 0.1, 300, -40, .nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude,
      1.0.nextUp,
      0x1p-52, .greatestFiniteMagnitude, 1e22, 123_456_789_012_345_680,
    ] as [Double])
  func `a number reads back as the same bits`(number: Double) throws {
    let script = GestureScript(
      kind: .fatSlider, settings: [Setting(field: 0, value: .number(number))],
      events: [.set(number), .resize(GestureSize(width: number, height: number)), .wait(number)])
    let again = try GestureScript(script.text, for: .fatSlider)
    #expect(again.isIdentical(to: script))
  }

  @Test(
    arguments: [
      ("value 0x1p-2", 0.25), ("value 1e2", 100), ("value +5", 5), ("value .5", 0.5),
      ("value +inf", .infinity),
    ] as [(String, Double)])
  func `a number has several spellings`(line: String, expected: Double) throws {
    #expect(try GestureScript(line, for: .fatSlider).events == [.set(expected)])
  }

  @Test func `comments, empty lines and semicolons separate statements`() throws {
    let text = "# a comment; not a statement\n\n;; size 1 2 # trailing\r\n\tcancel;cancel"
    let script = try GestureScript(text, for: .fatSlider)
    #expect(script.events == [.resize(GestureSize(width: 1, height: 2)), .cancel(), .cancel()])
  }

  @Test(
    arguments: [
      ("down 50", "3:8: found the end of the statement, expected y in points"),
      ("down x 22", "3:6: found `x`, expected x in points"),
      ("down 50 22 7", "3:12: found `7`, expected @ and the number of the touch"),
      ("down 50 22 @x", "3:12: found `@x`, expected @ and the number of the touch"),
      ("cancel now", "3:8: found `now`, expected @ and the number of the touch"),
      (
        "slide 4",
        "3:1: found `slide`, expected down, move, up, cancel, revert, size, value, wait, adjust, set or expect"
      ),
      (
        "adjust left",
        "3:8: found `left`, expected up, down, pageUp, pageDown, fineUp, fineDown, minimum, maximum"
      ),
      ("cancel 3", "3:8: found `3`, expected @ and the number of the touch"),
      ("revert @1", "3:8: found `@1`, expected the end of the statement"),
      ("value 1e999", "3:7: found `1e999`, expected a value"),
      ("value infinity", "3:7: found `infinity`, expected a value"),
      ("set isSticky yes", "3:14: found `yes`, expected false, true"),
      ("set rest no", "3:10: found `no`, expected a number or none"),
      (
        "set isSticky true; set isSticky true",
        "3:24: found `isSticky`, expected a field that is not set yet; line 3 sets it"
      ),
      (
        "cancel; set isSticky true",
        "3:9: found `set`, expected an event; `set` must precede the first event"
      ),
      ("expect value 0.5 0.1", "3:18: found `0.1`, expected ±"),
      ("expect detents -1", "3:16: found `-1`, expected a number of detents, at least 0"),
      (
        "expect joy",
        "3:8: found `joy`, expected value, thumb, change, detents, editing, broken, refused, effects"
      ),
      (
        "dragnet 1; cancel; dragnet 1",
        "3:20: found `dragnet`, expected `dragnet 1` once, as the first statement"
      ),
      (
        "control fat-slider; cancel; control fat-slider",
        "3:29: found `control`, expected `control` before settings and events"
      ),
    ] as [(String, String)])
  func `an error names the place, the found text and the expected text`(
    line: String, expected: String
  ) {
    let error = #expect(throws: DragError.self) { try read(head + line) }
    #expect(error?.description == expected)
  }

  @Test(
    arguments: [
      ("", "1:1: found the end of the text, expected `dragnet 1`, the format version"),
      ("down 1 2", "1:1: found `down`, expected `dragnet 1`, the format version"),
      ("dragnet 2", "1:9: found `2`, expected 1"),
      ("dragnet 1", "1:1: found the end of the text, expected `control` or `target`"),
      ("dragnet 1\ncontrol knob", "2:9: found `knob`, expected fat-slider"),
      ("dragnet 1\ndown 1 2", "2:1: found `down`, expected `control` or `target`"),
      (
        "dragnet 1\ntarget a\ncontrol fat-slider",
        "3:1: found `control`, expected a single `control` or `target`"
      ),
      (
        "dragnet 1\ntarget t\nwords 12 xyz",
        "3:10: found `xyz`, expected a word of up to 16 hexadecimal digits"
      ),
    ] as [(String, String)])
  func `a text must begin with the version and a control or a target`(
    text: String, expected: String
  ) {
    let error = #expect(throws: DragError.self) { try read(text) }
    #expect(error?.description == expected)
  }

  @Test func `an error names a byte that is not ASCII`() {
    let error = #expect(throws: DragError.self) {
      try DragFile(reading: [0x64, 0xff], kinds: [.fatSlider])
    }
    #expect(
      error?.description
        == "1:1: found a word with the byte 0xff, expected a word of printable ASCII characters")
  }

  @Test func `the words of a target are read`() throws {
    let file = try read("dragnet 1\ntarget snapping\n# decoded\nwords 1 ff DEADBEEF\nwords 0")
    guard case .words("snapping", let words) = file.subject else {
      Issue.record("the file has no words")
      return
    }
    #expect(words == [1, 0xff, 0xdead_beef, 0])
  }

  @Test func `an expectation has its number of events and its line`() throws {
    let file = try read(
      head
        + "size 300 44\ndown 50 22\nexpect editing began\nexpect value 0 ± 0.1\nup\nexpect broken A2"
    )
    #expect(file.eventLines == [3, 4, 7])
    #expect(file.expectations.map(\.events) == [2, 2, 3])
    #expect(file.expectations.map(\.line) == [5, 6, 8])
    #expect(file.brokenLaws == ["A2"])
  }

  @Test(
    arguments: [
      ("expect value 0.5", nil), ("expect value 0.4 ± 0.2", nil),
      ("expect value 0.4", "the value is 0.5, expected 0.4"),
      ("expect change yes", nil),
      ("expect change no", "a change was reported, expected no change"),
      ("expect detents 0", nil), ("expect detents 2", "0 detents were crossed, expected 2"),
      ("expect editing none", nil), ("expect editing began", "editing is none, expected began"),
    ] as [(String, String?)])
  func `an expectation holds or names the actual value`(line: String, expected: String?) throws {
    let file = try read(head + "size 300 44; down 50 22; move 150 22\n" + line)
    guard case .gestures(let script) = file.subject else {
      Issue.record("not a script: \(file.subject)")
      return
    }
    let trace = try script.play()
    #expect(try #require(file.expectations.first).mismatch(in: trace) == expected)
  }
}
