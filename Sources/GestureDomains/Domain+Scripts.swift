import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == GestureScript {
  /// Scripts of a kind of control: any configuration, then up to `count` events.
  ///
  ///     check(.scripts(of: .fatSlider)) { script in … }
  ///
  /// The events make sense more often than not: a layout first, touches where something is. Every
  /// script can be encoded, wherever it came from.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - count: How many events there may be.
  /// - Returns: The domain of its scripts.
  public static func scripts(of kind: ControlKind, count: ClosedRange<Int> = 0...64) -> Domain {
    Domain<[Setting]>.settings(of: kind).flatMap(
      { settings in
        let context = EventContext(kind: kind, settings: settings)
        return Domain<[GestureEvent]>.array(count: count, after: context) {
          context, source throws(Discard) in
          try Events.draw(&context, &source)
        } encode: {
          Events.encode($1, &$2)
        }.map(
          { events in
            GestureScript(kind: kind, settings: settings, events: events)
          }, back: \.events)
      }, first: { $0.kind.name == kind.name ? $0.settings : nil })
  }
}
