/// A bar of segments whose last one no touch chooses.
enum LostSegment: SegmentDesign {
  static let last = 2.0
}
