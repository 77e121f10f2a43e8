import GestureTesting

/// Stars that count those in front of the finger only, so that the last is never set.
enum MissingStar: StarDesign {
  static func stars(at place: Double) -> Double { place.rounded(.down) }
}

/// Stars that say that a tap clears them, but of which the first stays.
enum StuckStar: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
  static func clears(_ stars: Double) -> Bool { stars > 1 }
}
