/// Pages that a flick turns the other way.
enum BackwardPages: PagesDesign { static let isBackward = true }

/// Pages of which the last one falls back to the one before.
enum FallingPages: PagesDesign {
  static func page(at place: Double) -> Double { place == 5 ? 4 : place.rounded() }
}

/// Pages that move against the touch, while a flick leads its way.
enum MirroredPages: PagesDesign { static let dragsBackward = true }

/// Pages that a quick swipe turns although its touch rests before it lifts off.
enum RestlessPages: PagesDesign { static let flicksAfterRests = true }
