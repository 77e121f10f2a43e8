/// A control that turns touches into a value.
///
/// A control is a value without a clock or a screen. Copies are independent, because the laws play
/// different events to copies; a struct around a shared object is therefore no valid control. Events
/// go in through ``handle(_:)``, which returns their effects, and the state is visible between any two
/// events. The ``traits`` decide which laws the control must obey.
public protocol Control: Sendable {
  /// The type of the configuration.
  associatedtype Configuration: ControlConfiguration = NoConfiguration

  /// Makes a control in its initial state, with the size that it has until it is laid out.
  ///
  /// - Throws: ``ConfigurationError`` that names the field, if a field is out of its range.
  init(_ configuration: Configuration) throws(ConfigurationError)

  /// The declared behaviour of the control, which never changes.
  var traits: ControlTraits { get }

  /// The value, inside the range of ``traits``; of two values, the lower one.
  var value: Double { get }

  /// Whether the control tracks a touch.
  var isTracking: Bool { get }

  /// Handles one event and returns its effects. No event traps.
  mutating func handle(_ event: GestureEvent) -> Response

  /// Returns this control with another configuration, in the middle of its gesture and its motion; `nil`
  /// if it cannot go on with them.
  ///
  /// A host asks for it only if the range, the scale, the stops and the direction stay the same. A held
  /// drag goes on as after a `resize`.
  ///
  /// - Parameter configuration: The new configuration, whose initial value does not count.
  /// - Returns: The control with the same value.
  /// - Throws: ``ConfigurationError`` if a field is out of its range.
  func reconfigured(_ configuration: Configuration) throws(ConfigurationError) -> Self?

  /// The value as drawn, which may still move to ``value``.
  ///
  /// While a touch holds a control with stops, the drawing may follow the touch between the stops beside the
  /// value. That of a control that ``ControlTraits/changesOnRelease`` follows it anywhere. Any other difference is a
  /// motion, which `Response.isAnimating` announces.
  var presentedValue: Double { get }

  /// The place of ``value`` along the track, 0...1.
  var fraction: Double { get }

  /// The number of stops that an event leading to ``value`` looks at: the part of its cost that may
  /// grow with the number of stops.
  var lookups: Int { get }

  /// The present track, along which touches are measured.
  var track: Track { get }

  /// The frame of the thumb as drawn; `nil` without a thumb.
  var thumb: GestureRect? { get }

  /// The area where a touch must go down to be tracked; `nil` if it is tracked wherever it goes down, or if the area is
  /// no rectangle.
  ///
  /// With `grabArea: .custom`, law E3 judges a control by the area that it names here.
  var hitArea: GestureRect? { get }

  /// The size that suits the control; a side of 0 can have any length.
  var naturalSize: GestureSize { get }

  /// The value as people read it, or as an assistive technology speaks it: `50%`, `17.5`, `on`.
  ///
  /// It is not empty, and each bound has a text of its own (law I10).
  var valueText: String { get }

  /// The drawing of the control.
  var scene: ControlScene { get }

  /// Whether the control has two values; then ``traits`` declare its two thumbs.
  static var hasTwoValues: Bool { get }

  /// The upper of two values; `nil` for a control with a single value.
  var upper: UpperThumb? { get }
}

extension Control {
  /// `nil`: the host makes a new control at the present value.
  public func reconfigured(
    _ configuration: Configuration
  ) throws(ConfigurationError) -> Self? {
    nil
  }

  /// The value, for a control without animations.
  public var presentedValue: Double { value }

  /// `false`, for a control with a single value.
  public static var hasTwoValues: Bool { false }

  /// `nil`, for a control with a single value.
  public var upper: UpperThumb? { nil }

  /// `false`, for a control without a gesture.
  ///
  /// A control with a ``TouchTracker`` returns its ``TouchTracker/isTracking``.
  public var isTracking: Bool { false }

  /// The area that ``traits`` declare: the thumb as drawn, the bounds, or anywhere.
  ///
  /// The bounds are those of ``scene``. A control with `grabArea: .bounds` that draws no scene, or whose scene takes
  /// long to make, implements this property.
  public var hitArea: GestureRect? {
    let nowhere = GestureRect(origin: GesturePoint(x: 0, y: 0), size: .zero)
    return switch traits.grabArea {
    case .anywhere, .custom: nil
    case .thumb: thumb ?? nowhere
    case .bounds: GestureRect(origin: nowhere.origin, size: scene.size)
    }
  }

  /// The size that the control has before it is laid out.
  public var naturalSize: GestureSize { traits.initialSize }

  /// The value as ``ControlTraits/text(of:)`` writes it.
  public var valueText: String { traits.text(of: value) }

  /// `nil`, for a control without a thumb.
  public var thumb: GestureRect? { nil }

  /// An empty scene.
  public var scene: ControlScene { ControlScene(size: .zero) }

  /// The place of ``value`` on its scale, 0...1; 0 if the range is a single value.
  public var fraction: Double {
    let traits = traits
    return Scale(unchecked: traits.range, traits.scale).fraction(of: value)
  }

  /// The number of stops that a search among the stops of ``traits`` looks at.
  public var lookups: Int { traits.stops?.lookups(nearestTo: value) ?? 0 }
}
