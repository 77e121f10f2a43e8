import Foundation
import GestureTesting

/// The arithmetic of a mixer's fader from -60 to 12 dB along a fourth root, with labels and a fill from 0 dB.
struct LabelledGain<Design: GainDesign>: SoundSlider {
  static var design: ControlTraits {
    var traits = ControlTraits(range: -60...12, drag: .absolute)
    (traits.hasOwnScale, traits.fillOrigin, traits.precision) = (true, 0, .tolerance(1e-12))
    return traits
  }
  var value = -60.0
  var state = SliderState()

  var track: Track { Track(length: state.size.width) }
  var fraction: Double { place(of: value) }
  private func place(of gain: Double) -> Double { sqrt(sqrt((gain + 60) / 72)) }
  private func value(at place: Double) -> Double { 72 * place * place * place * place - 60 }

  var scene: ControlScene {
    guard track.isUsable else { return ControlScene(size: state.size) }
    let ends = [Design.place(of: 0, along: place), fraction].map(track.position)
    let fill = mark(.fill, from: ends.min() ?? 0, to: ends.max() ?? 0)
    let labels = [-40, -20, 0].map { gain in
      let place = track.position(of: Design.place(of: Double(gain), along: place))
      return mark(.label(stop: gain), from: place - 10, to: place + 10)
    }
    return ControlScene(size: state.size, shapes: [fill] + labels)
  }
  private func mark(_ role: SceneShape.Role, from start: Double, to end: Double) -> SceneShape {
    let frame = GestureRect(
      origin: GesturePoint(x: start, y: state.size.height / 2 - 2),
      size: GestureSize(width: end - start, height: 4))
    return SceneShape(role, .rectangle, frame: frame, paint: .accent)
  }

  mutating func touch(_ point: GesturePoint) { drag(from: point, to: point) }
  mutating func drag(from last: GesturePoint, to point: GesturePoint) {
    if let place = track.fraction(at: point.x) { value = value(at: place) }
  }
  func adjusted(_ way: GestureEvent.Adjustment) -> Double {
    value(at: Scale.fractions.value(after: fraction, way))
  }
}

/// The design of a ``LabelledGain``.
protocol GainDesign {
  /// Returns the place at which a gain is drawn.
  static func place(of gain: Double, along scale: (Double) -> Double) -> Double
}

/// A fader whose marks lie along its own scale.
enum MixerGain: GainDesign {
  static func place(of gain: Double, along scale: (Double) -> Double) -> Double { scale(gain) }
}
