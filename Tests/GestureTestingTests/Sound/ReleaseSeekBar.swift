import GestureTesting

/// The arithmetic of a seek bar that seeks when the finger lifts off: until then its thumb alone follows.
struct ReleaseSeekBar<Design: PreviewDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(drag: Design.drag)
    traits.changesOnRelease = Design.drag != .custom
    traits.minimumDistance = Design.minimumDistance
    return traits
  }
  var value = 0.0
  var state = SliderState()
  private var preview: Double?
  private var isDragged = false
  /// Whether the thumb shows the value although there is a preview.
  private var isHidden = false

  var track: Track { Track(length: state.size.width) }
  var presentedValue: Double { isHidden ? value : preview ?? value }
  var valueText: String {
    ControlTraits(drag: .absolute).text(of: Design.speaksPreview ? presentedValue : value)
  }
  var thumb: GestureRect? {
    GestureRect(
      origin: GesturePoint(x: track.position(of: presentedValue) - Design.thumb / 2, y: 0),
      size: GestureSize(width: Design.thumb, height: state.size.height))
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    isDragged =
      isDragged || Design.minimumDistance == 0
      || point.isAtLeast(Design.minimumDistance, from: state.down)
    guard isDragged else { return }
    preview = track.fraction(at: point.x).map(Design.place(of:)) ?? preview
    isHidden = false
    if Design.seeksAtOnce { value = presentedValue }
  }
  mutating func release() {
    if Design.seeksToPreview {
      value = preview ?? value
    } else if preview != nil {
      value = track.fraction(at: state.down.x) ?? value
    }
    give()
  }
  mutating func give() { (preview, isDragged, isHidden) = (nil, false, false) }
  mutating func rebase(isSet: Bool) { isHidden = isHidden || isSet && Design.hidesAtSets }
}

/// The design of a ``ReleaseSeekBar``.
protocol PreviewDesign {
  /// The declared drag, which the preview follows if it is not `.custom`.
  static var drag: ControlTraits.Drag { get }
  /// The distance from its `down` that a touch must reach to drag, in points.
  static var minimumDistance: Double { get }
  /// Whether the bar seeks to the place that it draws. Otherwise it seeks to the place of the `down`.
  static var seeksToPreview: Bool { get }
  /// Whether the bar seeks with each motion, too.
  static var seeksAtOnce: Bool { get }
  /// Whether a `set` takes the thumb from the touch, until the touch moves on, although the bar then seeks to the touch.
  static var hidesAtSets: Bool { get }
  /// Whether the bar speaks the place of its preview instead of its value.
  static var speaksPreview: Bool { get }
  /// Returns the place of the thumb for a touch at a part of the bar.
  static func place(of fraction: Double) -> Double
  /// The width of the thumb.
  static var thumb: Double { get }
}

extension PreviewDesign {
  static var drag: ControlTraits.Drag { .absolute }
  static var minimumDistance: Double { 0 }
  static var seeksToPreview: Bool { true }
  static var seeksAtOnce: Bool { false }
  static var hidesAtSets: Bool { false }
  static var speaksPreview: Bool { false }
  static func place(of fraction: Double) -> Double { fraction }
  static var thumb: Double { 0 }
}

/// A seek bar that seeks to the place that it shows.
enum ShownPreview: PreviewDesign {
  static let drag = ControlTraits.Drag.custom
}

/// The same seek bar, which declares that its preview follows the touch.
enum FollowedPreview: PreviewDesign {}

/// A seek bar whose preview begins after six points.
enum LatePreview: PreviewDesign {
  static let minimumDistance = 6.0
}
