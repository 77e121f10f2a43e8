import GestureEngine

extension DragEvent {
  /// Every control, in each configuration in which an event takes a different path.
  public static let all: [DragEvent] =
    fatSlider + meshingSlider + progressSlider + stepSlider + morphToggle + rangeSlider + hosts

  /// Returns the points of a drag there and back, along and across a control of 300 × 44 points.
  private static func path(across: Double = 0) -> [GesturePoint] {
    (0..<256).map { index in
      let fraction = Double(index < 128 ? index : 255 - index) / 127
      return GesturePoint(x: 20 + 260 * fraction, y: 22 + across * fraction)
    }
  }

  private static let size = GestureSize(width: 300, height: 44)

  /// Returns `control` with a size and with a touch down at `point`.
  private static func held<Held: Control>(_ control: Held, at point: GesturePoint) -> Held {
    var control = control
    _ = control.handle(.resize(size))
    _ = control.handle(.down(point))
    return control
  }

  private static var fatSlider: [DragEvent] {
    let absolute = try! FatSlider(
      .init(grab: .anywhere, keepsGrabOffset: false, isSticky: false))
    let grabbed = try! FatSlider(.init(isSticky: false))
    return [
      DragEvent(
        "FatSlider, absolute", .absolute, held(absolute, at: GesturePoint(x: 150, y: 22)),
        floor: AbsoluteFloor(start: 50, length: 200), points: path()),
      DragEvent(
        "FatSlider, grabbed", .relative, held(grabbed, at: GesturePoint(x: 50, y: 22)),
        floor: GrabbedFloor(fraction: 0, position: 50, length: 200), points: path()),
    ]
  }

  private static var meshingSlider: [DragEvent] {
    func bars(_ configuration: MeshingSlider.Configuration) -> MeshingSlider {
      held(try! MeshingSlider(configuration), at: GesturePoint(x: 150, y: 22))
    }
    let extent = 296.0
    let bars35 = BarsFloor(
      start: 2, length: extent, range: 0...35, span: 35, gaps: 34)
    var snapped = bars35
    snapped.snaps = true
    let zoom = ZoomFloor(
      start: 2, length: extent, range: 0.5...10, logarithm: 2.995732273553991, gaps: 34)
    return [
      DragEvent("MeshingSlider, linear", .absolute, bars(.init()), floor: bars35, points: path()),
      DragEvent(
        "MeshingSlider, snapped", .absolute, bars(.init(snapsToBars: true)), floor: snapped,
        points: path()),
      DragEvent(
        "MeshingSlider, exponential", .absolute,
        bars(.init(range: 0.5...10, scale: .exponential)), floor: zoom, points: path()),
    ]
  }

  private static var progressSlider: [DragEvent] {
    func scrubber(step: Double? = nil) -> ProgressSlider {
      var slider = held(
        try! ProgressSlider(.init(value: 0.5, step: step)), at: GesturePoint(x: 150, y: 22))
      _ = slider.handle(.move(GesturePoint(x: 161, y: 22)))
      return slider
    }
    let origin = GesturePoint(x: 150, y: 22)
    let plain = ScrubbingFloor(last: origin, width: 300, origin: origin, base: 0.5)
    var stepped = plain
    stepped.density = 20
    return [
      DragEvent(
        "ProgressSlider, level", .relative, scrubber(), floor: plain, points: path()),
      DragEvent(
        "ProgressSlider, fine", .relative, scrubber(), floor: plain, points: path(across: 90)),
      DragEvent(
        "ProgressSlider, stepped", .relative, scrubber(step: 0.05), floor: stepped,
        points: path(across: 90)),
    ]
  }

  private static var stepSlider: [DragEvent] {
    let stops = [1, 10, 30, 40]
    return [
      DragEvent(
        "StepSlider, sliding", .relative,
        held(try! StepSlider(.init(stops: stops)), at: GesturePoint(x: 50, y: 22)),
        floor: StopsFloor(
          fraction: 0, position: 50, length: 200, stops: stops.map(Double.init)),
        points: path())
    ]
  }

  private static var rangeSlider: [DragEvent] {
    func held(_ configuration: RangeSlider.Configuration) -> RangeSlider {
      self.held(try! RangeSlider(configuration), at: GesturePoint(x: 14, y: 22))
    }
    let stops = PairFloor(position: 14, length: 272)
    var pushes = stops
    (pushes.pushes, pushes.least, pushes.own, pushes.upper) = (true, 0.1, 0.5, 0.5)
    var stepped = stops
    (stepped.density, stepped.least) = (20, 0.1)
    return [
      DragEvent("RangeSlider, stops", .relative, held(.init()), floor: stops, points: path()),
      DragEvent(
        "RangeSlider, pushes", .relative,
        held(.init(upper: 0.5, leastDistance: 0.1, whenMeeting: .pushes)), floor: pushes,
        points: path()),
      DragEvent(
        "RangeSlider, stepped", .relative, held(.init(step: 0.05, leastDistance: 0.1)),
        floor: stepped, points: path()),
    ]
  }

  private static var hosts: [DragEvent] {
    func host(_ name: String, _ control: some Control, x: Double) -> DragEvent {
      DragEvent(
        hosting: name, control, in: size, at: GesturePoint(x: x, y: 22), points: path())
    }
    return [
      host("FatSlider", try! FatSlider(.init(isSticky: false)), x: 50),
      host("MeshingSlider", try! MeshingSlider(.init()), x: 150),
      host("ProgressSlider", try! ProgressSlider(.init(value: 0.5)), x: 150),
      host("StepSlider", try! StepSlider(.init(stops: [1, 10, 30, 40])), x: 50),
      host("MorphToggle", MorphToggle(), x: 150),
    ]
  }

  private static var morphToggle: [DragEvent] {
    [
      DragEvent(
        "MorphToggle, held", .none, held(MorphToggle(), at: GesturePoint(x: 150, y: 22)),
        floor: TapFloor(bounds: GestureRect(origin: GesturePoint(x: 0, y: 0), size: size)),
        points: path())
    ]
  }
}
