import GestureTesting

/// A field that goes around once, however far a touch drags it.
enum ClampedField: FieldDesign {
  static func degrees(_ number: Double) -> Double {
    min(360, max(0, number > 360 ? number - 360 : number < 0 ? number + 360 : number))
  }
}

/// A field that declares a distance for a drag, and turns with the first motion.
enum EagerField: FieldDesign {
  static let recognises = false
}
