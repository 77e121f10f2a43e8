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
