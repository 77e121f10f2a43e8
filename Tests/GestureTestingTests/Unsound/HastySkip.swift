import GestureTesting

/// A scrubber that takes a drag for the first tap of two.
enum HastySkip: SkipDesign {
  static let takesAnyTouch = true
}
