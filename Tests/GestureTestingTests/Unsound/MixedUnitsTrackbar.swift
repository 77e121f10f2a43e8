import GestureTesting

/// A trackbar that compares the place of a click, in points, with its value.
enum MixedUnitsTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    fader.value + (fader.state.down.x < fader.value ? -2 : 2)
  }
}
