import GestureEngine

/// The drawing of a control as an answer has it.
struct SceneRow: Decodable {
  /// The drawing.
  let scene: ControlScene

  private enum Key: CodingKey { case size, shapes }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    scene = ControlScene(
      size: try object.size(.size),
      shapes: try object.decode([ShapeRow].self, forKey: .shapes).map(\.shape))
  }
}

/// A shape as an answer has it.
private struct ShapeRow: Decodable {
  let shape: SceneShape

  private enum Key: CodingKey {
    case role, index, outline, path, text, alignment, frame, paint, fade, opacity, rotation
    case isCurrent, clip, shadow
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    var paint = Paint(try object.choice(.paint, Paint.Color.allCases))
    if object.contains(.fade) { paint.fade = try object.choice(.fade, Paint.Color.allCases) }
    guard let frame = try object.rect(.frame) else { throw object.error(.frame, "a rectangle") }
    var shape = SceneShape(
      try ShapeRow.role(in: object), try ShapeRow.outline(in: object), frame: frame, paint: paint,
      opacity: try object.numberIfPresent(.opacity) ?? 1, clip: try object.rect(.clip))
    shape.rotation = try object.numberIfPresent(.rotation) ?? 0
    shape.isCurrent = try object.decodeIfPresent(Bool.self, forKey: .isCurrent) ?? false
    if object.contains(.shadow) {
      let shadow = try object.numbers(.shadow, count: 3)
      shape.shadow = SceneShape.Shadow(radius: shadow[0], drop: shadow[1], shift: shadow[2])
    }
    self.shape = shape
  }

  private static func role(
    in object: KeyedDecodingContainer<Key>
  ) throws -> SceneShape.Role {
    func index() throws -> Int { try object.decode(Int.self, forKey: .index) }
    return switch try object.decode(String.self, forKey: .role) {
    case "track": .track
    case "fill": .fill
    case "thumb": .thumb
    case "bar": .bar(try index())
    case "dot": .dot(stop: try index())
    case "label": .label(stop: try index())
    case "symbol": .symbol
    default: throw object.error(.role, "the role of a shape")
    }
  }

  private static func outline(in object: KeyedDecodingContainer<Key>) throws -> Outline {
    if let words = try object.decodeIfPresent(String.self, forKey: .text) {
      return .text(words, try object.choice(.alignment, [.left, .center, .right]))
    }
    if let points = try object.decodeIfPresent([[Number]].self, forKey: .path) {
      guard points.allSatisfy({ $0.count == 2 }) else { throw object.error(.path, "points") }
      return .path(points.map { GesturePoint(x: $0[0].value, y: $0[1].value) })
    }
    return try object.choice(.outline, [.rectangle, .capsule, .ellipse])
  }
}

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
