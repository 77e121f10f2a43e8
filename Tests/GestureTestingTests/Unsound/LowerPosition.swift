import GestureTesting

/// A switch whose released handle goes to the position below.
enum LowerPosition: StickDesign {
  static func position(for value: Double, of positions: Snapping?) -> Double {
    value.rounded(.down)
  }
}
