import GestureEngine
import GestureLaws
import Testing

/// Rules of events that hold for every control, as scripts.
@Suite struct EventRuleTests {
  /// Returns the steps of a script.
  private func steps(_ kind: ControlKind, _ line: String) throws -> [Trace.Step] {
    try GestureScript(line, for: kind).play().steps
  }

  /// Returns the last value of a script.
  private func value(_ kind: ControlKind, _ line: String) throws -> Double? {
    try steps(kind, line).last?.after.value
  }

  @Test(arguments: [
    "value nan", "value 1", "value 1.2", "size 600 130", "up 0 0 @1", "cancel @1",
    "wait 0", "wait -1", "move nan 0", "adjust up", "down 300 50 @1", "down nan 0",
  ])
  func `an event that changes nothing leaves a slide as it was`(event: String) throws {
    let stops = "set stops 0,1,2,3,4,5,6,7,8,9,10; size 600 130; down 50 50; move 76 50"
    #expect(try value(.stepSlider, "\(stops); \(event)") == 1)
    #expect(try value(.stepSlider, "\(stops); \(event); move 102 50") == 1)
  }

  @Test(arguments: ["value nan", "value 1", "value 7", "size 300 44", "cancel @1"])
  func `an event that changes nothing keeps the distance past an end`(event: String) throws {
    let drag = "set isSticky false; size 300 44; down 50 22; move 450 22"
    #expect(try value(.fatSlider, "\(drag); \(event); move 250 22") == 1)
    #expect(try value(.fatSlider, "\(drag); \(event); move 200 22") == 0.75)
  }

  @Test(arguments: ["value nan", "value 0.2", "value 0.21", "size 100 20", "cancel @1"])
  func `an event that changes nothing keeps the place between two steps`(event: String) throws {
    let drag = "set step 0.2; set minimumDistance 0; size 100 20; down 0 10; move 25 10"
    #expect(try value(.progressSlider, "\(drag); \(event)") == 0.2)
    #expect(try value(.progressSlider, "\(drag); \(event); move 31 10") == 0.4)
  }

  @Test(arguments: [
    // Half of the track is half of the way, on either track.
    (ControlKind.fatSlider, "set isSticky false; size 300 44; down 50 22; move 130 22", 0.4),
    (.progressSlider, "set minimumDistance 0; size 300 20; down 0 10; move 120 10", 0.4),
  ])
  func `a drag goes on from its place after a resize`(
    kind: ControlKind, drag: String, value expected: Double
  ) throws {
    #expect(try value(kind, "\(drag); size 600 44") == expected)
    let (x, y) = kind.name == "fat-slider" ? ("170", "22") : ("180", "10")
    let further = try #require(try value(kind, "\(drag); size 600 44; move \(x) \(y)"))
    #expect((further - (expected + 0.1)).magnitude < 1e-12)
  }

  @Test func `a slide goes on from its place between two stops after a resize`() throws {
    // 40 points of 50 to the next stop, then 110 of 200: at 0.8 + 0.55 stops.
    let drag = "set stops 0,1,2; size 200 130; down 50 50; move 70 50"
    #expect(try value(.stepSlider, "\(drag); size 500 130") == 0)
    #expect(try value(.stepSlider, "\(drag); size 500 130; move 91 50") == 1)
    #expect(try value(.stepSlider, "\(drag); size 500 130; move 89 50") == 0)
  }

  @Test(arguments: [
    (ControlKind.fatSlider, "set isSticky false; size 300 44; down 50 22; move 100 22", 0.25),
    (.meshingSlider, "size 342 60; down 171 30; move 190 30", 19.6),
    (.progressSlider, "size 100 20; down 0 10; move 60 10", 0.5),
  ])
  func `a down of the tracked touch ends the gesture before it begins another`(
    kind: ControlKind, drag: String, value: Double
  ) throws {
    let place = drag.split(separator: ";").last { $0.contains("move") }?.dropFirst(6) ?? ""
    let last = try #require(try steps(kind, "\(drag); down \(place)").last)
    #expect(last.response.editing == .began)
    #expect(last.response.change == nil)
    #expect((last.after.value - value).magnitude < 0.5)
    let end = try steps(kind, "\(drag); down \(place); up; up")
    #expect(end[end.count - 2].response.editing == .committed(value: last.after.value))
    #expect(end[end.count - 1].response.editing == nil)
  }

  @Test func `a down of the tracked touch off the grab area cancels`() throws {
    let last = try steps(.fatSlider, "set isSticky false; size 300 44; down 50 22; down 250 22")
      .last
    #expect(last?.response.editing == .cancelled)
    let reverted = try steps(
      .fatSlider,
      "set isSticky false; set onCancel reverts; size 300 44; down 50 22; move 150 22; down 20 22"
    ).last
    #expect(reverted?.response.editing == .cancelled)
    #expect(reverted?.response.change == Response.Change(old: 0.5, new: 0))
    #expect(reverted?.response.reachedEnd == false, "the revert reached the end")
  }

  @Test func `a down of the tracked touch counts the detents of both its parts`() throws {
    let script = "set onCancel reverts; size 342 60; down 171 30; move 200 30; down 220 30"
    let steps = try steps(.meshingSlider, script)
    let first = steps[steps.count - 2]
    #expect(steps.last?.response.change?.old == first.after.value)
    #expect(steps.last?.response.detents == 2)
  }

