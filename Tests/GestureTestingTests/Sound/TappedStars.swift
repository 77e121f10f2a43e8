import GestureTesting

/// The arithmetic of a rating in a web shop: a tap chooses among five stars, and nothing can be dragged.
struct TappedStars<Design: StarDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...5, stops: try? Snapping(range: 0...5, step: 1), drag: .grabbedOrTapped,
      grabArea: .bounds, tapTolerance: 10)
    (traits.stepRounding, traits.tap) = (.custom, Design.tap)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var (isTap, place) = (false, 0.0)

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) {
    (isTap, place) = (true, point.x)
    guard Design.tap == .seeksAtOnce else { return }
    release()
    isTap = false
  }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if !Design.countsItsDown { place = point.x }
    if point.isAtLeast(Design.tolerance, from: state.down) { isTap = false }
  }
  mutating func release() {
    guard isTap, let place = track.fraction(at: place) else { return }
    let stars = Design.stars(at: 5 * place)
    let isThere = stars == value
    value =
      Design.tap == .seeksOrClears && isThere && Design.clears(stars)
      ? 0 : isThere && Design.takesOneBack ? max(1, stars - 1) : stars
  }
}

/// The design of ``TappedStars``.
protocol StarDesign {
  static var tap: ControlTraits.Tap? { get }
  /// Returns the number of stars that a tap sets at a place, 0...5.
  static func stars(at place: Double) -> Double
  /// Whether a tap on the last of so many stars clears them.
  static func clears(_ stars: Double) -> Bool
  /// Whether a tap on the last star that is lit takes it back.
  static var takesOneBack: Bool { get }
  /// The distance, in points, at which a touch is no tap.
  static var tolerance: Double { get }
  /// Whether a tap sets the stars where it goes down.
  static var countsItsDown: Bool { get }
}

extension StarDesign {
  static var tap: ControlTraits.Tap? { nil }
  static func stars(at place: Double) -> Double { place.rounded(.up) }
  static func clears(_ stars: Double) -> Bool { true }
  static var takesOneBack: Bool { false }
  static var tolerance: Double { 10 }
  static var countsItsDown: Bool { false }
}

/// Stars of which a tap sets all up to the star under the finger.
enum ShopStars: StarDesign {}

/// Stars that a tap on the last of them clears, as those of Shoelace.
enum ClearableStars: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
}

/// Stars that a touch sets as it goes down.
enum QuickStars: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksAtOnce
}

/// Stars that a tap sets where it goes down, and that a tap on the last of them clears.
enum PressedStars: StarDesign {
  static let tap: ControlTraits.Tap? = .seeksOrClears
  static let countsItsDown = true
}
