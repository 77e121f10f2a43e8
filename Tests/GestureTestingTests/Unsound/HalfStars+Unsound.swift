import GestureTesting

/// Stars of which no touch gives three, because half a star is added to two and a half.
enum SkippedStar: LeastStars {
  static let stars = 0.0
  static func given(_ stars: Double) -> Double { stars == 3 ? 3.5 : stars }
}

/// Stars of which the last half gives a star less than the half before.
enum FallingStar: LeastStars {
  static let stars = 0.0
  static func given(_ stars: Double) -> Double { stars == 4.5 ? 3.5 : stars }
}
