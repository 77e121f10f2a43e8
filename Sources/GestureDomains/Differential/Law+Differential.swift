import GestureEngine
import GestureLaws
import PropertyTesting

extension Law where Subject == DifferentialCase {
  /// The laws that bound how far the engine's numbers are from exact ones.
  public static let differential = [
    exact("B3", "exact mapping", "what a fraction or a value is mapped to is right to a few ulps"),
    exact("C1", "exact stops", "a stop is where exact arithmetic has it, to a few ulps"),
    exact("C3", "exactly nearest", "no stop is nearer than the nearest one, by more than an ulp"),
  ]

  private static func exact(_ id: String, _ name: String, _ sentence: String) -> Law {
    Law(id, name, sentence) { test in
      var breach: Breach?
      for comparison in test.comparisons(by: id) {
        let deviation = Deviation(comparison)
        // The worse a case is, the more of these it shows: libFuzzer climbs them.
        label(
          "\(deviation.name) off by \(Int(Swift.min(deviation.ulps, 9) * 8)) eighths of an ulp")
        if breach == nil, !deviation.isWithin {
          breach = Breach(
            "\(deviation.name) off by \(deviation.ulps) ulps, at most \(deviation.limit) are right")
        }
      }
      return breach
    }
  }
}

extension Domain where Value == DifferentialCase {
  /// Tracks, scales and stops, each with what is mapped or snapped on it.
  public static var differentialCases: Domain {
    Domain { source throws(Discard) in
      switch source.word(below: 3) {
      case 0:
        let start = try PartNumbers.lengths.draw(from: &source)
        let length = try PartNumbers.lengths.draw(from: &source).magnitude
        let track = Track(start: start, length: length)
        let position = try PartNumbers.draw(
          PartNumbers.lengths, near: [track.start, track.end], &source)
        return .track(
          track, position: position, fraction: try PartNumbers.fractions.draw(from: &source))
      case 1: return .scale(try scales.draw(from: &source))
      default: return .snapping(try stops.draw(from: &source))
      }
    }
  }

  private static let scales = Domain<ScaleCase>.scaleCases
  private static let stops = Domain<SnappingCase>.snappingCases
}

extension Property where Value == DifferentialCase {
  /// The engine is as near to exact arithmetic as its laws say.
  ///
  /// The laws need two players: the engine, and exact arithmetic beside it. So a rehearsal lets both
  /// compute, and what is left to judge is how far they are apart.
  ///
  /// - Parameter known: The short names of laws not to try.
  /// - Returns: The property.
  public static func differentialLaws(except known: Set<String> = []) -> Property {
    .laws("differential", .differentialCases, Law.differential, except: known)
      .rehearsed { test in
        for law in Law.differential where !known.contains(law.id) {
          _ = test.comparisons(by: law.id)
        }
      }
  }
}
