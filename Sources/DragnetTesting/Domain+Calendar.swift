public import Foundation
public import PropertyTesting

extension Domain where Value == TimeZone {
  /// Time zones: GMT, fixed offsets of up to 18 hours, and those of places, in the order of their names.
  ///
  ///     check(.timeZones) { zone in abs(zone.secondsFromGMT()) <= 18 * 3600 }
  ///
  /// The places are those that this system knows.
  public static var timeZones: Domain {
    let offsets = Domain<Int>.integers(in: -18 * 60...18 * 60).map { minutes -> TimeZone in
      TimeZone(secondsFromGMT: minutes * 60) ?? .gmt
    } back: { zone in
      zone.identifier.hasPrefix("GMT") ? zone.secondsFromGMT() / 60 : nil
    }
    let places = TimeZone.knownTimeZoneIdentifiers.filter { !$0.hasPrefix("GMT") }.sorted()
      .compactMap { TimeZone(identifier: $0) }
    return places.isEmpty ? offsets : .one(of: offsets, .element(of: places))
  }
}

extension Domain where Value == DateComponents {
  /// The components year, month, day, hour, minute, second and nanosecond, each of which may be missing.
  ///
  ///     check(.dateComponents()) { components in
  ///       Calendar(identifier: .gregorian).date(from: components) != nil
  ///     }
  ///
  /// The day can be 31 in any month, as in input that nobody has checked yet.
  ///
  /// - Parameter years: The years.
  /// - Returns: The domain of the components, of which none is the simplest.
  public static func dateComponents(years: ClosedRange<Int> = 1900...2100) -> Domain {
    func field(
      _ key: WritableKeyPath<DateComponents, Int?> & Sendable, _ name: ChoiceSpan.Label,
      in range: ClosedRange<Int>
    ) -> (WritableKeyPath<DateComponents, Int?> & Sendable, Domain<Int?>) {
      (key, .optional(.integers(in: range)).named(name))
    }
    let parts = [
      field(\.year, "year", in: years), field(\.month, "month", in: 1...12),
      field(\.day, "day", in: 1...31), field(\.hour, "hour", in: 0...23),
      field(\.minute, "minute", in: 0...59), field(\.second, "second", in: 0...59),
      field(\.nanosecond, "nanosecond", in: 0...999_999_999),
    ]
    return Domain(
      draw: { source throws(Discard) in
        var components = DateComponents()
        for (key, part) in parts { components[keyPath: key] = try part.draw(from: &source) }
        return components
      },
      encode: { components, encoder in
        var rest = DateComponents()
        for (key, part) in parts {
          rest[keyPath: key] = components[keyPath: key]
          guard part.encode(components[keyPath: key], into: &encoder) else { return false }
        }
        return rest == components
      })
  }
}
