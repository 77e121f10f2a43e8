/// A map that glides on under a touch.
enum UnstoppedMap: KineticDesign {
  static let stops = false
}

/// A map that glides on after a touch which has rested.
enum UnrestedMap: KineticDesign {
  static let forgetsRests = true
}
