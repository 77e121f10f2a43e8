import Specimens

extension Trigger {
  /// At least one trigger for every bug of every specimen.
  static let all =
    fatSlider + meshingSlider + progressSlider + stepSlider + morphToggle + rangeSlider

  private static let fatSlider = triggers(
    of: .fatSlider, fixedIn: .fatSlider,
    [
      (.zeroWidth, "size 0 44; down 5 22", "A2"),
      (.zeroWidth, "size 0 44; down 5 22", "A4"),
      (.badSample, "size 300 44; down 210 22; move nan 22", "A3"),
      (.touchingMoves, "set isSticky false; size 300 44; down 95 22", "D1"),
      (.setIsNotDrawn, "size 300 44; value 0.5", "B7"),
      (.notBackToTheStart, "set value 0.5; size 300 44; down 150 22; move 200 22; up", "D12"),
      (.staysOnCancel, "size 300 44; down 50 22; move 200 22; cancel", "D12"),
      (.reportsNoChange, "size 300 44; down 0 22; move 10 22; move 20 22", "E1"),
      (.lastMoveLost, "set isSticky false; size 300 44; down 50 22; move 100 22; up 200 22", "D8"),
      (.noKeyboard, "size 300 44; adjust up", "E5"),
      (.singlePrecision, "size 300 44; down 151.1 22", "B3"),
      (
        .singlePrecision, "set value 0.9; size 300 44; down 230 22; move 231.1 22; move 232.3 22",
        "D2"
      ),
      (.minusZero, "set value -0; size 300 44", "A7"),
    ] as [(PublishedFatSlider.Bug, String, String)])

  private static let meshingSlider = triggers(
    of: .meshingSlider, fixedIn: .meshingSlider,
    [
      (.zeroWidth, "set value 20; size 0 60; down 5 30", "A4"),
      (.badSample, "size 340 60; down 170 30; move nan 30", "A3"),
      (.degenerateRange, "set range 5...5; size 340 60; down 100 30", "A5"),
      (.degenerateRange, "set range 5...5; size 340 60; down 100 30", "C7"),
      (.oneBar, "set barCount 1; size 340 60", "C7"),
      (.ownBarNotLit, "set value 1.0294117647058822; size 340 60", "C7"),
      (.noCurrentBar, "set barCount 3; set range 0...1; set value 0.25; size 340 60", "C7"),
      (.hapticsFollowTheWholePart, "set range 0...1; size 340 60; down 0 30; move 340 30", "E4"),
      (
        .wideBucketAtZero,
        "set range -5...5; set barCount 11; size 340 60; down 153 30; move 187 30", "E4"
      ),
      (.tickWithoutChange, "size 340 60; down 100 30; up", "E4"),
      (.stuckAfterCancel, "size 340 60; down 100 30; cancel; down 200 30", "D6"),
      (.twoMappings, "size 390 60", "B7"),
      (.trapOnALargeRange, "set range 0...1e19; size 340 60; down 340 30", "A1"),
      (.lastMoveLost, "size 340 60; down 100 30; up 200 30", "D8"),
      (.roundedEnd, "set range -2.0...0.3; size 340 60; down 340 30", "B1"),
      (.minusZero, "set range -0...1; size 340 60", "A7"),
    ] as [(PublishedMeshingSlider.Bug, String, String)])

  private static let progressSlider = triggers(
    of: .progressSlider, fixedIn: .progressSlider,
    [
      (
        .stateSurvives,
        "set value 0.5; size 400 20; down 100 10; move 200 10; up; down 50 10; move 60 10", "D6"
      ),
      (.zeroWidth, "size 0 20; down 0 0; move 0 20", "A2"),
      (.zeroWidth, "size 0 20; down 0 0; move 0 20", "A4"),
      (.zeroWidth, "set value 0.5; set step 0.25; size 0 20; down 0 0; move 0 20", "A4"),
      (
        .oneBadSampleForEver, "set value 0.5; size 400 20; down 100 10; move nan 10; move 20 10",
        "A3"
      ),
      (.samplingRate, "size 1000 20; down -10 0; move 0 0; move 100 100", "D4"),
      (.firstSampleNotScaled, "set value 0.5; size 300 20; down 0 0; move 30 200", "D4"),
      (.recognitionJump, "size 300 20; down 0 0; move 20 0", "D1"),
      (
        .overTravelWhenFine,
        "set value 0.9; size 300 20; down 0 0; move 200 0; move 200 100; move 100 100", "D5"
      ),
      (
        .resize, "set value 0.5; size 300 20; down 0 10; move 60 10; size 600 20; move 61 10", "D10"
      ),
      (.stepOneIsDead, "set step 1; size 300 20; down 0 10; move 310 10", "C5"),
      (.endUnreachable, "set step 0.3; size 300 20; down 0 10; move 400 10", "C5"),
      (.notCanonical, "set step 0.1; size 300 20; down 0 10; move 90 10", "C1"),
      (.costOfASmallStep, "set step 0.0001; size 300 20; down 0 10; move 90 10", "C6"),
      (.lastMoveLost, "size 300 20; down 0 10; move 30 10; up 90 10", "D8"),
      (.setIsOverruled, "size 300 20; down 0 10; move 40 10; value 0.5; move 50 10", "D11"),
      (.minusZero, "set value -0; size 300 20", "A7"),
    ] as [(PublishedProgressSlider.Bug, String, String)])

