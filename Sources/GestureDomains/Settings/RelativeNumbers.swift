import GestureEngine
import GestureLaws
import PropertyTesting

/// A setting as it is drawn, before the other settings are known.
struct DrawnSetting: Sendable {
  /// A value that may depend on the range of the same configuration.
  enum Value: Sendable {
    /// A value that depends on nothing.
    case fixed(FieldValue)
    /// A part of the range, from 0 to 1.
    case part(Double)
    /// The value 0, or the bound next to it.
    case zero
  }

  var field: Int
  var value: Value
}

/// The fields whose numbers depend on the range or the stops of the same configuration.
///
/// Drawn on its own, the initial value of a slider is almost always outside a drawn range. Drawn as a part
/// of the range, it is nearly always allowed.
struct RelativeNumbers: Sendable {
  private let kind: ControlKind
  private let range: Int?
  private let stops: Int?
  /// The fields that are places in the range.
  private let places: [Int]
  /// The fields that are lengths.
  private let lengths: [Int]

  /// The weights of the value 0, around which a range may change its behaviour, and of other places.
  private static let ways: Weights = [1, 4]
  private static let parts = Domain<Double>.one(of: [
    .weight(1, .exactly([0, 0.5, 1, 0.1, 0.25, 1.0 / 3])), .weight(3, .doubles(in: 0...1)),
  ])

  /// The fields with values, steps and distances of a kind that has a range or stops.
  init(_ kind: ControlKind) {
    self.kind = kind
    (range, stops) = (kind.field(named: "range"), kind.field(named: "stops"))
    let isBounded = range != nil || stops != nil
    func fields(_ names: String...) -> [Int] {
      isBounded ? names.compactMap { kind.field(named: $0) } : []
    }
    places = fields("value", "rest", "lower", "upper")
    lengths = fields("step", "leastDistance", "greatestDistance")
  }

  /// Returns whether the number of a field depends on the range.
  func contains(_ field: Int) -> Bool { places.contains(field) || lengths.contains(field) }

  /// Draws the number of a field for which ``contains(_:)`` is true.
  func draw(
    field: Int, _ source: inout ChoiceSource
  ) throws(Discard) -> DrawnSetting.Value {
    if places.contains(field), source.pick(Self.ways) == 0 { return .zero }
    return .part(try Self.parts.draw(from: &source))
  }

  /// Returns the settings with the numbers that the range gives, in the same order.
  func resolve(_ drawn: [DrawnSetting]) -> [Setting] {
    let fixed = drawn.compactMap { setting -> Setting? in
      guard case .fixed(let value) = setting.value else { return nil }
      return Setting(field: setting.field, value: value)
    }
    guard fixed.count < drawn.count else { return fixed }
    let (lower, upper) = bounds(of: fixed)
    return drawn.map { setting in
      let number: Double
      switch setting.value {
      case .fixed(let value): return Setting(field: setting.field, value: value)
      case .zero: number = Swift.min(Swift.max(lower, 0), upper)
      case .part(let part) where lengths.contains(setting.field): number = part * (upper - lower)
      case .part(let part):
        number = Swift.min(Swift.max(lower, lower * (1 - part) + upper * part), upper)
      }
      return Setting(field: setting.field, value: .number(number))
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
