import GestureTesting

/// A page that does not scroll by a slow motion.
enum QuickScroll: ScrollDesign {
  static func isScroll(x: Double, y: Double) -> Bool { x <= y && y > 8 }
}
