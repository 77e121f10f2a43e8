import GestureEngine

extension Trial {
  /// Whether the control draws bars.
  var hasBars: Bool {
    trace.scenes.first?.shapes.contains { $0.barIndex != nil } ?? false
  }

  /// The symbol as it is drawn at rest at a value.
  func symbol(of value: Double, in size: GestureSize) -> Symbol? {
    start.scene(after: [.resize(size), .set(value), .wait(1000)]).symbol
  }
}

extension ControlScene {
  /// Whether both are equal, as `==` says, but with no shape copied to find out.
  func isSame(as other: ControlScene) -> Bool {
    guard size == other.size, shapes.count == other.shapes.count else { return false }
    return shapes.withUnsafeBufferPointer { here in
      other.shapes.withUnsafeBufferPointer { there in
        here.indices.allSatisfy { index in
          here[index].frame == there[index].frame
            && here[index].rotation == there[index].rotation
            && here[index].opacity == there[index].opacity
            && here[index].isCurrent == there[index].isCurrent
            && here[index].role == there[index].role && here[index].paint == there[index].paint
            && here[index].outline.isSame(as: there[index].outline)
            && here[index].clip == there[index].clip && here[index].shadow == there[index].shadow
        }
      }
    }
  }

  /// The bars in the order of their indices.
  var bars: [SceneShape] {
    let bars = shapes.filter { $0.barIndex != nil }
    return bars.sorted { ($0.barIndex ?? 0) < ($1.barIndex ?? 0) }
  }

  /// What a row of bars shows.
  struct BarRow {
    /// How many bars are current.
    var currentCount = 0
    /// The place of the first one that is.
    var current = 0
    /// How many bars are highlighted.
    var litCount = 0
    /// The place of the last one that is.
    var lastLit = -1

    /// Takes in the bar at a place of the row.
    @inline(__always) mutating func note(_ place: Int, isCurrent: Bool, paint: Paint) {
      if isCurrent {
        if currentCount == 0 { current = place }
        currentCount += 1
      }
      if paint != .groove { (litCount, lastLit) = (litCount + 1, place) }
    }
  }

  /// What the bars show, in the order of their indices.
  var barRow: BarRow {
    var row = BarRow()
    let isInOrder = shapes.withUnsafeBufferPointer { shapes in
      for place in shapes.indices {
        // Where nothing but bars is drawn, the first one first, no shape is copied.
        guard shapes[place].barIndex == place else { return false }
        row.note(place, isCurrent: shapes[place].isCurrent, paint: shapes[place].paint)
      }
      return true
    }
    if isInOrder { return row }
    row = BarRow()
    for (place, bar) in bars.enumerated() {
      row.note(place, isCurrent: bar.isCurrent, paint: bar.paint)
    }
    return row
  }

  /// The sign that is drawn as a closed line.
  var symbol: Symbol? {
    shapes.withUnsafeBufferPointer { shapes in
      for index in shapes.indices where shapes[index].role == .symbol {
        guard case .path(let points) = shapes[index].outline else { continue }
        return Symbol(
          points: points, size: shapes[index].frame.size, rotation: shapes[index].rotation)
      }
      return nil
    }
  }
}

extension Outline {
  /// Whether both are equal, as `==` says; quick where there is nothing but a name to compare.
  @inline(__always) fileprivate func isSame(as other: Outline) -> Bool {
    switch self {
    case .rectangle: if case .rectangle = other { true } else { false }
    case .capsule: if case .capsule = other { true } else { false }
    case .ellipse: if case .ellipse = other { true } else { false }
    case .path, .text: self == other
    }
  }
}

extension SceneShape {
  /// The index of a bar.
  var barIndex: Int? { if case .bar(let index) = role { index } else { nil } }
}

/// A sign that is drawn as a closed line.
struct Symbol: Equatable {
  /// The corners of the line, from the top-left corner of its frame.
  let points: [GesturePoint]
  /// The size of its frame.
  let size: GestureSize
  /// How far it is turned, in degrees.
  let rotation: Double

  /// How a closed line differs from its image in a mirror across its frame, if it does.
  var asymmetry: String? {
    for index in points.indices {
      let (left, right) = (points[index], points[points.count - 1 - index])
      let slack = 1e-9 * (size.width + left.x.magnitude)
      guard (left.x + right.x - size.width).magnitude <= slack, left.y == right.y else {
        return "its point (\(left.x), \(left.y)) has its image at (\(right.x), \(right.y))"
      }
    }
    return nil
  }

  /// How a closed line differs from the part of the way from one form to another, if it does.
  func distance(from off: Symbol, to on: Symbol, _ morph: Double) -> String? {
    guard points.count == off.points.count, points.count == on.points.count else {
      return "its forms have different numbers of points"
    }
    for index in points.indices {
      let (point, first, last) = (points[index], off.points[index], on.points[index])
      let meant = GesturePoint(
        x: first.x + morph * (last.x - first.x), y: first.y + morph * (last.y - first.y))
      let isExact = morph == 0 || morph == 1
      let slack =
        isExact ? 0 : 1e-9 * (1 + meant.x.magnitude + meant.y.magnitude + size.height)
      guard (point.x - meant.x).magnitude <= slack + 1e-12 * meant.x.magnitude,
        (point.y - meant.y).magnitude <= slack + 1e-12 * meant.y.magnitude
      else { return "\(morph) of the way its point is (\(point.x), \(point.y))" }
    }
    let turned = off.rotation + morph * (on.rotation - off.rotation)
    return (rotation - turned).magnitude <= 1e-9 * (1 + turned.magnitude)
      ? nil : "\(morph) of the way it is turned by \(rotation)"
  }
}
