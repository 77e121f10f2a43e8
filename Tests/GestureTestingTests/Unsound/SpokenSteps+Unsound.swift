import GestureTesting

/// A slider whose labels name the next stop.
enum NextLabels: StepsDesign {
  static let shift = 1
}

/// A slider whose thumb is drawn beside its value, once it is laid out.
enum ThumbAside: StepsDesign {
  static let aside = 2.0
}
