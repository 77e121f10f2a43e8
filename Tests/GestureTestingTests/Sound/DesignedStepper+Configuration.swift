import GestureTesting

extension DesignedStepper {
  /// The design of ``DesignedStepper``.
  ///
  /// A field that makes no sense beside the others has no effect.
  struct Configuration: ControlConfiguration {
    enum Layout: UInt8, Sendable { case halves, field, column, single, zero }
    enum Press: UInt8, Sendable { case up, down, repeats }
    enum Slide: UInt8, Sendable { case ends, keeps, needsButton }
    enum Numbers: UInt8, Sendable { case ten, quarters, signed }

    var layout = Layout.halves
    /// The moment of a touch at which a button steps.
    var press = Press.up
    /// The effect of a motion of 10 points, or off the button.
    var slide = Slide.ends
    var numbers = Numbers.ten
    var direction = Direction.leftToRight
    var onCancel = ControlTraits.CancelPolicy.keeps
    /// Whether plus leads from the last number to the first one.
    var wraps = false
    /// Whether plus and minus step by two.
    var stepsByTwo = false
    /// Whether any number between two stops is a value.
    var isSmooth = false
    var isBounded = false
    var roundsSets = true
    var isDisabled = false

    static let properties: [ConfigurationProperty<Configuration>] = [
      .choice("layout", ["halves", "field", "column", "single", "zero"]) { $1(&$0.layout) },
      .choice("press", ["up", "down", "repeats"]) { $1(&$0.press) },
      .choice("slide", ["ends", "keeps", "needsButton"]) { $1(&$0.slide) },
      .choice("numbers", ["ten", "quarters", "signed"]) { $1(&$0.numbers) },
      .choice("direction", Direction.fieldNames) { $1(&$0.direction) },
      .choice("onCancel", ControlTraits.CancelPolicy.fieldNames) { $1(&$0.onCancel) },
      .flag("wraps") { $1(&$0.wraps) },
      .flag("stepsByTwo") { $1(&$0.stepsByTwo) },
      .flag("isSmooth") { $1(&$0.isSmooth) },
      .flag("isBounded") { $1(&$0.isBounded) },
      .flag("roundsSets") { $1(&$0.roundsSets) },
      .flag("isDisabled") { $1(&$0.isDisabled) },
    ]

    /// The bounds of the values.
    var range: ClosedRange<Double> {
      switch numbers {
      case .ten: 0...10
      case .quarters: 0...2
      case .signed: -30...30
      }
    }
    /// The distance of two stops.
    var step: Double {
      switch numbers {
      case .ten: 1
      case .quarters: 0.25
      case .signed: 5
      }
    }
    /// Whether the last number leads on to the first one.
    var goesAround: Bool { layout == .single || wraps && !isContinuous && !countsByTwo }
    /// Whether a button counts by two, which a single button cannot.
    var countsByTwo: Bool { stepsByTwo && layout != .single }
    /// Whether a `set` leads to any number, which a single button cannot count on from.
    var isContinuous: Bool { isSmooth && layout != .single }
    /// Whether a button steps as the touch goes down.
    var stepsAtOnce: Bool { press != .up }
    /// Whether a touch that moves by 10 points presses nothing.
    var limitsItsTaps: Bool { press == .up && slide == .ends }

    /// The design as laws read it.
    var traits: ControlTraits {
      var traits = ControlTraits(
        range: range, stops: isContinuous ? nil : try? Snapping(range: range, step: step),
        drag: .custom, grabArea: isBounded ? .bounds : .anywhere, direction: direction,
        onCancel: onCancel, tapTolerance: limitsItsTaps ? 10 : .infinity)
      traits.tap = countsByTwo || layout == .zero ? .custom : .steps
      traits.keySteps = isContinuous ? .init(step) : nil
      traits.changesOverTime = press == .repeats
      (traits.roundsSets, traits.isEnabled, traits.wraps) = (roundsSets, !isDisabled, goesAround)
      return traits
    }
  }
}
