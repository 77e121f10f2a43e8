import GestureEngine

extension Finger {
  /// Returns the finger and its path; an arrow at the edge of the picture if the finger is outside.
  func elements(on stage: Stage, _ grain: Grain) -> [Element] {
    let edge = Stage.margin / 2
    func limited(_ point: GesturePoint) -> GesturePoint {
      let place = stage.place(point)
      return GesturePoint(
        x: Swift.min(Swift.max(place.x, edge), stage.size.width - edge),
        y: Swift.min(Swift.max(place.y, edge), stage.size.height - edge))
    }
    let places = grain.samples(of: path.map(limited))
    let (here, meant) = (limited(place), stage.place(place))
    var elements: [Element] = []
    if places.count > 1 {
      let points = places.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
      elements = [
        Element("polyline", ["class": "way", "points": points]),
        Element(
          "circle", ["class": "foot", "cx": places[0].x.svg, "cy": places[0].y.svg, "r": "2.5"]),
      ]
    }
    guard here == meant else { return elements + [arrow(at: here, toward: meant)] }
    let name =
      switch state {
      case .down: isTracked ? "finger" : "finger ignored"
      case .lifted: "finger lifted"
      case .taken: "finger taken"
      }
    return elements + [
      Element("circle", ["class": name, "cx": here.x.svg, "cy": here.y.svg, "r": "9"])
    ]
  }

  /// Returns a triangle at `here` that points towards `meant`.
  private func arrow(at here: GesturePoint, toward meant: GesturePoint) -> Element {
    let (dx, dy) = (meant.x - here.x, meant.y - here.y)
    let turn = dx.magnitude > dy.magnitude ? (dx > 0 ? "0" : "180") : (dy > 0 ? "90" : "270")
    return Element(
      "path",
      [
        "class": "away", "d": "M5 0L-5 -6L-5 6Z",
        "transform": "translate(\(here.x.svg) \(here.y.svg)) rotate(\(turn))",
      ])
  }
}
