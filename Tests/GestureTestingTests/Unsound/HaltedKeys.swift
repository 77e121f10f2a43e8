/// Keys that do nothing where a whole step does not fit, so that they never reach an end.
enum HaltedKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double {
    next < 0 || next > 100 ? value : next
  }
}

/// Keys whose steps fit between the ends, and that do nothing less than a step before an end.
enum FittedKeys: CoarseKeyDesign {
  static let step = 25.0
  static func end(from value: Double, to next: Double) -> Double {
    HaltedKeys.end(from: value, to: next)
  }
}

/// Keys that take a value of 0 for no value, and do nothing there.
enum ZeroKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double {
    value == 0 ? 0 : WholeKeys.end(from: value, to: next)
  }
}

/// Keys that only raise the value.
enum RisingKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double {
    next < value ? value : WholeKeys.end(from: value, to: next)
  }
}

/// Keys that raise the value by one more than they lower it.
enum UnevenKeys: CoarseKeyDesign {
  static let step = 10.0
  static func end(from value: Double, to next: Double) -> Double {
    WholeKeys.end(from: value, to: next > value ? next + 1 : next)
  }
}

/// Keys of which the fine key down changes nothing.
enum HalfFineKeys: CoarseKeyDesign {
  static let hasFineDown = false
  static func end(from value: Double, to next: Double) -> Double {
    WholeKeys.end(from: value, to: next)
  }
}
