extension JSONValue {
  /// The value as JSON text without white space, with the keys of objects sorted by their scalars.
  ///
  ///     JSONValue.object(["b": .null, "a": .number(1)]).text  // "{\"a\":1.0,\"b\":null}"
  public var text: String { json.description }

  /// Reads a value from JSON text.
  ///
  /// The result is `nil` if the text is malformed, repeats a key in an object, or has a number that is
  /// too large for `Double`.
  public init?(_ text: String) {
    guard let json = JSON(text), let value = JSONValue(json) else { return nil }
    self = value
  }

  private var json: JSON {
    switch self {
    case .null: return .raw("null")
    case .bool(let value): return .raw("\(value)")
    case .number(let value): return .raw("\(value)")
    case .string(let text): return .string(text)
    case .array(let values): return .array(values.map(\.json))
    case .object(let members):
      var object = JSONObject()
      let keys = members.keys.sorted { a, b in
        a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
      }
      for key in keys { object[key] = members[key]?.json ?? .raw("null") }
      return .object(object)
    }
  }

  private init?(_ json: JSON) {
    switch json {
    case .string(let text): self = .string(text)
    case .raw("null"): self = .null
    case .raw("true"): self = .bool(true)
    case .raw("false"): self = .bool(false)
    case .raw(let text):
      guard let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    case .array(let elements):
      var values: [JSONValue] = []
      for element in elements {
        guard let value = JSONValue(element) else { return nil }
        values.append(value)
      }
      self = .array(values)
    case .object(let object):
      var members: [String: JSONValue] = [:]
      for (key, element) in object.members {
        guard let value = JSONValue(element), members.updateValue(value, forKey: key) == nil else {
          return nil
        }
      }
      self = .object(members)
    }
  }
}

extension Domain where Value == String {
  /// JSON texts, without white space between their parts.
  ///
  ///     check(.json) { text in parsed(text) != nil }
  public static var json: Domain {
    Domain<JSONValue>.json.map(\.text, back: { JSONValue($0) })
  }
}
