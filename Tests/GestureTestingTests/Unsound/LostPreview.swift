/// A seek bar that shows the place of its touch, and seeks to where the touch went down.
enum LostPreview: PreviewDesign {
  static let seeksToPreview = false
}
