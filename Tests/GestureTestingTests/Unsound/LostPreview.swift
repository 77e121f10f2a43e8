import GestureTesting

/// A seek bar that shows the place of its touch, and seeks to where the touch went down.
enum LostPreview: PreviewDesign {
  static let drag = ControlTraits.Drag.custom
  static let seeksToPreview = false
}

/// A seek bar whose thumb goes the other way than the touch.
enum MirroredPreview: PreviewDesign {
  static let drag = ControlTraits.Drag.custom
  static func place(of fraction: Double) -> Double { 1 - fraction }
  static let thumb = 10.0
}

/// A seek bar that measures the touch in a frame that begins farther left than its own.
enum OffsetPreview: PreviewDesign {
  static func place(of fraction: Double) -> Double { min(1, fraction + 0.05) }
}

/// A seek bar whose first seconds cannot be reached.
enum DeadPreview: PreviewDesign {
  static func place(of fraction: Double) -> Double { fraction < 0.05 ? 0.05 : fraction }
}

/// A seek bar that skips in the middle.
enum SkippingPreview: PreviewDesign {
  static func place(of fraction: Double) -> Double {
    fraction > 0.4 && fraction < 0.5 ? 0.4 : fraction
  }
}

/// A seek bar that seeks with each motion, although it says that it seeks on release.
enum HastyPreview: PreviewDesign {
  static let seeksAtOnce = true
}

/// A seek bar whose thumb leaves the touch at a `set`, and which seeks to the touch all the same.
enum HiddenPreview: PreviewDesign {
  static let hidesAtSets = true
  static let thumb = 10.0
}

/// A seek bar whose text is that of its preview.
enum SpokenPreview: PreviewDesign {
  static let speaksPreview = true
}
