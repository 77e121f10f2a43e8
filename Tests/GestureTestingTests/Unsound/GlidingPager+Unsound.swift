import GestureTesting

/// A scroll bar that goes on to its page although a touch holds its thumb.
enum RunningPages: GlidingPageDesign {
  static let isCaught = false
}

/// A scroll bar that does nothing where less than a page is left.
enum WholePages: GlidingPageDesign {
  static func page(from value: Double, isUpward: Bool) -> Double {
    let next = value + (isUpward ? 20 : -20)
    return (0...100).contains(next) ? next : value
  }
}