  private static let stepSlider = triggers(
    of: .stepSlider, fixedIn: .stepSlider,
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
      (.setDoesNotSnap, "set stops 1,10,30,40; size 600 130; value 7", "E6"),
      (.noStops, "set stops none; size 600 130; down 300 60; up", "A1"),
      (.widthOf100, "set stops 0,10; size 100 130; down 60 120; up", "A1"),
      (.widthOf100, "set stops 0,10; size 100 130; down 50 120; up", "A1"),
      (
        .overflow,
        "set stops -9223372036854775808,9223372036854775807; size 600 130; down 300 60; up", "A1"
      ),
      (.initialDoesNotSnap, "set stops 1,10; set value 7; size 600 130", "C8"),
      (.badSample, "set stops 0,10; size 600 130; down nan 60", "A3"),
      (
        .setOfNaN,
        "set stops 0,10; size 600 130; down 50 60; move 150 60; value nan; move 320 60", "C3"
      ),
    ] as [(PublishedStepSlider.Bug, String, String)])

  private static let morphToggle = triggers(
    of: .morphToggle, fixedIn: .morphToggle,
    [
      (.growsWhenSmall, "size 0 0", "I2"),
      (.overshootInTheShape, "down 25 15; up; wait 0.385", "I5"),
      (.fixedTravel, "size 100 30", "I2"),
    ] as [(PublishedMorphToggle.Bug, String, String)])

  private static let rangeSlider = triggers(
    of: .rangeSlider, fixedIn: .rangeSlider,
    [
      (
        .bothMove,
        "set lower 0.5; set upper 0.5; size 300 44; down 150 22; move 200 22; move 260 22",
        "F3"
      ),
      (
        .stuckAtTheEnd,
        "set lower 0.5; set upper 0.5; size 300 44; down 150 22; move 140 22", "F6"
      ),
      (.stuckAtTheEnd, "set lower 1; set upper 1; size 300 44", "F5"),
      (.distanceByDragOnly, "set leastDistance 0.2; size 300 44; value 0.4 0.45", "F1"),
      (
        .distanceInPoints,
        "set range 18.0...30.0; set step 1; set leastDistance 1; size 300 44; down 286 22; move 0 22",
        "F1"
      ),
      (
        .distanceInPoints,
        "set range 18.0...30.0; set step 1; set leastDistance 1; size 300 44; down 286 22; move 0 22",
        "F4"
      ),
      (
        .zeroIsNoNeighbour,
        "set range -1.0...1.0; set lower 0; size 300 44; down 286 22; move 50 22", "F1"
      ),
      (
        .limitAfterBound,
        "set range 0.0...100.0; set leastDistance 10; set whenMeeting pushes; size 300 44; "
          + "down 286 22; move 14 22",
        "F1"
      ),
      (.distanceBeyondTheRange, "set leastDistance 0.3; size 300 44; value 0 0.2", "F1"),
      (
        .stepAfterDistance,
        "set range 10.0...30.0; set step 3; set leastDistance 4; size 300 44; down 286 22; move 14 22",
        "F4"
      ),
      (
        .pushedAndLeft,
        "set lower 0.2; set upper 0.5; set whenMeeting pushes; size 300 44; down 68 22; move 200 22; "
          + "move 68 22",
        "F2"
      ),
      (.setMovesBoth, "set upper 0.19; size 300 44; value 0.01 nan", "F2"),
    ] as [(PublishedRangeSlider.Bug, String, String)])
}
