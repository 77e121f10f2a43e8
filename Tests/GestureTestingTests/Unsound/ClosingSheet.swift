import GestureTesting

/// A sheet that a touch closes which does not move.
enum ClosingSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
  static let closesAtTaps = true
}
