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

/// Keys of whole percents, of which down leads from an odd number to the odd number before.
enum LastingKeys: CoarseKeyDesign {
  static let step = 1.0
  static func end(from value: Double, to next: Double) -> Double {
    let isOdd = value.truncatingRemainder(dividingBy: 2) == 1
    let whole = next > value ? next.rounded(.down) : next.rounded(.up) - (isOdd ? 1 : 0)
    return min(100, max(0, whole))
  }
}

/// Keys that go to a multiple of their step and on by a step, so that from 46 they lead past 60, to 90.
enum RoundedKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double {
    let isUp = next > value
    let multiple = 30 * (value / 30).rounded(isUp ? .up : .down)
    return min(100, max(0, multiple + (isUp ? 30 : -30)))
  }
}

/// Keys that add a step and round the sum, so that from 100 they lead past 90, to 60.
enum ShortEndKeys: CoarseKeyDesign {
  static func end(from value: Double, to next: Double) -> Double {
    next > 99 ? 100 : max(0, 30 * (next / 30).rounded()) + 0
  }
}
