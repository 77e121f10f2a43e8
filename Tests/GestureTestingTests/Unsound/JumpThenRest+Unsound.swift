/// A slider that goes on following a touch that should only set its value.
enum FollowedJump: RestDesign {
  static let drags = false
  static let followsItsJump = true
}

/// A slider that goes on following a touch before it has moved by its distance.
enum HastyJump: RestDesign {
  static let drags = true
  static let distance = 0.5
}
