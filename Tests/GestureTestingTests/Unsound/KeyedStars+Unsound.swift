import GestureTesting

/// Stars that a touch lights at their ends, so that only the end of the row lights the last one.
enum LateStars: KeyedStarDesign {
  static func stars(at place: Double) -> Double { max(1, place.rounded(.down)) }
}
