extension SpecimenBug {
  static let meshingSlider = bugs(
    of: .publishedMeshingSlider, mendedIn: .meshingSlider,
    [
      ("zero width", "set value 20; size 0 60; down 5 30", "A4"),
      ("bad sample", "size 340 60; down 170 30; move nan 30", "A3"),
      ("degenerate range", "set range 5...5; size 340 60; down 100 30", "A5"),
      ("degenerate range", "set range 5...5; size 340 60; down 100 30", "C7"),
      ("one bar", "set barCount 1; size 340 60", "C7"),
      ("own bar not lit", "set value 1.0294117647058822; size 340 60", "C7"),
      ("no current bar", "set barCount 3; set range 0...1; set value 0.25; size 340 60", "C7"),
      (
        "haptics follow the whole part", "set range 0...1; size 340 60; down 0 30; move 340 30",
        "E4"
      ),
      (
        "wide bucket at zero",
        "set range -5...5; set barCount 11; size 340 60; down 153 30; move 187 30", "E4"
      ),
      ("tick without change", "size 340 60; down 100 30; up", "E4"),
      ("stuck after cancel", "size 340 60; down 100 30; cancel; down 200 30", "D6"),
      ("two mappings", "size 390 60", "B7"),
      ("traps on a large range", "set range 0...1e19; size 340 60; down 340 30", "A1"),
    ])
}
