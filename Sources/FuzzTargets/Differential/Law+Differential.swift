import GestureEngine
import GestureLaws
import PropertyTesting

extension Law where Subject == DifferentialCase {
  /// The laws that bound the errors of the engine's numbers.
  package static let differential = [
    exact("B3", "exact mapping", "a mapped fraction or value is exact to a few ulps"),
    exact("C1", "exact stops", "a stop is exact to a few ulps"),
    exact("C3", "exactly nearest", "no stop is nearer than the nearest stop by more than an ulp"),
  ]

  private static func exact(_ id: String, _ name: String, _ sentence: String) -> Law {
    Law(id, name, sentence) { test in
      var breach: Breach?
      for comparison in test.comparisons(by: id) {
        let deviation = Deviation(comparison)
        // Each larger error has a label of its own, so that libFuzzer can climb towards the largest.
        label(
          "\(deviation.name) off by \(Int(Swift.min(deviation.ulps, 9) * 8)) eighths of an ulp")
        if breach == nil, !deviation.isWithin {
          breach = Breach(
            "\(deviation.name) off by \(deviation.ulps) ulps, expected at most \(deviation.limit)")
        }
      }
      return breach
    }
  }
}

extension Domain where Value == DifferentialCase {
  /// Tracks, scales and stops, each with numbers to map or to snap.
  package static var differentialCases: Domain {
    Domain { source throws(Discard) in
      switch source.word(below: 3) {
      case 0:
        let start = try EdgeNumbers.lengths.draw(from: &source)
        let length = try EdgeNumbers.lengths.draw(from: &source).magnitude
        let track = Track(start: start, length: length)
        let position = try EdgeNumbers.draw(
          EdgeNumbers.lengths, near: [track.start, track.end], &source)
        return .track(
          track, position: position, fraction: try EdgeNumbers.fractions.draw(from: &source))
      case 1: return .scale(try scales.draw(from: &source))
      default: return .snapping(try stops.draw(from: &source))
      }
    }
  }

  private static let scales = Domain<ScaleCase>.scaleCases
  private static let stops = Domain<SnappingCase>.snappingCases
}

extension Property where Value == DifferentialCase {
  /// The engine is as close to exact arithmetic as its laws demand.
  ///
  /// A rehearsal computes both the engine's results and the exact ones; judging then measures their
  /// distances.
  ///
  /// - Parameter known: The short names of laws to leave out.
  /// - Returns: The property.
  package static func differentialLaws(except known: Set<String> = []) -> Property {
    .laws("differential", .differentialCases, Law.differential, except: known)
      .rehearsed { test in
        for law in Law.differential where !known.contains(law.id) {
          _ = test.comparisons(by: law.id)
        }
      }
  }
}
