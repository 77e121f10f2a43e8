import Specimens

extension Trigger {
  static let progressSlider = triggers(
    of: .progressSlider, mendedIn: .progressSlider,
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
}
