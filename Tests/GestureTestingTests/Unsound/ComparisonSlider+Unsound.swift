import GestureTesting

/// A slider that a touch moves although it has scrolled the page before.
enum GreedyComparison: ComparisonDesign {
  static let decidesAgain = true
}

/// A comparison that a touch moves even if it has scrolled the page.
enum ScrolledComparison: ComparisonDesign {
  static let tapTolerance = 8.0
  static let seeksAfterScrolling = true
  static let decidesAgain = false
  static func place(ofTapAt point: GesturePoint) -> Double { point.x }
}

/// A slider that goes to the height of a tap.
enum TransposedComparison: ComparisonDesign {
  static func place(ofTapAt point: GesturePoint) -> Double { point.y }
}
