import GestureEngine
import GestureLaws
import PropertyTesting

/// A setting as it is drawn, before the other settings are known.
struct DrawnSetting: Sendable {
  /// The field and its value; a part of the range if `isRelative`.
  var setting: Setting
  /// Whether the number is a part of the control's range.
  var isRelative = false
}

/// The fields whose numbers depend on the range or the stops of the same configuration.
///
/// Drawn on its own, the initial value of a slider is almost always outside a drawn range. Drawn as a part
/// of the range, it is nearly always allowed.
struct RelativeNumbers: Sendable {
  /// The parts of the range from which the numbers of a field are made, for each field.
  let numbers: [Int: Domain<Double>]

  private let kind: ControlKind
  private let range: Int?
  private let stops: Int?
  /// The fields that are lengths, not places.
  private let lengths: [Int]

  /// The fields with values, steps and distances of a kind that has a range or stops.
  init(_ kind: ControlKind) {
    self.kind = kind
    let parts = Domain<Double>.one(of: [
      .weight(1, .exactly([0, 0.5, 1, 0.1, 0.25, 1.0 / 3])), .weight(3, .doubles(in: 0...1)),
    ])
    (range, stops) = (kind.field(named: "range"), kind.field(named: "stops"))
    let isBounded = range != nil || stops != nil
    func fields(_ names: String...) -> [Int] {
      isBounded ? names.compactMap { kind.field(named: $0) } : []
    }
    lengths = fields("step", "leastDistance", "greatestDistance")
    numbers = Dictionary(
      uniqueKeysWithValues: (fields("value", "rest", "lower", "upper") + lengths).map {
        ($0, parts)
      })
  }

  /// Returns the settings with numbers in place of parts.
  ///
  /// - Parameters:
  ///   - settings: All settings of a configuration.
  ///   - isRelative: Whether the number of a field is a part of the range.
  /// - Returns: The settings, in the same order.
  func resolve(_ settings: [Setting], isRelative: (Int) -> Bool) -> [Setting] {
    guard settings.contains(where: { isRelative($0.field) }) else { return settings }
    let (lower, upper) = bounds(of: settings)
    return settings.map { setting in
      guard isRelative(setting.field), case .number(let part) = setting.value else {
        return setting
      }
      let isLength = lengths.contains(setting.field)
      let number = isLength ? part * (upper - lower) : lower * (1 - part) + upper * part
      return Setting(
        field: setting.field,
        value: .number(isLength ? number : Swift.min(Swift.max(lower, number), upper)))
    }
  }

  /// Returns the bounds of the values of a configuration: those of its range, or its outer stops.
  private func bounds(of settings: [Setting]) -> (Double, Double) {
    let script = GestureScript(kind: kind, settings: settings, events: [])
    if let range, case .range(let lower, let upper) = script.value(ofField: range) {
      return (lower, upper)
    }
    if let stops, case .integers(let stops) = script.value(ofField: stops),
      let least = stops.min(), let most = stops.max()
    {
      return (Double(least), Double(most))
    }
    return (0, 1)
  }
}
