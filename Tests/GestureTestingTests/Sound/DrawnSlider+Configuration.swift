import GestureTesting

extension DrawnSlider {
  /// The drawing of a ``DrawnSlider``.
  struct Configuration: ControlConfiguration {
    enum Thumb: UInt8, Sendable { case none, inside, overhanging, small, line }
    enum Fill: UInt8, Sendable { case none, toThumb, whole, fromMiddle }

    var direction = Direction.leftToRight
    var thumb = Thumb.inside
    var fill = Fill.none
    var hasSteps = false
    var hasGroove = false
    var hasDots = false
    var hasLabels = false
    var hasBars = false
    /// Whether bars are the higher the larger their value is.
    var hasWave = false
    /// Whether the thumb grows while a touch holds it.
    var growsWhenHeld = false
    /// Whether the drawing follows a touch beyond the ends.
    var isElastic = false
    /// Whether the drawing glides to the value.
    var glides = false
    /// Whether marks are drawn at whole points.
    var roundsPoints = false

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("thumb", ["none", "inside", "overhanging", "small", "line"]) { $1(&$0.thumb) },
      .choice("fill", ["none", "toThumb", "whole", "fromMiddle"]) { $1(&$0.fill) },
      .flag("hasSteps") { $1(&$0.hasSteps) },
      .flag("hasGroove") { $1(&$0.hasGroove) },
      .flag("hasDots") { $1(&$0.hasDots) },
      .flag("hasLabels") { $1(&$0.hasLabels) },
      .flag("hasBars") { $1(&$0.hasBars) },
      .flag("hasWave") { $1(&$0.hasWave) },
      .flag("growsWhenHeld") { $1(&$0.growsWhenHeld) },
      .flag("isElastic") { $1(&$0.isElastic) },
      .flag("glides") { $1(&$0.glides) },
      .flag("roundsPoints") { $1(&$0.roundsPoints) },
    ]

    /// Half the length of the thumb along the track.
    var half: Double {
      switch thumb {
      case .none: 0
      case .inside, .overhanging: 12
      case .small: 8
      case .line: 1
      }
    }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: 0...10, stops: hasSteps ? try? Snapping(range: 0...10, step: 2) : nil,
        drag: .absolute, direction: direction)
      traits.hasElasticEnds = isElastic
      if thumb == .overhanging { traits.overhang = growsWhenHeld ? 15 : 12 }
      if thumb == .small || thumb == .line, growsWhenHeld { traits.overhang = half / 4 }
      if fill == .fromMiddle { traits.fillOrigin = 5 }
      if roundsPoints { traits.resolution = 1 }
      return traits
    }
  }
}
