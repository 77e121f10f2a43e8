import GestureTesting

/// Stars that count only the stars before the finger, so that no tap sets the last star.
enum MissingStar: StarDesign {
  static func stars(at place: Double) -> Double { place.rounded(.down) }
}

/// Stars of which a tap on the last star that is lit takes it back.
enum ShrinkingStars: StarDesign { static let takesOneBack = true }

/// Stars that say that a tap clears them, but of which the first stays.
enum StuckStar: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
  static func clears(_ stars: Double) -> Bool { stars > 1 }
}

/// Stars that a tap clears, and of which no tap sets the last.
enum MissingClearedStar: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
  static func stars(at place: Double) -> Double { place.rounded(.down) }
}

/// Stars that a touch sets as it goes down, and of which no touch sets the third.
enum StolenStar: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksAtOnce
  static func stars(at place: Double) -> Double {
    let stars = place.rounded(.up)
    return stars == 3 ? 4 : stars
  }
}

/// Stars that each tap clears.
enum BlankStars: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
  static func stars(at place: Double) -> Double { 0 }
}

/// Stars that take a touch for a tap only if it does not move.
enum StillStars: StarDesign {
  static let tolerance = 0.1
}
