import GestureEngine

/// A number of an answer, which is a string if it is not finite.
struct Number: Decodable {
  /// The number.
  let value: Double

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self.value = number
      return
    }
    let text = try value.decode(String.self)
    guard let number = Double(text) else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "\(text) is no number")
    }
    self.value = number
  }
}

extension KeyedDecodingContainer {
  /// Returns the error of a member that is not as expected.
  func error(_ key: Key, _ expected: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: "expected \(expected)")
  }

  func number(_ key: Key) throws -> Double { try decode(Number.self, forKey: key).value }

  func numberIfPresent(_ key: Key) throws -> Double? {
    try decodeIfPresent(Number.self, forKey: key)?.value
  }

  func numbers(_ key: Key) throws -> [Double] {
    try decode([Number].self, forKey: key).map(\.value)
  }

  /// Reads an array of a certain number of numbers.
  func numbers(_ key: Key, count: Int) throws -> [Double] {
    let numbers = try numbers(key)
    guard numbers.count == count else { throw error(key, "\(count) numbers") }
    return numbers
  }

  func size(_ key: Key) throws -> GestureSize {
    let sides = try numbers(key, count: 2)
    return GestureSize(width: sides[0], height: sides[1])
  }

  /// Reads a rectangle; returns `nil` if there is none.
  func rect(_ key: Key) throws -> GestureRect? {
    guard contains(key) else { return nil }
    return GestureRect(try numbers(key, count: 4))
  }

  /// Reads an array of a certain number of rectangles.
  func rects(_ key: Key, count: Int) throws -> [GestureRect] {
    let rects = try decode([[Number]].self, forKey: key)
    guard rects.count == count, rects.allSatisfy({ $0.count == 4 }) else {
      throw error(key, "\(count) rectangles")
    }
    return rects.map { GestureRect($0.map(\.value)) }
  }

  /// Reads the name of one of the given values.
  func choice<Value>(_ key: Key, _ values: [Value]) throws -> Value {
    let name = try decode(String.self, forKey: key)
    guard let value = values.first(where: { "\($0)" == name }) else {
      throw error(key, values.map { "\($0)" }.joined(separator: ", "))
    }
    return value
  }
}

extension GestureRect {
  /// Creates a rectangle from its x, y, width and height.
  fileprivate init(_ numbers: [Double]) {
    self.init(
      origin: GesturePoint(x: numbers[0], y: numbers[1]),
      size: GestureSize(width: numbers[2], height: numbers[3]))
  }
}
