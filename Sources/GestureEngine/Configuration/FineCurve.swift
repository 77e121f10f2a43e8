/// The way in which fine scrubbing slows down as the finger moves away from the point where it went down.
///
///     speed 1.0 |──.                    |─.                  |────┐
///               |    `.                 |  `.                |    └────┐
///         0.25  |      \                |    `.              |         └─────
///               0     100 points        0     100            0    50  100
///                  parabola                 line               zones 50:0.5,100:0.25
public enum FineCurve: Sendable, Hashable {
  /// 1 − (offset / distance)².
  case parabola
  /// 1 − |offset| / distance.
  case line
  /// A constant speed in each of several zones; full speed before the first zone.
  case zones([Zone])

  /// An area in which fine scrubbing has a constant speed.
  public struct Zone: Sendable, Hashable {
    /// The offset at which the zone begins, in points; it ends where the next zone begins.
    public var distance: Double
    /// The speed inside the zone, 0...1.
    public var speed: Double

    /// A zone with the given begin and speed.
    @inlinable public init(distance: Double, speed: Double) {
      self.distance = distance
      self.speed = speed
    }
  }

  /// The greatest number of zones, so that an event costs a constant number of operations.
  public static let greatestZoneCount = 16

  /// The kinds of curves, as they are written.
  public static let names = ["parabola", "line", "zones"]

  /// The name of the kind, one of ``names``.
  public var name: String {
    switch self {
    case .parabola: "parabola"
    case .line: "line"
    case .zones: "zones"
    }
  }

  /// The zones; empty for another curve.
  var zones: [Zone] { if case .zones(let zones) = self { zones } else { [] } }

  /// Refuses zones that do not get slower outward.
  ///
  /// - Throws: ``ConfigurationError`` for `field`.
  func check(field: String) throws(ConfigurationError) {
    guard case .zones(let zones) = self else { return }
    var last = Zone(distance: 0, speed: 1)
    var isOrdered = !zones.isEmpty && zones.count <= FineCurve.greatestZoneCount
    for zone in zones {
      isOrdered =
        isOrdered && zone.distance > last.distance && zone.speed >= 0 && zone.speed <= last.speed
        && zone.distance <= DeclaredLengths.greatestSetting
      last = zone
    }
    guard isOrdered else {
      throw ConfigurationError(
        field: field, value: .curve(self),
        allowed: "at most \(FineCurve.greatestZoneCount) zones at growing distances above 0, "
          + "with speeds from 1 down to 0 that do not grow")
    }
  }

  /// The curve as a person would write it: `parabola`, or `zones 50.0:0.5,100.0:0.25`.
  public var description: String { text { $0.description } }

  /// Returns the curve in words.
  ///
  /// - Parameter number: A function that writes a number.
  /// - Returns: The name, and the zones as distances and speeds.
  public func text(_ number: (Double) -> String) -> String {
    switch self {
    case .parabola, .line: return name
    case .zones(let zones):
      var text = name + (zones.isEmpty ? " none" : " ")
      for (index, zone) in zones.enumerated() {
        text += (index == 0 ? "" : ",") + number(zone.distance) + ":" + number(zone.speed)
      }
      return text
    }
  }

  /// Returns whether both curves have the same bits, so that NaN equals NaN and 0 does not equal −0.
  func isIdentical(to other: FineCurve) -> Bool {
    switch (self, other) {
    case (.parabola, .parabola), (.line, .line): true
    case (.zones(let a), .zones(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy {
          $0.distance.isIdentical(to: $1.distance) && $0.speed.isIdentical(to: $1.speed)
        }
    case (.parabola, _), (.line, _), (.zones, _): false
    }
  }
}
