import GestureTesting

/// A slider with steps that glides to a tapped step in at most a third of a second, and whose thumb can be dragged.
struct GlidingSteps<Design: TapDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(
      range: 0...100, stops: try? Snapping(range: 0...100, step: 10), drag: .grabbedOrTapped,
      tapTolerance: 10)
    (traits.tap, traits.changesOverTime) = (.seeks, true)
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var glide = Glide()
  /// The place of the glide between the steps.
  private var place = 0.0
  private var (last, isTap) = (GesturePoint(x: 0, y: 0), false)

  var track: Track { Track(start: 14, length: state.size.width - 28) }
  var thumb: GestureRect? { thumb(ofWidth: 28) }

  mutating func touch(_ point: GesturePoint) {
    (state.isHeld, isTap, last, glide.goal) = (thumb?.contains(point) == true, true, point, nil)
    state.raw = value / 100
  }
  mutating func drag(from previous: GesturePoint, to point: GesturePoint) {
    last = point
    isTap = isTap && !point.isAtLeast(Design.tolerance, from: state.down)
    guard state.isHeld, track.isUsable, point.x != previous.x else { return }
    state.raw += (point.x - previous.x) / track.length
    value = legal(100 * state.raw)
  }
  mutating func release() {
    guard !state.isHeld, isTap, let target = track.fraction(at: last.x) else { return }
    (place, glide.goal) = (value, legal(100 * target))
  }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, glide.goal) = (value / 100, nil) } }
  mutating func pass(_ wait: Double) -> Bool {
    guard !isTracking, glide.goal != nil else { return false }
    let isMoving = glide.move(&place, for: wait, speed: 300)
    value = legal(place)
    return isMoving
  }
}

/// The design of ``GlidingSteps``, which declares a tolerance of ten points.
protocol TapDesign {
  /// The distance at which a touch is no tap, in points.
  static var tolerance: Double { get }
}

/// Steps to which the value glides after taps alone.
enum CarefulTaps: TapDesign { static let tolerance = 10.0 }
