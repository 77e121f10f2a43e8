import GestureTesting

/// The arithmetic of a Windows trackbar: a click beside the thumb moves it by a page, a fifth of the range,
/// toward the click.
enum Trackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    fader.value + (place < fader.fraction ? -2 : 2)
  }
}
