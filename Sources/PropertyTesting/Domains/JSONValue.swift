/// A JSON value, for tests of code that reads or writes JSON.
public indirect enum JSONValue: Sendable, Hashable {
  /// The value `null`.
  case null
  /// The values `false` and `true`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// A string.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object with distinct keys.
  case object([String: JSONValue])
}

extension JSONValue: Arbitrary {
  /// JSON values of up to six levels.
  public static var arbitrary: Domain<JSONValue> { .json }
}

extension Domain where Value == JSONValue {
  /// JSON values; arrays and objects are nested to up to six levels, and of limited total size.
  ///
  ///     check(.json) { value in depth(of: value) <= 6 }
  public static var json: Domain { .json() }

  /// JSON values with strings and keys, and with numbers, from two domains.
  ///
  /// - Parameters:
  ///   - strings: The domain of strings and keys.
  ///   - numbers: The domain of numbers, which are finite.
  ///   - depth: The greatest number of levels.
  /// - Returns: The domain of the values.
  public static func json(
    strings: Domain<String> = .strings(count: 0...8),
    numbers: Domain<Double> = .doubles(
      in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude),
    depth: Int = 6
  ) -> Domain {
    let leaves = Domain.one(of: [
      .weight(1, .just(.null)),
      .weight(1, Domain<Bool>.booleans.map({ .bool($0) }, back: \.bool)),
      .weight(3, numbers.map({ .number($0) }, back: \.number)),
      .weight(3, strings.map({ .string($0) }, back: \.string)),
    ])
    return .recursive(leaves, depth: depth) { value in
      .one(of: [
        .weight(
          1,
          Domain<[JSONValue]>.array(of: value, count: 0...8).map({ .array($0) }, back: \.elements)),
        .weight(
          1,
          Domain<[String: JSONValue]>.dictionary(of: strings, value, count: 0...8)
            .map({ .object($0) }, back: \.members)),
      ])
    }
  }
}

extension JSONValue {
  fileprivate var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var string: String? { if case .string(let value) = self { value } else { nil } }
  fileprivate var elements: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }
  fileprivate var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}
