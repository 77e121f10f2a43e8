import GestureTesting

/// A slider whose labels name the next stop.
enum NextLabels: StepsDesign {
  static let shift = 1
}

/// A slider whose thumb is drawn beside its value, once it is laid out.
enum ThumbAside: StepsDesign {
  static let aside = 2.0
}

/// A slider with a label for a step that it does not have.
enum ExtraLabel: StepsDesign {
  static let labels = 7
}

/// A slider whose thumb is drawn far below it.
enum SunkThumb: StepsDesign {
  static let depth = 1000.0
}
