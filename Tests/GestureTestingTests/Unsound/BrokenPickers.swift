import Foundation
import GestureTesting

/// A picker that goes on from its row after a resize.
enum ResizedPicker: PickerDesign {
  static let forgetsInResizes = true
}

/// A picker that goes on from its row after a wait.
enum PatientPicker: PickerDesign {
  static let forgetsInWaits = true
}

/// A picker that measures the distance which recognises a drag from sample to sample.
enum StuckPicker: PickerDesign {
  static func begins(
    from down: GesturePoint, after last: GesturePoint, at point: GesturePoint
  ) -> Bool { abs(point.y - last.y) >= 18 }
}

/// A picker that is a row off after one and a half turns.
enum SlippingPicker: PickerDesign {
  static func row(at place: Double) -> Double { place.rounded() + (abs(place) > 18 ? 1 : 0) }
}

/// A smoothed slider whose drawing goes on to an end, and then jumps to the value.
struct DriftingDrawing: SoundSlider {
  static let design = ControlTraits(drag: .absolute, settlingTime: 0.5)
  var value = 0.0
  var state = SliderState()
  private var (drawn, seconds) = (0.0, 0.0)

  var presentedValue: Double { drawn }
  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x), place != value else { return }
    (value, seconds) = (place, 0)
  }
  mutating func pass(_ time: Double) -> Bool {
    guard drawn != value else { return false }
    seconds += time
    let goal = value > drawn ? 1.0 : 0
    drawn = seconds >= 0.3 ? value : goal + (drawn - goal) * exp(-10 * time)
    return drawn != value
  }
}

/// A slider that forgets during a long wait how far the touch is beyond an end.
struct LapsedDrag: SoundSlider {
  static let design = ControlTraits(drag: .relative)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable, point.x != last.x else { return }
    state.raw += (point.x - last.x) / state.size.width
    value = min(1, max(0, state.raw)) + 0
  }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func pass(_ seconds: Double) -> Bool {
    if isTracking, seconds > 5 { state.raw = value }
    return false
  }
}

/// A picker that loops, but does not go back from its first row.
enum BacklessPicker: PickerDesign {
  static func row(at place: Double) -> Double { max(0, place.rounded()) }
}
