extension SpecimenBug {
  static let fatSlider = bugs(
    of: .publishedFatSlider, mendedIn: .fatSlider,
    [
      ("zero width gives NaN", "size 0 44; down 5 22", "A2"),
      ("zero width changes the value", "size 0 44; down 5 22", "A4"),
      ("a bad sample sets 0", "size 300 44; down 210 22; move nan 22", "A3"),
      ("touching moves", "set isSticky false; size 300 44; down 95 22", "D1"),
      ("a set is not drawn", "size 300 44; value 0.5", "B7"),
      ("not back to the start", "set value 0.5; size 300 44; down 150 22; move 200 22; up", "D12"),
      ("stays on cancel", "size 300 44; down 50 22; move 200 22; cancel", "D12"),
      ("reports no change", "size 300 44; down 0 22; move 10 22; move 20 22", "E1"),
      (
        "last move lost", "set isSticky false; size 300 44; down 50 22; move 100 22; up 200 22",
        "D8"
      ),
    ])
}
