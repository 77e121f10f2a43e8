import GestureTesting

/// A sheet that a touch closes which does not move.
enum ClosingSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
  static let closesAtTaps = true
}

/// A sheet that rests a little above its heights.
enum HangingSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    min(1, (heights?.snap(value) ?? value) + 0.1)
  }
}

/// A sheet that negates the speed of a touch, so that a flick takes it back to the height that it has left.
enum ReversedSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
  static let fling = -0.25
}

/// A sheet that goes back against the way in which it is flung.
enum ReturningSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
  static let fling = -0.75
}

/// A sheet that is flung with the speed of a touch that has rested since.
enum RestlessSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
  static let forgetsRests = true
}

/// A sheet that never stops at its middle height.
enum SkippingSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double { value < 0.5 ? 0 : 1 }
}

/// A sheet that no touch moves, whatever its size.
enum StuckSheet: SheetDesign {
  static func height(for value: Double, of heights: Snapping?) -> Double {
    heights?.snap(value) ?? value
  }
  static let hasTrack = false
}
