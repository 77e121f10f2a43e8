import GestureTesting

/// A range slider with a bug, whose thumbs must be held and whose track can be tapped.
struct WrongTaps<Design: TappedDesign>: Control {
  static var hasTwoValues: Bool { true }
  private var range: DesignedRange

  init(_: NoConfiguration) throws(ConfigurationError) {
    range = try DesignedRange(Design.configuration)
  }

  var traits: ControlTraits { range.traits }
  var value: Double { range.value }
  var fraction: Double { range.place(range.value) }
  var upper: UpperThumb? { range.upper }
  var isTracking: Bool { range.isTracking }
  var track: Track { range.track }
  var thumb: GestureRect? { range.thumb }
  var scene: ControlScene { range.scene }

  mutating func handle(_ event: GestureEvent) -> Response { range.handle(Design.seen(event)) }
}

/// The bug of a ``WrongTaps``.
protocol TappedDesign {
  /// Returns the event that the range slider takes for another one.
  static func seen(_ event: GestureEvent) -> GestureEvent
  /// The range slider.
  static var configuration: DesignedRange.Configuration { get }
}

extension TappedDesign {
  static var configuration: DesignedRange.Configuration {
    var configuration = DesignedRange.Configuration()
    configuration.drag = .grabbedOrTapped
    return configuration
  }
}

/// A range slider with steps, which ignores taps, and whose thumbs a touch drags no farther right than 150 points.
enum ShortDrags: TappedDesign {
  static var configuration: DesignedRange.Configuration {
    var configuration = DesignedRange.Configuration()
    (configuration.drag, configuration.area, configuration.tap) = (
      .grabbedOrTapped, .thumb, .ignored
    )
    (configuration.overshoot, configuration.hasSteps) = (.accumulates, true)
    return configuration
  }
  static func seen(_ event: GestureEvent) -> GestureEvent {
    func near(_ point: GesturePoint) -> GesturePoint {
      GesturePoint(x: min(point.x, 150), y: point.y)
    }
    return switch event {
    case .move(let point, let id): .move(near(point), id: id)
    case .up(let point, let id): .up(point.map(near), id: id)
    default: event
    }
  }
}

/// A range slider that takes each touch for a tap, however far it moves.
enum TapAnywhere: TappedDesign {
  static func seen(_ event: GestureEvent) -> GestureEvent {
    switch event {
    case .move: .wait(0)
    case .up(_, let id): .up(nil, id: id)
    default: event
    }
  }
}

/// A range slider whose taps count 15 points beside their places.
enum TapAside: TappedDesign {
  static func seen(_ event: GestureEvent) -> GestureEvent {
    func aside(_ point: GesturePoint) -> GesturePoint { GesturePoint(x: point.x + 15, y: point.y) }
    return switch event {
    case .down(let point, let id): .down(aside(point), id: id)
    case .move(let point, let id): .move(aside(point), id: id)
    case .up(let point, let id): .up(point.map(aside), id: id)
    default: event
    }
  }
}
