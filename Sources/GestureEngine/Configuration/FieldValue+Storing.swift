extension FieldValue {
  /// The value of an optional number.
  public init(_ number: Double?) { self = number.map(FieldValue.number) ?? .none }

  /// The value of a choice, whose raw value is its place in the list of names.
  public init(_ choice: some RawRepresentable<UInt8>) { self = .choice(Int(choice.rawValue)) }

  /// The value of a range.
  public init(_ range: ClosedRange<Double>) {
    self = .range(range.lowerBound, range.upperBound)
  }

  /// Refuses a range whose bounds, or their difference, are not finite.
  func checkBounds(field: String) throws(ConfigurationError) {
    guard case .range(let lower, let upper) = self else { return }
    guard lower.isFinite, upper.isFinite, lower <= upper, (upper - lower).isFinite else {
      throw ConfigurationError(
        field: field, value: self,
        allowed: "two finite numbers with a finite difference, the lower one first")
    }
  }

  /// Stores a number; leaves `number` alone if this is none.
  public func store(in number: inout Double) {
    if case .number(let new) = self { number = new }
  }

  /// Stores a number or nothing; leaves `number` alone if this is neither.
  public func store(in number: inout Double?) {
    switch self {
    case .number(let new): number = new
    case .none: number = nil
    case .flag, .choice, .range, .integers: return
    }
  }

  /// Stores a whole number; leaves `integer` alone if this is none that an `Int` can be.
  public func store(in integer: inout Int) {
    if case .number(let number) = self, let new = Int(exactly: number) { integer = new }
  }

  /// Stores two bounds; leaves `range` alone if this is something else or not in order.
  public func store(in range: inout ClosedRange<Double>) {
    if case .range(let lower, let upper) = self, lower <= upper { range = lower...upper }
  }

  /// Stores a list of integers; leaves `integers` alone if this is something else.
  public func store(in integers: inout [Int]) {
    if case .integers(let new) = self { integers = new }
  }

  /// Stores yes or no; leaves `flag` alone if this is neither.
  public func store(in flag: inout Bool) {
    if case .flag(let new) = self { flag = new }
  }

  /// Stores a choice; leaves `choice` alone if this is none of its cases.
  public func store<Choice: RawRepresentable<UInt8>>(in choice: inout Choice) {
    guard case .choice(let index) = self, let raw = UInt8(exactly: index),
      let new = Choice(rawValue: raw)
    else { return }
    choice = new
  }
}

extension ConfigurationField.Kind {
  /// A ``Direction``.
  public static let direction = ConfigurationField.Kind.choice([
    "leftToRight", "rightToLeft", "bottomToTop", "topToBottom",
  ])

  /// A ``ControlTraits/CancelPolicy``.
  public static let cancelPolicy = ConfigurationField.Kind.choice(["keeps", "reverts"])
}
