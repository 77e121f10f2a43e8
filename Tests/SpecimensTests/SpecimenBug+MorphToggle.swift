extension SpecimenBug {
  static let morphToggle = bugs(
    of: .publishedMorphToggle, mendedIn: .morphToggle,
    [
      ("grows when small", "size 0 0", "I2"),
      ("overshoot in the shape", "down 25 15; up; wait 0.385", "I5"),
      ("fixed travel", "size 100 30", "I2"),
    ])
}
