import GestureTesting

/// A slider of prices, from 1 to 401 along an exponential track, that rounds down to its stops.
struct FlooredPrices: SoundSlider {
  static let design = ControlTraits(
    range: 1...401, scale: .exponential, stops: try? Snapping(range: 1...401, step: 10),
    drag: .absolute)
  var value = 1.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x),
      let price = try? Scale(1...401, .exponential).value(at: place)
    else { return }
    value = place == 1 ? 401 : 1 + ((price - 1) / 10).rounded(.down) * 10
  }
}

/// A slider from 0 to 10 in steps of 3.5 whose short last step needs the last point of the track.
struct LateLastStep: SoundSlider {
  static let design: ControlTraits = {
    var traits = ControlTraits(
      range: 0...10, stops: try? Snapping(range: 0...10, step: 3.5), drag: .absolute)
    traits.stepRounding = .wholeSteps
    return traits
  }()
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard let place = track.fraction(at: point.x) else { return }
    value = place == 1 ? 10 : min(7, (place * 10 / 3.5).rounded() * 3.5)
  }
}

/// A relative fader that must be taken back beyond its upper end only.
struct HalfReanchored: SoundSlider {
  static let design = ControlTraits(drag: .relative, overshoot: .accumulates)
  var value = 0.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }

  mutating func touch(_ point: GesturePoint) { state.raw = value }
  mutating func rebase(isSet: Bool) { if isSet { state.raw = value } }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    guard track.isUsable else { return }
    state.raw = max(0, state.raw + (point.x - last.x) / track.length)
    value = min(1, state.raw)
  }
}

/// A knob that turns half as far counterclockwise.
enum HalfTurnBack: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double {
    let turn = ShortestTurn.turn(from: old, to: new)
    return turn < 0 ? turn / 2 : turn
  }
}

/// A knob that loses the part of a turn in which the touch passes the seam of its angle.
enum LostSeam: RotaryDesign {
  static func turn(from old: Double, to new: Double) -> Double {
    abs(new - old) > .pi ? 0 : new - old
  }
}

/// A slide to unlock that unlocks a little before its end.
enum NearlyUnlock: UnlockDesign {
  static func value(releasedAt value: Double) -> Double { value < 0.97 ? 0 : 1 }
}
