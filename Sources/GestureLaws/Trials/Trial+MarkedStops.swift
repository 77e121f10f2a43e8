import GestureEngine

// Dots and labels of which those of the value look otherwise than the rest.
extension Trial {
  /// Whether the control draws dots or labels.
  var hasMarks: Bool {
    draws { role in
      switch role {
      case .dot, .label: true
      case .track, .fill, .thumb, .bar, .symbol: false
      }
    }
  }

  /// The stop at which a new control marks another stop than the present one: with the only dot that looks otherwise, or
  /// with the last one of those that look as the first.
  ///
  ///     ● ● ○ ○ ○    at the second of five stops
  ///     ○ ● ○ ○ ○
  ///
  /// Dots may end right before the value. Some scripts look at the dots of all stops, or at their labels.
  var mistakenMark: Breach? {
    let traits = trace.traits
    guard Trial.judgesEveryDesign, script.events.count % 8 == 2, traits.thumbs == nil,
      traits.fillOrigin == nil, let size = atRest?.size, size.width > 0, size.height > 0
    else { return nil }
    return mistakenMark(in: size) { if case .dot(let stop) = $0 { stop } else { nil } }
      ?? mistakenMark(in: size) { if case .label(let stop) = $0 { stop } else { nil } }
  }

  private func mistakenMark(
    in size: GestureSize, _ stopOf: (SceneShape.Role) -> Int?
  ) -> Breach? {
    let traits = trace.traits
    func events(_ stop: Int) -> [GestureEvent] {
      [.resize(size), .set(Double(stop)), .wait(1000)]
    }
    /// Returns the looks of the marks in the order of their stops.
    func marks(_ scene: ControlScene) -> (stops: [Int], looks: [Set<Look>]) {
      var found: [Int: Set<Look>] = [:]
      for shape in scene.shapes {
        if let stop = stopOf(shape.role) { found[stop, default: []].insert(Look(shape)) }
      }
      let stops = found.keys.sorted()
      return (stops, stops.map { found[$0] ?? [] })
    }
    let stops = marks(start.scene(after: [.resize(size), .wait(1000)])).stops
    guard (4...24).contains(stops.count) else { return nil }
    var (lone, last): ([Int?], [Int?]) = ([], [])
    for stop in stops {
      let (trace, end) = start.play(events(stop))
      let (drawn, looks) = marks(end.scene(after: []))
      guard traits.isSame(trace.value, Double(stop)), drawn == stops else { return nil }
      lone.append(looks.indexOfTheOnlyOther)
      last.append(looks.indexOfTheLastLikeTheFirst)
    }
    // The marks show one stop, or all stops up to the value.
    let isLone = lone.count { $0 == nil } < 2
    let shown = isLone ? lone : last
    let offsets = shown.enumerated().map { index, mark in mark.map { $0 - index } }
    guard isLone || last.dropLast().allSatisfy({ $0 != nil }),
      // Marks that look the same at every value show nothing.
      Set(shown.dropLast()).count > 1
    else { return nil }
    let isMeant = { (offset: Int?) in offsets.count { $0 == offset } >= offsets.count - 2 }
    let meant = !isLone && isMeant(-1) ? -1 : 0
    guard isLone || isMeant(meant),
      let wrong = offsets.indices.first(where: { offsets[$0].map { $0 != meant } ?? false }),
      // Before the first mark, none is lit.
      isLone || wrong > 0, let mark = shown[wrong]
    else { return nil }
    return breach(
      ofNewControlAfter: events(stops[wrong]),
      "at the value \(stops[wrong]), the control marks the stop \(stops[mark])")
  }
}

/// The look of a mark, apart from its place.
private struct Look: Hashable {
  let paint: Paint
  let isCurrent: Bool
  let opacity: Double

  init(_ shape: SceneShape) {
    (paint, isCurrent, opacity) = (shape.paint, shape.isCurrent, shape.opacity)
  }
}

extension [Set<Look>] {
  /// The index of the only element that differs from the others, which are equal; `nil` if there is none.
  fileprivate var indexOfTheOnlyOther: Int? {
    guard count > 2 else { return nil }
    let usual = self[0] == self[1] || self[0] == self[2] ? self[0] : self[1]
    let others = indices.filter { self[$0] != usual }
    return others.count == 1 ? others[0] : nil
  }

  /// The index of the last element like the first, if the elements up to there are equal, and so are those after it.
  fileprivate var indexOfTheLastLikeTheFirst: Int? {
    guard let first else { return nil }
    let last = prefix { $0 == first }.count - 1
    return dropFirst(last + 1).allSatisfy { $0 == self[count - 1] } ? last : nil
  }
}
