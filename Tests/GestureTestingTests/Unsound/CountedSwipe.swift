/// A volume whose swipe must come back from beyond an end.
enum CountedSwipe: VolumeDesign {
  static let countsBeyond = true
}
