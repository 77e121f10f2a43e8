import GestureEngine

extension JSONText {
  /// Writes the size of a scene and its shapes, from back to front.
  mutating func scene(_ scene: ControlScene) {
    member("width", scene.size.width)
    member("height", scene.size.height)
    member("shapes", array: scene.shapes) { $0.shape($1) }
  }

  private mutating func shape(_ shape: SceneShape) {
    object { text in
      text.member("role", shape.role.name)
      text.outline(shape.outline)
      text.member("frame", array: shape.frame.numbers) { $0.number($1) }
      text.member("paint", shape.paint.color.name)
      if let fade = shape.paint.fade { text.member("fade", fade.name) }
      if shape.opacity != 1 { text.member("opacity", shape.opacity) }
      if shape.rotation != 0 { text.member("rotation", shape.rotation) }
      if shape.isCurrent { text.member("isCurrent", true) }
      if let clip = shape.clip { text.member("clip", array: clip.numbers) { $0.number($1) } }
      if let shadow = shape.shadow {
        text.member("shadow", array: [shadow.radius, shadow.drop]) { $0.number($1) }
      }
    }
  }

  private mutating func outline(_ outline: Outline) {
    switch outline {
    case .rectangle: member("outline", "rectangle")
    case .capsule: member("outline", "capsule")
    case .ellipse: member("outline", "ellipse")
    case .path(let points):
      member("outline", "path")
      member("points", array: points.flatMap { [$0.x, $0.y] }) { $0.number($1) }
    case .text(let text, let alignment):
      member("outline", "text")
      member("text", text)
      member("alignment", alignment.name)
    }
  }
}

extension GestureRect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension SceneShape.Role {
  fileprivate var name: String {
    switch self {
    case .track: "track"
    case .fill: "fill"
    case .thumb: "thumb"
    case .bar: "bar"
    case .dot: "dot"
    case .label: "label"
    case .symbol: "symbol"
    }
  }
}

extension Outline.Alignment {
  fileprivate var name: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}
