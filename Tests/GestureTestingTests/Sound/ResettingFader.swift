import GestureTesting

/// The arithmetic of a mixer's fader: a click beside the cap sets the middle.
enum ResettingFader: FaderDesign {
  static let tap = ControlTraits.Tap.custom

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    5
  }
}
