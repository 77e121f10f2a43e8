/// A touch that holds one of two thumbs.
struct ThumbHold: Sendable, Hashable {
  /// The id of the touch.
  var id: Int
  /// The thumb that the touch holds; `nil` while its first motion has to decide.
  var thumb: Thumb?
  /// The way in which the touch moves the thumb.
  var grip: Grip
  /// The last usable point of the touch.
  var place: GesturePoint
  /// The point where the touch went down.
  let origin: GesturePoint
  /// Whether the touch has been as far from its origin as a cancel that keeps the value requires.
  var hasLeft: Bool
  /// The values to which a cancel may revert.
  var start: (lower: Double, upper: Double) {
    get { (startLower, startUpper) }
    set { (startLower, startUpper) = newValue }
  }
  var startLower: Double
  var startUpper: Double

  /// The way in which a touch moves a thumb: all that a drag reads, so that it does not copy the rest.
  struct Grip: Sendable, Hashable {
    /// Whether the touch moves the thumb by translation; else the thumb's centre goes to the touch.
    var isTranslation: Bool
    /// The fraction at which the translation starts, neither snapped nor clamped.
    var fraction = 0.0
    /// The value at that fraction, not snapped.
    var value = 0.0
    /// The position of the touch at which the translation starts.
    var position: Double
    /// The value to which the other thumb returns after it is pushed.
    var pushed = 0.0
  }

  /// Moves the touch to a usable point.
  @inline(__always) mutating func move(to point: GesturePoint, slop: Double) {
    place = point
    if _slowPath(!hasLeft) { hasLeft = point.isAtLeast(slop, from: origin) }
  }

  /// Notes whether the touch has been as far from its origin as `slop`.
  mutating func note(slop: Double) {
    if !hasLeft { hasLeft = slop == 0 || place.isAtLeast(slop, from: origin) }
  }

  /// Starts a translation at a value and a position.
  mutating func anchor(at fraction: Double, _ value: Double, _ position: Double) {
    (grip.fraction, grip.value, grip.position) = (fraction, value, position)
  }
}
