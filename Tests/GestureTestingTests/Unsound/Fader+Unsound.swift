import GestureTesting

/// A trackbar whose thumb follows a touch beside it.
enum GrooveTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages
  static let dragsBesideTheCap = true

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    Trackbar.page(from: fader.value, fader.fraction, toward: place)
  }
}

/// A trackbar that pages at a click on its thumb, too.
enum ClickedGrip: FaderDesign {
  static let tap = ControlTraits.Tap.pages
  static let tapsOnTheCap = true

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    Trackbar.page(from: fader.value, fader.fraction, toward: place)
  }
}

/// A trackbar that compares the place of a click, in points, with its value.
enum MixedUnitsTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    fader.value + (fader.state.down.x < fader.value ? -2 : 2)
  }
}

/// A trackbar whose clicks move the thumb away from the click.
enum RepellingTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.custom

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    fader.value + (place < fader.fraction ? 2 : -2)
  }
}

/// A trackbar that takes a click up to two points beyond its thumb for a click before it.
enum ShiftedTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double {
    fader.value + (fader.state.down.x < fader.track.position(of: fader.fraction) + 8 ? -2 : 2)
  }
}

/// A trackbar whose clicks change nothing.
enum DeadTrackbar: FaderDesign {
  static let tap = ControlTraits.Tap.pages

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double { fader.value }
}

/// A fader that goes to a whole number when a drag ends, but not with a tap.
enum DeadFader: FaderDesign {
  static let tap = ControlTraits.Tap.seeks
  static var stopsOnRelease: Snapping? { try? Snapping(range: 0...10, step: 1) }

  static func value(of fader: Fader<Self>, tappedAt place: Double) -> Double { fader.value }
}
