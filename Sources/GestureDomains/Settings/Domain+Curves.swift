import GestureEngine
import PropertyTesting

extension Domain where Value == FineCurve {
  /// Curves of fine scrubbing; most zones get slower outward, others must be refused.
  static var curves: Domain {
    let zones = Domain<[FineCurve.Zone]>.array(of: .zones, count: 0...6)
    return Domain<FineCurve>.one(of: [
      .weight(2, .element(of: [.parabola, .line])),
      .weight(2, ordered),
      .weight(
        1,
        zones.map {
          .zones($0)
        } back: {
          if case .zones(let zones) = $0 { zones } else { nil }
        }),
    ])
  }

  /// Zones in the order in which a control accepts them.
  private static var ordered: Domain {
    Domain<[FineCurve.Zone]>.array(of: .zones, count: 1...6).map { zones in
      let distances = zones.map { $0.distance.magnitude }.sorted()
      let speeds = zones.map { Swift.min(1, $0.speed.magnitude) }.sorted(by: >)
      return .zones(
        zip(distances, speeds).map { FineCurve.Zone(distance: $0, speed: $1) })
    }
  }
}

extension Domain where Value == FineCurve.Zone {
  /// Zones with distances as fingers move, and any speeds.
  fileprivate static var zones: Domain {
    let distances = Domain<Double>.one(of: [
      .weight(8, .doubles(in: 0...300)), .weight(2, .exactly([50, 100, 150, 0x1p20])),
      .weight(1, .doubles),
    ])
    let speeds = Domain<Double>.one(of: [
      .weight(6, .doubles(in: 0...1)), .weight(2, .exactly([0.5, 0.25, 0.1, 0, 1])),
      .weight(1, .doubles),
    ])
    return Domain(
      draw: { source throws(Discard) in
        let distance = try distances.draw(from: &source)
        return FineCurve.Zone(distance: distance, speed: try speeds.draw(from: &source))
      },
      encode: { zone, encoder in
        distances.encode(zone.distance, into: &encoder) && speeds.encode(zone.speed, into: &encoder)
      })
  }
}
