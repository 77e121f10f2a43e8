import Specimens

extension Trigger {
  static let stepSlider = triggers(
    of: .stepSlider, mendedIn: .stepSlider,
    [
      (.truncatedBeforeNearest, "set stops 1,10,30,40; size 600 130; down 113.97 60; up", "C3"),
      (.truncatedBeforeNearest, "set stops 0,1; size 600 130; down 545 60; up", "C3"),
      (.widthUnder100, "set stops 0,1,2,3,4,5,6,7,8,9,10; size 80 130; down 35 120; up", "A4"),
      (
        .widthUnder100,
        "set stops 0,1,2,3,4,5,6,7,8,9,10; size 80 130; down 50 60; move 35 60; move 55 60", "B2"
      ),
      (.unsorted, "set stops 40,1; size 600 130; down 50 60; move 60 60", "B2"),
      (.oneStop, "set stops 5; size 600 130", "I1"),
      (.lostTap, "set stops 1,10,30,40; size 600 130; down 500 60; move 500.3 60; up", "D13"),
      (
        .touchingMoves,
        "set stops 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20; set value 10; size 600 130; down 334 60; move 334 60",
        "D1"
      ),
      (
        .lastMoveLost, "set stops 1,10,30,40; size 600 130; down 50 60; move 100 60; up 500 60",
        "D8"
      ),
      (.setDoesNotSnap, "set stops 1,10,30,40; size 600 130; value 7", "C8"),
      (.noStops, "set stops none; size 600 130; down 300 60; up", "A1"),
      (.widthOf100, "set stops 0,10; size 100 130; down 60 120; up", "A1"),
      (.widthOf100, "set stops 0,10; size 100 130; down 50 120; up", "A1"),
      (
        .overflow,
        "set stops -9223372036854775808,9223372036854775807; size 600 130; down 300 60; up", "A1"
      ),
      (.initialDoesNotSnap, "set stops 1,10; set value 7; size 600 130", "A2"),
      (.badSample, "set stops 0,10; size 600 130; down nan 60", "A3"),
    ] as [(PublishedStepSlider.Bug, String, String)])
}
