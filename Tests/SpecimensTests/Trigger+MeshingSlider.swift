import Specimens

extension Trigger {
  static let meshingSlider = triggers(
    of: .meshingSlider, mendedIn: .meshingSlider,
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
}
