import GestureTesting

extension DesignedPager {
  /// The design of a ``DesignedPager``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Pages: UInt8, Sendable { case three, two, six }
    enum Rule: UInt8, Sendable { case nearest, flick, fifth, projection }

    var pages = Pages.three
    /// The rule by which a touch that lifts off leads to a page.
    var rule = Rule.nearest
    var direction = Direction.rightToLeft
    var onCancel = ControlTraits.CancelPolicy.keeps
    /// The points that a touch must move to drag.
    var minimum = DesignedDistance.none
    var startsAtTheSample = false
    /// Whether a touch leads at most one page on.
    var turnsOnePage = false
    /// Whether a touch pulls the pages at most one on.
    var pullsOnePage = false
    /// Whether the pages glide to their place.
    var glides = false
    /// Whether the value changes as a touch lifts off, and the drawing alone before.
    var changesOnRelease = false
    /// Whether the drawing follows a touch beyond the ends.
    var isElastic = false
    /// Whether all pages together are as long as the bounds, as the heights of a sheet.
    var isSheet = false
    /// Whether a touch that first moves across is given up.
    var yieldsToScrolling = false
    /// Whether a `set` between two pages leads to a page.
    var roundsSets = true
    var isDisabled = false

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("pages", ["three", "two", "six"]) { $1(&$0.pages) },
      .choice("rule", ["nearest", "flick", "fifth", "projection"]) { $1(&$0.rule) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .choice("minimum", DesignedDistance.names) { $1(&$0.minimum) },
      .flag("startsAtTheSample") { $1(&$0.startsAtTheSample) },
      .flag("turnsOnePage") { $1(&$0.turnsOnePage) },
      .flag("pullsOnePage") { $1(&$0.pullsOnePage) },
      .flag("glides") { $1(&$0.glides) },
      .flag("changesOnRelease") { $1(&$0.changesOnRelease) },
      .flag("isElastic") { $1(&$0.isElastic) },
      .flag("isSheet") { $1(&$0.isSheet) },
      .flag("yieldsToScrolling") { $1(&$0.yieldsToScrolling) },
      .flag("roundsSets") { $1(&$0.roundsSets) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
    ]

    /// The last page; the first one is 0.
    var last: Double {
      switch pages {
      case .two: 1
      case .three: 2
      case .six: 5
      }
    }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: 0...last, drag: pullsOnePage ? .custom : .relative, direction: direction,
        onCancel: onCancel, overshoot: isElastic ? .accumulates : .reanchors,
        minimumDistance: minimum.points)
      traits.stopsOnRelease = try? Snapping(range: 0...last, step: 1)
      if rule != .nearest || turnsOnePage || pullsOnePage { traits.stepRounding = .custom }
      traits.dragStart = startsAtTheSample ? .atTheSample : .atTheDistance
      (traits.roundsSets, traits.yieldsToScrolling) = (roundsSets, yieldsToScrolling)
      (traits.changesOverTime, traits.changesOnRelease) = (
        glides && !changesOnRelease, changesOnRelease
      )
      (traits.hasElasticEnds, traits.keySteps) = (isElastic, .init(1))
      traits.isEnabled = !isDisabled
      return traits
    }
  }
}
