import GestureEngine
import GestureLaws

extension ControlScene {
  /// Returns this scene with a track, if it draws none.
  ///
  /// A published control draws only the parts that laws inspect. To make it usable, the page draws
  /// behind them what every control has: the track, the labels of the stops, and the thumb or, for
  /// a control without a thumb, a fill up to the value.
  func addingMissingParts(
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
      scene.shapes = ControlScene.track(of: snapshot, traits)
      if let thumb = snapshot.thumb, first(.thumb) == nil {
        scene.shapes.append(
          SceneShape(
            .thumb, .capsule, frame: thumb, paint: .knob,
            shadow: SceneShape.Shadow(radius: 3, drop: 1)))
      }
    }
    scene.shapes += shapes
    return scene
  }

  /// Returns the track, with the labels of its stops or a fill up to the value.
  private static func track(
    of snapshot: ControlSnapshot, _ traits: ControlTraits
  ) -> [SceneShape] {
    let thickness = snapshot.thumb == nil ? 20.0 : 4
    let middle = snapshot.thumb?.center.y ?? snapshot.size.height / 2
    func strip(_ length: Double) -> GestureRect {
      GestureRect(
        origin: GesturePoint(x: 0, y: middle - thickness / 2),
        size: GestureSize(width: length, height: thickness))
    }
    let whole = strip(snapshot.size.width)
    var shapes = [SceneShape(.track, .capsule, frame: whole, paint: .groove)]
    if snapshot.thumb == nil {
      let end = snapshot.track.position(of: snapshot.fraction)
      shapes.append(SceneShape(.fill, .capsule, frame: whole, paint: .accent, clip: strip(end)))
    } else if let stops = traits.stops, stops.count <= 20, let scale = try? Scale(traits.range) {
      for index in 0..<stops.count {
        let stop = stops.stop(index)
        let place = GestureRect(
          origin: GesturePoint(
            x: snapshot.track.position(of: scale.fraction(of: stop)) - 50, y: middle + 48),
          size: GestureSize(width: 100, height: 20))
        let text = Outline.text(traits.text(of: stop), .center)
        shapes.append(SceneShape(.label(stop: index), text, frame: place, paint: .ink))
      }
    }
    return shapes
  }
}
