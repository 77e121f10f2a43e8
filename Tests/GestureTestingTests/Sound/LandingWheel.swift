import GestureTesting

/// The minutes of a timer, which are set as a touch lifts off: the wheel then turns to its row, or back after a cancel, and a
/// touch catches it on its way.
struct LandingWheel<Rows: RowDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: 0...59, drag: .relative)
    (traits.changesOnRelease, traits.stopsOnRelease, traits.hasOwnAdjustments) = (true, rows, true)
    return traits
  }
  private static var rows: Snapping? { try? Snapping(range: 0...59, step: 1) }
  var value = 0.0
  var state = SliderState()
  /// The place of the wheel; `nil` at the row of the value.
  private var place: Double?
  private var isDragged = false

  var track: Track { Track(length: 59 * 20) }
  var presentedValue: Double { place ?? value }

  mutating func touch(_ point: GesturePoint) { (state.raw, isDragged) = (presentedValue, false) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard point.x != last.x else { return }
    state.raw += (point.x - last.x) / 20
    (place, isDragged) = (min(59, max(0, state.raw)) + 0, true)
  }
  mutating func release() { if isDragged { value = Self.rows?.snap(presentedValue) ?? value } }
  mutating func rebase(isSet: Bool) { if isSet { (state.raw, place) = (value, nil) } }
  mutating func pass(_ seconds: Double) -> Bool {
    guard !isTracking, var moved = place else { return false }
    var glide = Glide(goal: value)
    let isMoving = glide.move(&moved, for: seconds, speed: 4)
    place = isMoving ? moved : nil
    return isMoving
  }
  func legal(_ number: Double) -> Double {
    let inside = min(59, max(0, number)) + 0
    return Rows.roundsSets ? Self.rows?.snap(inside) ?? inside : inside
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    Self.rows?.stop(after: value, way) ?? value
  }
}

/// The rows of a ``LandingWheel``.
protocol RowDesign {
  /// Whether a `set` leads to a row, too.
  static var roundsSets: Bool { get }
}

/// Rows to which a touch leads, and a `set` does not.
enum TouchedRows: RowDesign {
  static let roundsSets = false
}

/// Rows of which the value is always one, as those of Vant's picker.
enum PickerRows: RowDesign {
  static let roundsSets = true
}
