import GestureTesting

/// Stars that count only the stars before the finger, so that no tap sets the last star.
enum MissingStar: StarDesign {
  static func stars(at place: Double) -> Double { place.rounded(.down) }
}

/// Stars that say that a tap clears them, but of which the first stays.
enum StuckStar: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
  static func clears(_ stars: Double) -> Bool { stars > 1 }
}