  @Test(arguments: [
    ("cancel @1", Response.Editing?.none), ("cancel @0", .cancelled), ("cancel", .cancelled),
  ])
  func `a cancel of another touch changes nothing`(
    event: String, editing: Response.Editing?
  ) throws {
    for kind in ControlKind.engine {
      let stops = kind.name == "step-slider" ? "set stops 0,1; " : ""
      let step = try steps(kind, "\(stops)size 300 130; down 40 50; \(event)").last
      #expect(step?.response.editing == editing, "\(kind.name)")
    }
  }

  @Test(arguments: [
    (ControlKind.fatSlider, "set isSticky false; size 300 44; down 50 22"),
    (.meshingSlider, "size 342 60; down 171 30; move 200 30"),
    (.progressSlider, "size 100 20; down 0 10; move 60 10"),
    (.stepSlider, "set stops 0,1,2; size 200 130; down 50 50; move 150 50"),
  ])
  func `a cancel that reverts keeps the program's value`(
    kind: ControlKind, drag: String
  ) throws {
    let reverts = "set onCancel reverts; \(drag)"
    #expect(try value(kind, "\(reverts); cancel") == 0)
    let last = try steps(kind, "\(reverts); value 1; cancel").last
    #expect(last?.after.value == 1)
    #expect(last?.response.change == nil)
    #expect(try value(kind, "\(drag); value 1; revert") == 1)
    #expect(try value(kind, "\(drag); revert") == 0)
  }

  @Test func `a touch that is taken away before it moved leaves the value`() throws {
    let down = "set value 20; size 342 60; down 171 30"
    #expect(try value(.meshingSlider, "\(down); cancel") == 20)
    #expect(try value(.meshingSlider, "\(down); move 180.9 30; cancel") == 20)
    #expect(try value(.meshingSlider, "\(down); move 181 30; move 171 30; cancel") == 17.5)
    #expect(try value(.meshingSlider, "set slop 0; \(down); cancel") == 17.5)
    #expect(try value(.meshingSlider, "\(down); move 172 30; up") != 20)
    #expect(
      try value(.progressSlider, "set minimumDistance 0; size 100 20; down 0 0; move 5 0; cancel")
        == 0)
    #expect(
      try value(
        .fatSlider, "set isSticky false; set grab anywhere; size 300 44; down 200 22; cancel") == 0)
  }

  @Test func `only the user reaches an end`() throws {
    let release = "size 300 44; down 50 22; move 150 22"
    #expect(try steps(.fatSlider, "\(release); up").last?.response.reachedEnd == false)
    #expect(try steps(.fatSlider, "\(release); cancel").last?.response.reachedEnd == false)
    #expect(try steps(.fatSlider, "\(release); up 250 22").last?.response.reachedEnd == true)
    #expect(
      try steps(.fatSlider, "\(release); move 250 22; up").last?.response.reachedEnd == false)
    #expect(try steps(.fatSlider, "size 300 44; adjust maximum").last?.response.reachedEnd == true)
    let reverts = "set onCancel reverts; size 342 60; down 171 30; move 190 30; cancel"
    #expect(try steps(.meshingSlider, reverts).last?.response.reachedEnd == false)
  }

  @Test func `keyboard values are decimal numbers`() throws {
    for kind in [ControlKind.fatSlider, .progressSlider, .meshingSlider] {
      let sticky = kind.name == "fat-slider" ? "set isSticky false; " : ""
      let line = "\(sticky)set range 0...3; adjust up; adjust up; adjust up; adjust fineUp"
      let values = try steps(kind, line).map(\.after.value)
      #expect(values == [0.3, 0.6, 0.9, 0.93], "\(kind.name)")
    }
  }

  @Test func `a gesture that begins after a lost end does not name the thumb of the lost gesture`()
  {
    var (cancel, began) = (Response(), Response())
    (cancel.editing, cancel.thumb, began.editing) = (.cancelled, .lower, .began)
    #expect(cancel.followed(by: began).thumb == nil)
    began.thumb = .upper
    #expect(cancel.followed(by: began).thumb == .upper)
    #expect(cancel.followed(by: Response()).thumb == .lower)
  }

  @Test func `an end that the value reaches in either of two events counts`() {
    var (away, atEnd) = (Response(), Response())
    away.change = Response.Change(old: 1, new: 0.5)
    (atEnd.change, atEnd.reachedEnd) = (Response.Change(old: 0.5, new: 0), true)
    #expect(away.followed(by: atEnd).reachedEnd)
    #expect(atEnd.followed(by: Response()).reachedEnd)
    #expect(!away.followed(by: Response()).reachedEnd)
  }

  @Test func `an end that the upper value reaches in either of two events counts`() {
    let away = Response.Effect(change: Response.Change(old: 1, new: 0.5))
    var atEnd = Response.Effect(change: Response.Change(old: 0.5, new: 1))
    atEnd.reachedEnd = true
    var (first, next) = (Response(), Response())
    first.upper = atEnd
    #expect(first.followed(by: next).upper?.reachedEnd == true)
    (first.upper, next.upper) = (away, atEnd)
    next.upper?.change.new = 0
    #expect(first.followed(by: next).upper?.reachedEnd == true)
    next.upper?.reachedEnd = false
    #expect(first.followed(by: next).upper?.reachedEnd == false)
  }
}
