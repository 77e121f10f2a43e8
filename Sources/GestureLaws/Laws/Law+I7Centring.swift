import GestureEngine

extension Law where Subject == Trial {
  /// A thumb or a dot beside its groove looks broken before the first touch.
  ///
  /// The law judges the drawing across the track, which no touch depends on; law I2 judges the ends of
  /// the thumb's travel. Bars may rise from their line, and dots may stand in a row beside the track. A thumb
  /// that moves from stop to stop may hang below the track, so that the dots stay visible, a pointer or a bubble may
  /// lie beside it, and a touch may pull an elastic thumb off the track, or leave that of a pad beside it.
  public static var centring: Law {
    Law(
      "I7", "centring",
      "marks are centred across the track, bars stand on one line, and both are centred in the bounds",
      unless: {
        if $0.trace.traits.isDial { return "its marks lie around its middle" }
        return ($0.trace.scenes.last?.shapes.isEmpty ?? true) ? "it draws nothing" : nil
      }
    ) { trial in
      guard let scene = trial.trace.scenes.last else { return nil }
      let traits = trial.trace.traits
      let isPulled = Trial.judgesEveryDesign && trial.trace.mayLeaveThumbBesideTheTrack
      var breach = scene.flawAlong(traits) ?? scene.flawAcross(traits, isPulled: isPulled)
      breach?.step = trial.trace.steps.indices.last
      return breach
    }
  }
}

extension Trace {
  /// Whether a touch may have pulled the thumb off the track: it holds an elastic thumb, which springs back, or has left
  /// that of a pad.
  fileprivate var mayLeaveThumbBesideTheTrack: Bool {
    if traits.remembersGestures, steps.contains(where: { $0.response.editing == .began }) {
      return true
    }
    return traits.hasElasticEnds
      && (trackedAtLast != nil || steps.last?.response.isAnimating == true)
  }
}

extension ControlScene {
  /// Returns how the track, or the row of bars, misses the middle of the bounds.
  fileprivate func flawAlong(_ traits: ControlTraits) -> Breach? {
    let direction = traits.direction
    // Other bars, such as those of a waveform, may stand anywhere.
    let bars = traits.wave == nil ? [] : bars
    // A track may be drawn in pieces before and behind its thumb, or up to what is filled.
    let pieces = shapes.filter { $0.role == .track }
    let fills = shapes.filter { $0.role == .fill }
    guard let first = (pieces.first ?? bars.first)?.frame else { return nil }
    let length = direction.length(of: size)
    // A track that does not fit may begin at an edge.
    guard direction.length(of: first.size) > 0 || !bars.isEmpty else { return nil }
    func miss(of shapes: [SceneShape]) -> Double? {
      let places = shapes.map { direction.extent(of: $0.clip ?? $0.frame, in: size) }
      guard let start = places.lazy.map({ $0.start }).min(),
        let end = places.lazy.map({ $0.end }).max()
      else { return nil }
      let miss = start / 2 + end / 2 - length / 2
      let slack = Double.slack(1e-9, of: length + end - start) + traits.drawingSlack(of: length)
      return miss.magnitude <= slack ? nil : miss
    }
    guard let missed = miss(of: pieces.isEmpty ? bars : pieces),
      pieces.isEmpty || fills.isEmpty || miss(of: pieces + fills) != nil
    else { return nil }
    return Breach(
      "the last scene centres the track or the bars at \(length / 2 + missed), not at \(length / 2)",
      contrast: .frame(first, expected: first.shifted(by: -missed, along: direction)))
  }

  /// Returns how a mark misses the middle across the track, or across the bounds if no track is drawn.
  ///
  /// - Parameters:
  ///   - traits: The traits of the control.
  ///   - isPulled: Whether a touch may have pulled the thumb off the track, and the symbol on it.
  /// - Returns: The breach; `nil` if all marks have the middle.
  fileprivate func flawAcross(_ traits: ControlTraits, isPulled: Bool) -> Breach? {
    let direction = traits.direction
    let breadth = direction.breadth(of: size)
    let axis =
      first(.track).map { direction.onTrack($0.frame.center, in: size).y } ?? breadth / 2
    // The place of a small shape may be computed from that of a large shape, which rounds it.
    let thickest = shapes.reduce(0) { Swift.max($0, direction.breadth(of: $1.frame.size)) }
    let slack =
      Double.slack(1e-9, of: breadth + thickest + axis.magnitude) + traits.drawingSlack(of: breadth)
    if traits.wave != nil, let flaw = flawOfBars(direction, slack) { return flaw }
    let row = placeOfRowOfDots(direction)
    for shape in shapes {
      switch shape.role {
      case .thumb where traits.drag == .grabbedOrTapped: continue
      case .thumb where Trial.judgesEveryDesign && isPulled: continue
      case .symbol where Trial.judgesEveryDesign && isPulled: continue
      case .thumb, .fill, .dot, .symbol: break
      case .track, .label, .bar: continue
      }
      let axis = if let row, case .dot = shape.role { row } else { axis }
      let place = direction.onTrack(shape.frame.center, in: size).y
      // A pointer may lie beside the track, which is not drawn in bounds without an area, and point at its middle. A
      // bubble may lie above the thumb.
      if shape.role == .thumb || shape.role == .symbol,
        first(.track) != nil || breadth == 0 || direction.length(of: size) == 0,
        (place - axis).magnitude >= direction.breadth(of: shape.frame.size) / 2 - slack
      {
        continue
      }
      guard (place - axis).magnitude <= slack || !place.isFinite else {
        return Breach(
          "the last scene centres a shape at \(place) across, the middle is \(axis)",
          contrast: .frame(
            shape.frame, expected: shape.frame.shifted(by: axis - place, across: direction)))
      }
    }
    return nil
  }

  /// Returns the place across of a row of dots that lies beside the track; `nil` if the dots lie on the track.
  private func placeOfRowOfDots(_ direction: Direction) -> Double? {
    let dot = shapes.first { if case .dot = $0.role { true } else { false } }
    guard let dot = dot?.frame, let track = first(.track)?.frame else { return nil }
    let (place, axis) = (
      direction.onTrack(dot.center, in: size).y, direction.onTrack(track.center, in: size).y
    )
    let reach = (direction.breadth(of: dot.size) + direction.breadth(of: track.size)) / 2
    return (place - axis).magnitude >= reach ? place : nil
  }

  /// Returns how a bar misses the line on which the first bar stands.
  private func flawOfBars(_ direction: Direction, _ slack: Double) -> Breach? {
    var base: Double?
    for shape in shapes where shape.barIndex != nil {
      let foot =
        direction.onTrack(shape.frame.center, in: size).y
        + direction.breadth(of: shape.frame.size) / 2
      let first = base ?? foot
      guard (foot - first).magnitude <= slack || !foot.isFinite else {
        return Breach(
          "in the last scene a bar stands at \(foot) across, another one at \(first)",
          contrast: .frame(
            shape.frame, expected: shape.frame.shifted(by: first - foot, across: direction)))
      }
      base = first
    }
    return nil
  }
}
