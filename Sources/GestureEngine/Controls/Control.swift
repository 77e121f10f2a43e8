/// A control that turns touches into a value: the one protocol that a control conforms to.
///
/// A control is a value with no clock and no screen: a copy goes its own way, which the laws rely on
/// when they try what else could have been done, so that a struct around a shared object is none.
/// Events go in through ``handle(_:)``; what they did comes back, and the state can be looked at
/// between any two of them. From what a control declares in ``traits`` it is known which laws it is
/// to obey.
public protocol Control: Sendable {
  /// What the control is made of.
  associatedtype Configuration: ControlConfiguration = NoConfiguration

  /// Makes a control in its initial state, with the size that it has until it is laid out.
  ///
  /// - Throws: ``ConfigurationError`` that names the field, where the configuration makes no sense.
  init(_ configuration: Configuration) throws(ConfigurationError)

  /// What the control declares about itself; the same for as long as it lives.
  var traits: ControlTraits { get }

  /// The model's value, inside the range of ``traits``.
  var value: Double { get }

  /// Takes one event and says what it did. Never traps, whatever the event.
  mutating func handle(_ event: GestureEvent) -> Response

  /// The value as it is drawn, which may still be on its way to ``value``.
  var presentedValue: Double { get }

  /// The place of ``value`` along the track, 0...1.
  var fraction: Double { get }

  /// How many stops an event that leads to ``value`` looks at: the part of its cost that may grow.
  var lookups: Int { get }

  /// The track along which touches are measured now.
  var track: Track { get }

  /// Where the thumb is drawn, if there is one.
  var thumb: GestureRect? { get }

  /// What the control looks like.
  var scene: ControlScene { get }
}

extension Control {
  /// Where nothing is animated, what is drawn is the value.
  public var presentedValue: Double { value }

  /// A control with no thumb.
  public var thumb: GestureRect? { nil }

  /// A control that draws nothing.
  public var scene: ControlScene { ControlScene(size: .zero) }

  /// The place of ``value`` on its scale, 0...1; 0 where the range is a single value.
  public var fraction: Double {
    let traits = traits
    return Scale(unchecked: traits.range, traits.scale).fraction(of: value)
  }

  /// As many as a search among the stops looks at.
  public var lookups: Int { traits.stops?.lookups(nearestTo: value) ?? 0 }
}
