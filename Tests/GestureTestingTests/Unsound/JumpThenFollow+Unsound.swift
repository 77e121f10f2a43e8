import GestureTesting

/// A slider that follows a touch after a third of the distance that it declares.
enum HastyFollow: FollowDesign {
  static let distance = 1.0
}
