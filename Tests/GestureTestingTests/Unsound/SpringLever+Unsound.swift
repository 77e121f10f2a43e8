import GestureTesting

/// A lever that stays where a cancelled touch leaves it.
enum StuckLever: LeverDesign {
  static let returnsAfterACancel = false
}

/// A lever whose spring does not notice that a second touch holds it.
enum ForgetfulLever: LeverDesign {
  static let delay = 0.5
  static let forgetsTouches = true
}

/// A lever that commits its place of rest.
enum RestingCommit: LeverDesign {
  static let commitsRest = true
}
