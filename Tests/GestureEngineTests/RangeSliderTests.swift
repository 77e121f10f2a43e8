import GestureEngine
import GestureLaws
import Testing

@Suite struct RangeSliderTests {
  /// Returns the values after a script for a range slider 284 points wide, whose track is 14...270.
  func values(
    _ text: String, setting settings: String = "", after: Int? = nil
  ) throws -> [Double] {
    let trace = try GestureScript("\(settings); size 284 44; \(text)", for: .rangeSlider).play()
    let last = try #require(trace.steps.last?.after)
    return [last.value, try #require(last.upper?.value)]
  }

  @Test func `the drawing is at the value at once`() throws {
    #expect(try RangeSlider(.init()).traits.settlingTime == 0)
  }

  @Test func `RangeSlider example`() throws {
    var slider = try RangeSlider(.init(leastDistance: 0.2))
    _ = slider.handle(.resize(GestureSize(width: 300, height: 44)))
    _ = slider.handle(.down(GesturePoint(x: 14, y: 22)))
    #expect(slider.handle(.move(GesturePoint(x: 150, y: 22))).thumb == .lower)
    #expect(slider.value == 0.5)
    _ = slider.handle(.move(GesturePoint(x: 286, y: 22)))
    #expect(slider.value == 0.8)
    #expect(slider.upper?.value == 1)
    #expect(slider.valueText == "80% – 100%")
  }

  @Test func `ThumbDistances example`() throws {
    let distances = try ThumbDistances(range: 0...1, least: 0.2, greatest: 0.5)
    #expect(distances.upper(nearestTo: 0.3, above: 0.2) == 0.4)
    #expect(distances.lower(nearestTo: 0, below: 0.9) == 0.4)
    #expect(Thumb.lower.other == .upper)
  }

  @Test func `ThumbPair example`() throws {
    var pair = ThumbPair(ThumbTraits(distances: try ThumbDistances(least: 0.1)))
    let size = GestureSize(width: 300, height: 44)
    pair.layOut(ThumbLayout(size: size, thumb: GestureSize(width: 28, height: 28)))
    let response = pair.handle(.down(GesturePoint(x: 286, y: 22)))
    #expect(response.editing == .began)
    #expect(response.thumb == .upper)
    #expect(GestureEvent.set(lower: 0.2, upper: 0.8) == .thumbs(.set(lower: 0.2, upper: 0.8)))
    #expect(GestureEvent.adjust(.upper, .pageUp) == .thumbs(.adjust(.upper, .pageUp)))
  }

  @Test(arguments: [
    // A touch off the thumbs brings the nearer thumb's centre to it.
    ("", "down 78 22", [0.25, 1]), ("", "down 206 22", [0, 0.75]),
    // On a thumb, the touch moves it by translation.
    ("", "down 20 22; move 84 22", [0.25, 1]), ("", "down 20 22; move 84 22; move 20 22", [0, 1]),
    // A tie beyond both goes to its side.
    ("set lower 0.5; set upper 0.5", "down 200 22", [0.5, 0.7265625]),
    ("set lower 0.5; set upper 0.5", "down 84 22", [0.2734375, 0.5]),
    // A tie on both waits for a motion that can move a thumb.
    ("set lower 0.5; set upper 0.5", "down 142 22", [0.5, 0.5]),
    ("set lower 0.5; set upper 0.5", "down 142 22; move 206 22", [0.5, 0.75]),
    ("set lower 0.5; set upper 0.5", "down 142 22; move 78 22", [0.25, 0.5]),
    ("set upper 0", "down 14 22; move 3 22; move 78 22", [0, 0.25]),
    // With steps, a small motion moves neither thumb, and the way back decides.
    (
      "set lower 0.5; set upper 0.5; set step 0.25", "down 142 22; move 150 22; move 78 22",
      [0.25, 0.5]
    ),
    // A second touch takes the free thumb, and only on it.
    ("", "down 14 22; down 270 22 @1; move 206 22 @1; move 78 22", [0.25, 0.75]),
    ("", "down 14 22; down 200 22 @1; move 206 22 @1; move 78 22", [0.25, 1]),
    ("", "down 14 22; down 14 22 @1; move 206 22 @1; move 78 22", [0.25, 1]),
    // While the first touch holds neither thumb, no second touch is tracked.
    ("set upper 0", "down 14 22; down 14 22 @1; move 206 22 @1", [0, 0]),
    // The end of one touch leaves the other, and the thumb is free again.
    (
      "", "down 14 22; down 270 22 @1; up @1; move 78 22; down 270 22 @2; move 206 22 @2",
      [0.25, 0.75]
    ),
  ])
  func `a touch takes a thumb`(settings: String, text: String, expected: [Double]) throws {
    #expect(try values(text, setting: settings) == expected)
  }

  @Test(arguments: [
    // `stops`: the other thumb does not move.
    ("set lower 0.25; set upper 0.5", "down 78 22; move 270 22", [0.5, 0.5]),
    (
      "set lower 0.25; set upper 0.5; set leastDistance 0.125", "down 78 22; move 270 22",
      [0.375, 0.5]
    ),
    (
      "set lower 0.25; set upper 0.5; set greatestDistance 0.375", "down 142 22; move 270 22",
      [0.25, 0.625]
    ),
    // `pushes`: it moves as little as needed, and comes back.
    (
      "set whenMeeting pushes; set lower 0.25; set upper 0.5", "down 78 22; move 206 22",
      [0.75, 0.75]
    ),
    (
      "set whenMeeting pushes; set lower 0.25; set upper 0.5",
      "down 78 22; move 206 22; move 110 22", [0.375, 0.5]
    ),
    (
      "set whenMeeting pushes; set leastDistance 0.25", "down 14 22; move 270 22", [0.75, 1]
    ),
    (
      "set whenMeeting pushes; set lower 0.25; set upper 0.5; set greatestDistance 0.375",
      "down 142 22; move 270 22", [0.625, 1]
    ),
    // Held thumbs stop at each other.
    (
      "set whenMeeting pushes; set lower 0.25; set upper 0.5",
      "down 78 22; down 142 22 @1; move 206 22", [0.5, 0.5]
    ),
    // `swaps`: nearer than the least distance the pair stays, beyond it the finger holds the other.
    (
      "set whenMeeting swaps; set lower 0.25; set upper 0.5; set leastDistance 0.125",
      "down 78 22; move 150 22", [0.375, 0.5]
    ),
    (
      "set whenMeeting swaps; set lower 0.25; set upper 0.5; set leastDistance 0.125",
      "down 78 22; move 206 22", [0.5, 0.75]
    ),
    (
      "set whenMeeting swaps; set lower 0.25; set upper 0.5; set leastDistance 0.125",
      "down 78 22; move 206 22; move 150 22", [0.5, 0.625]
    ),
    (
      "set whenMeeting swaps; set lower 0.25; set upper 0.5; set leastDistance 0.125",
      "down 78 22; move 206 22; move 78 22", [0.25, 0.5]
    ),
    (
      "set whenMeeting swaps; set lower 0.25; set upper 0.5", "down 78 22; move 206 22",
      [0.5, 0.75]
    ),
  ])
  func `thumbs meet`(settings: String, text: String, expected: [Double]) throws {
    #expect(try values(text, setting: settings) == expected)
  }

  @Test(arguments: [
    ("", "value 0.75 0.25", [0.25, 0.75]), ("", "value nan 0.5", [0, 0.5]),
    ("", "value 0.5 nan", [0.5, 1]), ("", "value -3 7", [0, 1]),
    ("set step 0.25", "value 0.3 0.65", [0.25, 0.75]),
    ("set leastDistance 0.25", "value 0.5 0.5", [0.5, 0.75]),
    ("set leastDistance 0.25", "value 0.875 0.875", [0.75, 1]),
    ("set greatestDistance 0.25", "value 0.125 1", [0.125, 0.375]),
    ("set upper 0.5", "value 0.75 nan", [0.5, 0.75]),
  ])
  func `a set orders, clamps and snaps, and then the upper value gives way`(
    settings: String, text: String, expected: [Double]
  ) throws {
    #expect(try values(text, setting: settings) == expected)
  }

  @Test func `a touch without a thumb goes on from its place after a set`() throws {
    // The track has 256 points, and a thumb moves after half of a step, 32 points.
    let settings = "set step 0.25; set lower 0.5; set upper 0.5"
    let start = "down 142 22; move 162 22; value 0.25 0.25"
    #expect(try values("\(start); move 182 22", setting: settings) == [0.25, 0.25])
    #expect(try values("\(start); move 200 22", setting: settings) == [0.25, 0.5])
  }

  @Test(arguments: [
    // A touch that is taken away within the slop leaves both values, and a pushed one as well.
    ("", "down 78 22; cancel", [0, 1]), ("", "down 14 22; move 78 22; cancel", [0.25, 1]),
    ("set onCancel reverts", "down 14 22; move 78 22; cancel", [0, 1]),
    ("", "down 14 22; move 78 22; revert", [0, 1]),
    (
      "set whenMeeting pushes; set lower 0.25; set upper 0.5",
      "down 78 22; move 206 22; revert", [0.25, 0.5]
    ),
    // A cancel of one touch leaves the other.
    (
      "", "down 14 22; down 270 22 @1; move 78 22; move 206 22 @1; cancel @1; move 110 22",
      [0.375, 0.75]
    ),
    // Without an id, it ends both; a revert restores both.
    ("", "down 14 22; down 270 22 @1; move 78 22; move 206 22 @1; revert", [0, 1]),
    (
      "", "down 14 22; down 270 22 @1; move 78 22; move 206 22 @1; cancel; move 110 22",
      [0.25, 0.75]
    ),
    // A revert goes back to what the program set since.
    ("", "down 14 22; move 78 22; value 0.125 0.5; move 110 22; revert", [0.125, 0.5]),
    // What the other touch committed stays.
    (
      "set onCancel reverts",
      "down 14 22; down 270 22 @1; move 206 22 @1; up @1; move 78 22; cancel", [0, 0.75]
    ),
  ])
  func `a cancel keeps or reverts`(settings: String, text: String, expected: [Double]) throws {
    #expect(try values(text, setting: settings) == expected)
  }

  @Test(arguments: [
    ("size 540 44; move 142 22", [0.375, 1]), ("size 284 44; move 142 22", [0.5, 1]),
    ("value 0.5 1; move 110 22", [0.625, 1]), ("value 0.25 0.5; move 110 22", [0.375, 0.5]),
    ("value nan nan; down nan 22; move 110 nan; move 110 22", [0.375, 1]),
  ])
  func `a drag goes on after a resize and a set`(text: String, expected: [Double]) throws {
    #expect(try values("down 14 22; move 78 22; " + text) == expected)
  }

  @Test func `a lost end is a cancel and a new touch`() throws {
    let script = try GestureScript(
      "set onCancel reverts; size 284 44; down 14 22; move 78 22; down 200 22", for: .rangeSlider)
    let step = try #require(try script.play().steps.last)
    #expect(step.response.editing == .began)
    #expect(step.response.thumb == .upper)
    #expect(step.response.change == Response.Change(old: 0.25, new: 0))
    #expect(step.after.upper?.value == 0.7265625)
  }

  @Test func `two values change in one response`() throws {
    let script = try GestureScript(
      "set step 0.125; set whenMeeting pushes; set upper 0.5; size 284 44; down 14 22; move 270 22",
      for: .rangeSlider)
    let response = try #require(try script.play().steps.last?.response)
    #expect(response.thumb == .lower)
    #expect(response.change == Response.Change(old: 0, new: 1))
    #expect(response.detents == 8)
    #expect(response.reachedEnd)
    #expect(response.upper?.change == Response.Change(old: 0.5, new: 1))
    #expect(response.upper?.detents == 4)
    #expect(response.upper?.reachedEnd == true)
  }

  @Test(arguments: [
    ("set leastDistance -1", "leastDistance"), ("set greatestDistance -1", "greatestDistance"),
    ("set leastDistance 1.5", "leastDistance"), ("set step 2", "step"), ("set step 0", "step"),
    ("set leastDistance 0.5; set greatestDistance 0.25", "greatestDistance"),
    ("set step 0.25; set leastDistance 0.3; set greatestDistance 0.4", "greatestDistance"),
    ("set lower 2", "lower"), ("set upper -1", "upper"), ("set range 1.0...0.0", "range"),
    ("set thumbWidth -1", "thumbWidth"), ("set slop -1", "slop"),
  ])
  func `a configuration without sense is refused`(settings: String, field: String) throws {
    let script = try GestureScript(settings, for: .rangeSlider)
    let error = #expect(throws: ConfigurationError.self) { try script.play() }
    #expect(error?.field == field)
  }

  @Test(arguments: [
    ("set range 5.0...5.0", [5, 5]), ("set greatestDistance 0", [0, 0]),
    ("set leastDistance 1", [0, 1]), ("set lower 0.75; set upper 0.25", [0.25, 0.75]),
    ("set range 0.0...10.0; set step 3; set leastDistance 4; set greatestDistance 4", [6, 10]),
    ("set leastDistance 0.3; set step 0.1; set lower 0.6; set upper 0.7", [0.6, 0.9]),
  ])
  func `the initial pair is admissible`(settings: String, expected: [Double]) throws {
    #expect(try values("wait 0", setting: settings) == expected)
  }

  /// The pairs of stops 0, 3, 6, 9 and 10 at each distance, found by looking at all pairs.
  @Test(
    arguments: [(0.0, nil), (1, 1), (1, 3), (2, 4), (3, 3), (4, 4), (5, nil), (7, 9), (10, 10)]
      as [(Double, Double?)])
  func `distances agree with a search of all pairs`(least: Double, greatest: Double?) throws {
    let distances = try ThumbDistances(range: 0...10, step: 3, least: least, greatest: greatest)
    let stops = [0.0, 3, 6, 9, 10]
    func admits(_ lower: Double, _ upper: Double) -> Bool {
      lower <= upper && upper - lower >= least && upper - lower <= greatest ?? .infinity
    }
    let pairs = stops.flatMap { lower in
      stops.filter { admits(lower, $0) }.map { (lower, $0) }
    }
    #expect(distances.lowers.lowerBound == pairs.map(\.0).min())
    #expect(distances.lowers.upperBound == pairs.map(\.0).max())
    #expect(distances.uppers.lowerBound == pairs.map(\.1).min())
    #expect(distances.uppers.upperBound == pairs.map(\.1).max())
    for one in stops {
      for wanted in stops {
        let lowers = stops.filter { admits($0, one) }
        let lower = lowers.min { abs($0 - wanted) < abs($1 - wanted) }
        #expect(distances.lower(nearestTo: wanted, below: one) == lower)
        let uppers = stops.filter { admits(one, $0) }
        let upper = uppers.min { abs($0 - wanted) < abs($1 - wanted) }
        #expect(distances.upper(nearestTo: wanted, above: one) == upper)
      }
    }
  }

  @Test func `the rounding of stops does not decide about a distance`() throws {
    // Seconds of a day since 1970: the differences of stops miss 0.1 by up to 1.2e-7.
    let day = try ThumbDistances(range: 1.7e9...1.7e9 + 86400, step: 0.1, least: 0.1, greatest: 0.1)
    let stops = try #require(day.stops)
    for index in 0..<10_000 {
      #expect(
        day.upper(nearestTo: stops.stop(index), above: stops.stop(index)) == stops.stop(index + 1))
      #expect(day.lower(nearestTo: 0, below: stops.stop(index + 1)) == stops.stop(index))
    }
  }
}
