/// A touch that holds one of two thumbs.
struct ThumbHold: Sendable, Hashable {
  /// The id of the touch.
  var id: Int
  /// The thumb that the touch holds; `nil` while its first motion has to decide.
  var thumb: Thumb?
  /// Whether the touch moves the thumb by translation; else the thumb's centre goes to the touch.
  var isGrabbed: Bool
  /// The fraction, the value (not snapped) and the position at which the translation starts.
  var fraction = 0.0
  var value = 0.0
  var position: Double
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
  /// The value to which the other thumb returns after it is pushed.
  var pushed: Double

  /// Notes whether the touch has been as far from its origin as `slop`.
  mutating func note(slop: Double) {
    if !hasLeft { hasLeft = slop == 0 || place.isAtLeast(slop, from: origin) }
  }

  /// Starts a translation at a value and a position.
  mutating func anchor(at fraction: Double, _ value: Double, _ position: Double) {
    (self.fraction, self.value, self.position) = (fraction, value, position)
  }
}
