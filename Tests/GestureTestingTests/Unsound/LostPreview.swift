/// A seek bar that shows the place of its touch, and seeks to where the touch went down.
enum LostPreview: PreviewDesign {
  static let seeksToPreview = false
}

/// A seek bar whose thumb goes the other way than the touch.
enum MirroredPreview: PreviewDesign {
  static let seeksToPreview = true
  static let isMirrored = true
  static let thumb = 10.0
}
