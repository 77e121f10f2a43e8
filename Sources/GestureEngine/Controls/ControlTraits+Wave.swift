extension ControlTraits {
  /// A row of bars that rise towards a finger and fall when it lifts off.
  public struct Wave: Sendable, Hashable {
    /// The way in which the height of a bar falls with its distance from the finger.
    public enum Curve: UInt8, Sendable, Hashable, CaseIterable {
      /// In proportion to the distance.
      case linear
      /// Steeply at first, then gently.
      case exponential

      /// The names of the curves in a configuration, in the order of their raw values.
      public static let fieldNames = ["linear", "exponential"]
    }

    /// The height of a bar at rest, in points.
    public var least: Double
    /// The height of a bar directly under the finger, in points.
    public var greatest: Double
    /// The distance from the finger within which bars rise, as a fraction of the track; positive.
    public var falloff: Double
    /// The way in which the height falls with the distance.
    public var curve: Curve

    /// A wave with the given heights, extent and curve.
    public init(least: Double, greatest: Double, falloff: Double, curve: Curve = .linear) {
      self.least = least
      self.greatest = greatest
      self.falloff = falloff
      self.curve = curve
    }

    /// Returns the height of a bar under the wave.
    ///
    ///     let wave = ControlTraits.Wave(least: 15, greatest: 35, falloff: 0.2)
    ///     wave.height(at: 0)    // 35
    ///     wave.height(at: 0.1)  // 25; 20 if the curve is exponential
    ///     wave.height(at: 0.2)  // 15
    ///
    /// - Parameter distance: The distance from the finger, as a fraction of the track, at least 0.
    /// - Returns: A height from ``least`` to ``greatest``, in points.
    public func height(at distance: Double) -> Double {
      guard distance < falloff else { return least }
      let part = distance / falloff
      return switch curve {
      case .linear: greatest - part * (greatest - least)
      case .exponential: least + (greatest - least) * ((1 - part) * (1 - part))
      }
    }
  }
}
