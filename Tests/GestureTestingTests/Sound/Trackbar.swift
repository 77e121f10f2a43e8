import GestureTesting

/// The arithmetic of a Windows trackbar: a click beside the thumb moves it by a page, a fifth of the range,
/// toward the click.
enum Trackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    page(from: fader.value, fader.fraction, toward: place)
  }

  /// Returns the value a page from `value`, which lies at `fraction`, toward a place.
  static func page(from value: Double, _ fraction: Double, toward place: Double) -> Double {
    value + (place < fraction ? -2 : 2)
  }
}
