/// A row that closes as soon as a touch pulls it back.
enum FickleRow: SwipeDesign {
  static func end(of value: Double, from start: Double) -> Double {
    start == 0 && value >= 0.5 ? 1 : 0
  }
}

/// A row that opens as its list scrolls.
enum GreedyRow: SwipeDesign {
  static let yields = false
}

/// A row that a swipe never leaves open.
enum ShutRow: SwipeDesign {
  static func end(of value: Double, from start: Double) -> Double { 0 }
}

/// A row whose swipe undoes what the program sets.
enum StaleRow: SwipeDesign {
  static let keepsItsPlace = true
}

/// A row that no longer follows a touch once it has been far across.
enum DroppedRow: SwipeDesign { static let reach = 50.0 }

/// A row that a cancelled touch opens, however short its way.
enum CancelledRow: SwipeDesign { static let opensWhenCancelled = true }
