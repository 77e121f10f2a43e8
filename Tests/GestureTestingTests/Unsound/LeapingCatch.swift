/// A wheel that a touch catches where it would have come to rest.
enum LeapingCatch: CatchDesign {
  static let catchesAtGoal = true
}
