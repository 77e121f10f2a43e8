import GestureEngine

extension Law where Subject == Trial {
  /// A thumb that rides beside its groove, or dots beside theirs, look broken before they are touched.
  ///
  /// No touch finds this out: unlike I2, which is about the ends of a thumb's travel, it is a law of the
  /// drawing alone. A thumb that goes from stop to stop may hang below the track, so that the dots are
  /// seen.
  public static var centring: Law {
    Law(
      "I7", "centring",
      "what lies on the track is in the middle across it, and the track or the bars in the bounds",
      unless: { ($0.trace.scenes.last?.shapes.isEmpty ?? true) ? "it draws nothing" : nil }
    ) { trial in
      guard let scene = trial.trace.scenes.last else { return nil }
      let traits = trial.trace.traits
      return scene.flawAlong(traits.direction) ?? scene.flawAcross(traits)
    }
  }
}

extension ControlScene {
  /// How the track, or the row of bars, is not in the middle of the bounds.
  fileprivate func flawAlong(_ direction: Direction) -> Breach? {
    let bars = bars
    guard let first = (first(.track) ?? bars.first)?.frame,
      let last = (self.first(.track) ?? bars.last)?.frame
    else { return nil }
    let length = direction.length(of: size)
    let extent = direction.length(of: first.size)
    // What does not fit may begin at an edge.
    guard extent > 0 || !bars.isEmpty else { return nil }
    let middle =
      direction.onTrack(first.center, in: size).x / 2
      + direction.onTrack(last.center, in: size).x / 2
    return (middle - length / 2).magnitude <= Double.slack(1e-9, of: length + extent)
      ? nil : Breach("then the middle of what is drawn along \(length) is at \(middle)")
  }

  /// How something on the track is beside its middle: that of the bounds where no track is drawn.
  fileprivate func flawAcross(_ traits: ControlTraits) -> Breach? {
    let direction = traits.direction
    let breadth = direction.breadth(of: size)
    let axis =
      first(.track).map { direction.onTrack($0.frame.center, in: size).y } ?? breadth / 2
    // A small shape may be placed by way of a large one, beside which its place is rounded.
    let thickest = shapes.reduce(0) { Swift.max($0, direction.breadth(of: $1.frame.size)) }
    let slack = Double.slack(1e-9, of: breadth + thickest + axis.magnitude)
    for shape in shapes {
      switch shape.role {
      case .thumb where traits.drag == .grabbedOrTapped: continue
      case .thumb, .fill, .bar, .dot, .symbol: break
      case .track, .label: continue
      }
      let place = direction.onTrack(shape.frame.center, in: size).y
      guard (place - axis).magnitude <= slack || !place.isFinite else {
        return Breach("then a shape is drawn about \(place), the middle is at \(axis)")
      }
    }
    return nil
  }
}
