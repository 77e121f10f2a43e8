/// A thumb that says that it turns round at once, but waits for the touch to come back.
enum FarThumb: ShiftDesign {
  static func place(_ place: Double) -> Double { place }
}
