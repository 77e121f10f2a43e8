import GestureTesting

/// A swipe that never leads to the full volume.
enum LimitedVolume: HalfScreenDesign {
  static let loudest = 14.0
}
