import GestureEngine

extension Law where Subject == Trial {
  /// A symbol that overshoots its shape or leans makes an animation look sloppy.
  ///
  /// A control that declares `ControlTraits.stroke` determines every corner of the two
  /// forms and the ring around the disc.
  public static var symbol: Law {
    Law(
      "I5", "symbol",
      "the symbol is symmetric and interpolates between its two forms",
      unless: {
        $0.trace.traits.drag.isSwitch ? nil : "it has no symbol"
      }
    ) { trial in
      let trace = trial.trace
      // The last state that was checked; most events leave it unchanged.
      var last: (symbol: Symbol, morph: Double, size: GestureSize)?
      for index in trace.scenes.indices {
        let step = index == 0 ? nil : index - 1
        let snapshot = trace.before(index)
        let morph = snapshot.presentedValue
        guard (0...1).contains(morph) else {
          return Breach(step: step, "the morph is \(morph), outside 0...1")
        }
        guard let symbol = trace.scenes[index].symbol else { continue }
        if let last, last.morph == morph, last.size == snapshot.size, last.symbol == symbol {
          continue
        }
        last = (symbol, morph, snapshot.size)
        if let message = symbol.asymmetry { return Breach(step: step, message) }
        let (off, on) = trial.symbols(in: snapshot.size)
        guard let off, let on else { continue }
        if let message = symbol.distance(from: off, to: on, morph) {
          return Breach(step: step, message)
        }
      }
      return trial.flawOfTheSymbol.map {
        Breach(step: trace.steps.indices.last, "in the last scene, " + $0)
      }
    }
  }
}

extension Trial {
  /// The first flaw of the two forms of a symbol with a declared stroke, or of the ring around it, in
  /// the last size of the control.
  fileprivate var flawOfTheSymbol: String? {
    let (off, on) = symbols(in: trace.before(trace.steps.count).size)
    guard let stroke = trace.traits.stroke, let off, let on, let scene = trace.scenes.last else {
      return nil
    }
    return off.distance(from: Symbol.cross, stroke).map { "the cross: " + $0 }
      ?? on.distance(from: Symbol.arrow, stroke).map { "the arrow: " + $0 }
      ?? scene.flawOfTheRing(stroke)
  }
}

extension Symbol {
  /// The corners of the left half of a cross from the foot up, which the right half mirrors.
  ///
  /// The first number counts half strokes from the middle, the second strokes from the foot.
  ///
  ///           ┌───┐           4
  ///           │   │
  ///     ┌─────┘   └─────┐     2
  ///     └─────┐   ┌─────┘     1
  ///           └───┘           0
  ///     3     1   1     3
  fileprivate static let cross = [(1, 0), (1, 1), (3, 1), (3, 2), (1, 2), (1, 4)]
  /// The corners of the left half of an arrow, whose arms slant and meet at the foot.
  fileprivate static let arrow = [(1, 0), (1, 0), (3, 1), (3, 2), (1, 1), (1, 4)]

  /// Returns how the left half of the line differs from the given corners, or `nil` if it does not.
  fileprivate func distance(from corners: [(Int, Int)], _ stroke: Double) -> String? {
    guard points.count == 2 * corners.count else {
      return "its line has \(points.count) corners, not \(2 * corners.count)"
    }
    guard rotation == 0 || corners[1].1 == 0 else { return "it is turned by \(rotation)°, not 0°" }
    let slack = Double.slack(1e-9, of: size.width + size.height + 4 * stroke)
    for (point, corner) in zip(points, corners) {
      let meant = GesturePoint(
        x: size.width / 2 - Double(corner.0) * (stroke / 2),
        y: size.height - Double(corner.1) * stroke)
      guard (point.x - meant.x).magnitude <= slack, (point.y - meant.y).magnitude <= slack else {
        return "a corner is at \(point), not at \(meant)"
      }
    }
    return nil
  }
}

extension ControlScene {
  /// Returns the flaw of the ring, which is the symbol's frame inset by three strokes on every side
  /// and surrounds the disc by a stroke.
  fileprivate func flawOfTheRing(_ stroke: Double) -> String? {
    guard let frame = shapes.first(where: { $0.isSymbol && $0.outline != .ellipse })?.frame,
      let ring = shapes.first(where: { $0.isSymbol && $0.outline == .ellipse })?.frame
    else { return nil }
    let slack = Double.slack(
      1e-9, of: size.width + size.height + frame.size.width + frame.size.height + 6 * stroke)
    func isBeside(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude > slack }
    let (width, height) = (frame.size.width - 6 * stroke, frame.size.height - 6 * stroke)
    if isBeside(ring.size.width, Swift.max(0, width))
      || isBeside(ring.size.height, Swift.max(0, height))
    {
      return "the ring is \(ring.size.width) by \(ring.size.height) points, not "
        + "\(Swift.max(0, width)) by \(Swift.max(0, height))"
    }
    if isBeside(ring.center.x, frame.center.x) || isBeside(ring.center.y, frame.center.y) {
      return "the ring's centre is \(ring.center), the symbol's is \(frame.center)"
    }
    guard let disc = first(.thumb)?.frame, disc.size.width > 0 else { return nil }
    return isBeside(ring.size.width, disc.size.width + 2 * stroke)
      ? "the disc is \(disc.size.width) wide, the ring around it \(ring.size.width)" : nil
  }
}

extension SceneShape {
  fileprivate var isSymbol: Bool { role == .symbol }
}
