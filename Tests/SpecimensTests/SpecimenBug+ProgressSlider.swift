extension SpecimenBug {
  static let progressSlider = bugs(
    of: .publishedProgressSlider, mendedIn: .progressSlider,
    [
      (
        "state survives",
        "set value 0.5; size 400 20; down 100 10; move 200 10; up; down 50 10; move 60 10", "D6"
      ),
      ("zero width", "size 0 20; down 0 0; move 0 20", "A2"),
      ("zero width", "size 0 20; down 0 0; move 0 20", "A4"),
      ("zero width stepped", "set value 0.5; set step 0.25; size 0 20; down 0 0; move 0 20", "A4"),
      (
        "one bad sample for ever",
        "set value 0.5; size 400 20; down 100 10; move nan 10; move 20 10", "A3"
      ),
      ("sampling rate", "size 1000 20; down -10 0; move 0 0; move 100 100", "D4"),
      ("first sample not scaled", "set value 0.5; size 300 20; down 0 0; move 30 200", "D4"),
      ("recognition jump", "size 300 20; down 0 0; move 20 0", "D1"),
      (
        "over travel when fine",
        "set value 0.9; size 300 20; down 0 0; move 200 0; move 200 100; move 100 100", "D5"
      ),
      (
        "resize", "set value 0.5; size 300 20; down 0 10; move 60 10; size 600 20; move 61 10",
        "D10"
      ),
      ("step 1 is dead", "set step 1; size 300 20; down 0 10; move 310 10", "C5"),
      ("end unreachable", "set step 0.3; size 300 20; down 0 10; move 400 10", "C5"),
      (
        "end unreachable by 49",
        "set step 0.02040816326530612; size 300 20; down 0 10; move 400 10", "C5"
      ),
      ("not canonical", "set step 0.1; size 300 20; down 0 10; move 90 10", "C1"),
      ("cost of a small step", "set step 0.0001; size 300 20; down 0 10; move 90 10", "C6"),
    ])
}
