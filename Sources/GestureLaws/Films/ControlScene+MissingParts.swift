public import GestureEngine

extension ControlScene {
  /// Returns this scene with a track, if it draws none.
  ///
  /// A published control, or that of another package, may draw only the parts that laws inspect. Pictures
  /// and the playground draw behind them what every control has: the track, the labels of the stops, and
  /// the thumb or, for a control without a thumb, a fill up to the value.
  ///
  /// - Parameters:
  ///   - snapshot: The visible state of the control.
  ///   - traits: The facts about the control.
  /// - Returns: This scene, with the missing parts behind its shapes.
  public func addingMissingParts(
    of snapshot: ControlSnapshot, _ traits: ControlTraits
  ) -> ControlScene {
    let hasTrack = shapes.contains { shape in
      switch shape.role {
      case .track, .bar: true
      case .fill, .thumb, .dot, .label, .symbol: false
      }
    }
    if hasTrack { return self }
    var scene = ControlScene(size: size)
    if traits.drag.isSwitch {
      let bounds = GestureRect(origin: GesturePoint(x: 0, y: 0), size: snapshot.size)
      scene.shapes = [
        SceneShape(.track, .capsule, frame: bounds, paint: snapshot.value > 0.5 ? .accent : .groove)
      ]
    } else {
      scene.shapes = ControlScene.track(of: snapshot, traits, hasFill: first(.fill) != nil)
      if first(.thumb) == nil {
        for thumb in [snapshot.thumb, snapshot.upper?.thumb].compactMap({ $0 }) {
          scene.shapes.append(
            SceneShape(
              .thumb, .capsule, frame: thumb, paint: .knob,
              shadow: SceneShape.Shadow(radius: 3, drop: 1)))
        }
      }
    }
    scene.shapes += shapes
    return scene
  }

  /// Returns the track, with the labels of its stops or a fill up to the value.
  private static func track(
    of snapshot: ControlSnapshot, _ traits: ControlTraits, hasFill: Bool
  ) -> [SceneShape] {
    let direction = traits.direction
    let (length, breadth) = (
      direction.length(of: snapshot.size), direction.breadth(of: snapshot.size)
    )
    let thickness = snapshot.thumb == nil ? Swift.min(20, breadth) : 4
    let middle =
      snapshot.thumb.map { direction.onTrack($0.center, in: snapshot.size).y } ?? breadth / 2
    func strip(_ length: Double) -> GestureRect {
      direction.onScreen(
        GestureRect(
          origin: GesturePoint(x: 0, y: middle - thickness / 2),
          size: GestureSize(width: length, height: thickness)), in: snapshot.size)
    }
    let whole = strip(length)
    var shapes = [SceneShape(.track, .capsule, frame: whole, paint: .groove)]
    guard snapshot.track.isUsable else { return shapes }
    if snapshot.thumb == nil, !hasFill {
      let end = snapshot.track.position(of: snapshot.fraction)
      shapes.append(SceneShape(.fill, .capsule, frame: whole, paint: .accent, clip: strip(end)))
    } else if snapshot.thumb != nil, direction.isHorizontal, let stops = traits.stops,
      stops.count <= 20, !traits.hasOwnScale, let scale = try? Scale(traits.range, traits.scale)
    {
      for index in 0..<stops.count {
        let stop = stops.stop(index)
        let along = snapshot.track.position(of: scale.fraction(of: stop))
        let place = direction.onScreen(
          GestureRect(
            origin: GesturePoint(x: along - 50, y: middle + 48),
            size: GestureSize(width: 100, height: 20)), in: snapshot.size)
        let text = Outline.text(traits.text(of: stop), .center)
        let role = SceneShape.Role.label(stop: Int(exactly: stop.rounded()) ?? index)
        shapes.append(SceneShape(role, text, frame: place, paint: .ink))
      }
    }
    return shapes
  }
}
