import GestureTesting

/// A slider between two pictures in a page that scrolls: the first motion decides between the two, and a tap
/// moves the slider to the touch.
struct ComparisonSlider<Design: ComparisonDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...100, drag: .absolute)
    (traits.yieldsToScrolling, traits.tap) = (true, .seeks)
    traits.tapTolerance = Design.tapTolerance
    return traits
  }
  var value = 50.0
  var state = SliderState()
  private var isLeft = false

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { (state.isHeld, isLeft) = (false, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    let (x, y) = (abs(point.x - state.down.x), abs(point.y - state.down.y))
    if !state.isHeld, !isLeft || Design.decidesAgain, x * x + y * y > 0 {
      (state.isHeld, isLeft) = (x >= y, x < y)
    }
    if state.isHeld { follow(point.x) }
  }
  mutating func release() {
    if !state.isHeld, !isLeft || Design.seeksAfterScrolling {
      follow(Design.place(ofTapAt: state.down))
    }
  }
  private mutating func follow(_ place: Double) {
    guard let fraction = track.fraction(at: place) else { return }
    value = 100 * fraction
  }
}

/// The design of a ``ComparisonSlider``.
protocol ComparisonDesign {
  /// The distance at which a touch is declared to be no tap any more.
  static var tapTolerance: Double { get }
  /// Whether a touch that has scrolled the page seeks when it lifts off.
  static var seeksAfterScrolling: Bool { get }
  /// Whether each motion of a touch that scrolls decides again.
  static var decidesAgain: Bool { get }
  /// Returns the place along the track to which a tap moves the slider.
  static func place(ofTapAt point: GesturePoint) -> Double
}

extension ComparisonDesign {
  static var tapTolerance: Double { .infinity }
  static var seeksAfterScrolling: Bool { false }
}

extension ComparisonDesign {
  static var decidesAgain: Bool { false }
  static func place(ofTapAt point: GesturePoint) -> Double { point.x }
}

/// The arithmetic of a slider that compares two pictures on a page.
enum PictureSlider: ComparisonDesign {}
