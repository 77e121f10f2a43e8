/// Pages that a touch drags before it has moved by the distance that they declare.
enum HastyPan: PannedDesign {
  static let distance = 2.0
}

/// Pages that a touch drags which scrolls the page.
enum ScrollingPan: PannedDesign {
  static let scrolls = true
}

/// Pages that a cancelled touch leaves between two of them.
enum HangingPan: PannedDesign {
  static let hangs = true
}

/// Pages that go back to the first one as a drag begins.
enum LeapingPan: PannedDesign {
  static let leaps = true
}

/// Pages that always go back to where a drag has begun.
enum ReturningPan: PannedDesign {
  static let returns = true
}
