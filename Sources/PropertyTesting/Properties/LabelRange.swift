/// The least and the greatest value of a label, and the mean of all values.
public struct LabelRange: Sendable, Hashable {
  /// The number of cases with a value.
  public private(set) var count = 0
  /// The least value.
  public private(set) var least = Double.infinity
  /// The greatest value.
  public private(set) var greatest = -Double.infinity
  private var sum = 0.0

  /// The range of no values.
  init() {}

  /// The mean of the values; NaN without values.
  public var mean: Double { sum / Double(count) }

  /// Adds the value of a case.
  mutating func add(_ value: Double) {
    count += 1
    least = Swift.min(least, value)
    greatest = Swift.max(greatest, value)
    sum += value
  }
}
