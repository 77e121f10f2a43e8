import GestureEngine

extension Trial {
  /// Whether the control draws a shape with such a role, before the script or after it.
  ///
  /// A control may draw nothing before it has a size.
  func draws(_ isMeant: (SceneShape.Role) -> Bool) -> Bool {
    [trace.scenes.first, trace.scenes.last].contains { scene in
      scene?.shapes.contains { isMeant($0.role) } ?? false
    }
  }

  /// Whether the control draws bars.
  var hasBars: Bool { draws { if case .bar = $0 { true } else { false } } }

  /// Whether one of the bars shall be current: they rise like a wave, each gives feedback, there is a single one,
  /// or one is current.
  var hasCurrentBar: Bool {
    let count = trace.scenes.last?.bars.count ?? 0
    return trace.traits.wave != nil || count <= 1
      || trace.traits.detents.map { $0.count <= count } ?? false
      || trace.scenes.contains { $0.barRow.currentCount > 0 }
  }

  /// Whether bars are lit up to the value, at most one at the lower bound and all at the upper one.
  func isMeter(of count: Int, in size: GestureSize) -> Bool {
    let range = trace.traits.range
    let rows = [range.lowerBound, range.upperBound].map { bound in
      start.play([.resize(size), .set(bound), .wait(1000)]).end.scene(after: []).barRow
    }
    return rows[0].litCount <= 1 && rows[1].litCount == count
      && rows.allSatisfy { $0.currentCount == 0 && $0.litCount == $0.lastLit + 1 }
  }
}

extension ControlScene {
  /// Whether both scenes are equal as by `==`, compared without copying a shape.
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

  /// Whether the bounds have this size, unless nothing is drawn: a control may have a size of its own, whatever its bounds.
  func isDrawn(in bounds: GestureSize) -> Bool { shapes.isEmpty || size == bounds }

  /// The bars in the order of their indices.
  var bars: [SceneShape] {
    let bars = shapes.filter { $0.barIndex != nil }
    return bars.sorted { ($0.barIndex ?? 0) < ($1.barIndex ?? 0) }
  }

  /// A summary of the bars of a row.
  struct BarRow {
    /// The number of bars.
    var count = 0
    /// The number of current bars.
    var currentCount = 0
    /// The index of the first current bar.
    var current = 0
    /// The number of highlighted bars.
    var litCount = 0
    /// The index of the last highlighted bar.
    var lastLit = -1

    /// Adds the bar at an index of the row.
    @inline(__always) mutating func note(_ place: Int, isCurrent: Bool, paint: Paint) {
      count += 1
      if isCurrent {
        if currentCount == 0 { current = place }
        currentCount += 1
      }
      if paint != .groove { (litCount, lastLit) = (litCount + 1, place) }
    }
  }

  /// The summary of the bars in the order of their indices.
  var barRow: BarRow {
    var row = BarRow()
    let isInOrder = shapes.withUnsafeBufferPointer { shapes in
      for place in shapes.indices {
        // A scene of bars in order, over a track, is summarized without copying a shape.
        if place == 0, shapes[0].role == .track { continue }
        let index = shapes[0].role == .track ? place - 1 : place
        guard shapes[place].barIndex == index else { return false }
        row.note(index, isCurrent: shapes[place].isCurrent, paint: shapes[place].paint)
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
}

extension Outline {
  /// Whether both outlines are equal as by `==`; fast for outlines without associated values.
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
  /// The index of the bar that the shape draws, or `nil` if it draws no bar.
  var barIndex: Int? { if case .bar(let index) = role { index } else { nil } }
}
