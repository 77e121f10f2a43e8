import Specimens

extension Trigger {
  static let morphToggle = triggers(
    of: .morphToggle, mendedIn: .morphToggle,
    [
      (.growsWhenSmall, "size 0 0", "I2"),
      (.overshootInTheShape, "down 25 15; up; wait 0.385", "I5"),
      (.fixedTravel, "size 100 30", "I2"),
    ] as [(PublishedMorphToggle.Bug, String, String)])
}
