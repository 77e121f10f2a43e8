import GestureTesting

/// A trackbar whose clicks move the thumb away from the click.
enum RepellingTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.custom

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    fader.value + (place < fader.fraction ? 2 : -2)
  }
}
