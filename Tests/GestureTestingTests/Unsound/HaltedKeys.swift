/// Keys that do nothing where a whole step does not fit, so that they never reach an end.
enum HaltedKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double {
    next < 0 || next > 100 ? value : next
  }
}
