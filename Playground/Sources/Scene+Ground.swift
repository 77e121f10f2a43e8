import GestureEngine
import GestureLaws

extension Scene {
  /// This scene on the ground that it lacks.
  ///
  /// The published controls draw no more of themselves than the laws look at. So that they can be
  /// used beside ours, the page puts under them what can be seen of any control: the track along
  /// which touches are measured, the stops on it, and the thumb, or else a fill up to the value.
  func onGround(of snapshot: Snapshot, _ traits: ControlTraits) -> Scene {
    let hasGround = shapes.contains { shape in
      switch shape.role {
      case .track, .bar: true
      case .fill, .thumb, .dot, .label, .symbol: false
      }
    }
    if hasGround { return self }
    var scene = Scene(size: size)
    if traits.drag == .tapped {
      let bounds = Rect(origin: Point(x: 0, y: 0), size: snapshot.size)
      scene.shapes = [
        Shape(.track, .capsule, frame: bounds, paint: snapshot.value > 0.5 ? .accent : .groove)
      ]
    } else {
      scene.shapes = Scene.ground(of: snapshot, traits)
      if let thumb = snapshot.thumb, first(.thumb) == nil {
        scene.shapes.append(
          Shape(
            .thumb, .capsule, frame: thumb, paint: .knob,
            shadow: Shape.Shadow(radius: 3, drop: 1)))
      }
    }
    scene.shapes += shapes
    return scene
  }

  private static func ground(of snapshot: Snapshot, _ traits: ControlTraits) -> [Shape] {
    let thickness = snapshot.thumb == nil ? 20.0 : 4
    let middle = snapshot.thumb?.center.y ?? snapshot.size.height / 2
    func strip(_ length: Double) -> Rect {
      Rect(
        origin: Point(x: 0, y: middle - thickness / 2),
        size: Size(width: length, height: thickness))
    }
    let whole = strip(snapshot.size.width)
    var shapes = [Shape(.track, .capsule, frame: whole, paint: .groove)]
    if snapshot.thumb == nil {
      let end = snapshot.track.position(of: snapshot.fraction)
      shapes.append(Shape(.fill, .capsule, frame: whole, paint: .accent, clip: strip(end)))
    } else if let stops = traits.stops, stops.count <= 20, let scale = try? Scale(traits.range) {
      for index in 0..<stops.count {
        let stop = stops.stop(index)
        let place = Rect(
          origin: Point(
            x: snapshot.track.position(of: scale.fraction(of: stop)) - 50, y: middle + 48),
          size: Size(width: 100, height: 20))
        let words = Outline.text(Session.tenths(stop), .center)
        shapes.append(Shape(.label(stop: index), words, frame: place, paint: .ink))
      }
    }
    return shapes
  }
}
