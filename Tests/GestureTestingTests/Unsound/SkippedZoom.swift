/// A zoom whose stop before the last cannot be chosen.
enum SkippedZoom: ZoomDesign {
  static func index(of steps: Double) -> Int { steps == 5 ? 6 : Int(steps) }
}
