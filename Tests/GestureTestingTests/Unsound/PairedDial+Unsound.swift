import GestureTesting

/// A dial of two values whose upper thumb stays where it is.
enum LateSleeper: PairedDesign {
  static let movesUpper = false
}

/// A dial of two values of which each touch takes the lower thumb.
enum EarlySleeper: PairedDesign {
  static let takesLower = true
}

/// A dial of two values of which the left half takes the lower thumb, wherever it is.
enum LeftHalfSleeper: PairedDesign {
  static let takesLeft = true
}
