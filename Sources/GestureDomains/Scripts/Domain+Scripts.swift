import GestureEngine
import GestureLaws
import PropertyTesting

extension Domain where Value == GestureScript {
  /// Scripts of a kind of control: a configuration, then some events.
  ///
  ///     check(.scripts(of: .fatSlider)) { script in … }
  ///
  /// Most events make sense: a layout comes first, and touches are close to something. Every script of
  /// the control can be encoded, not only a drawn one.
  ///
  /// - Parameters:
  ///   - kind: The kind of control.
  ///   - count: The allowed number of events.
  /// - Returns: The domain of its scripts.
  public static func scripts(of kind: ControlKind, count: ClosedRange<Int> = 0...64) -> Domain {
    Domain<[Setting]>.settings(of: kind).flatMap(
      { settings in
        let context = EventContext(kind: kind, settings: settings)
        return Domain<[GestureEvent]>.array(count: count, after: context) {
          context, source throws(Discard) in
          try Events.draw(&context, &source)
        } encode: {
          Events.encode($1, after: $0, &$2)
        }.map(
          { events in
            GestureScript(kind: kind, settings: settings, events: events)
          }, back: \.events)
      }, first: { $0.kind.name == kind.name ? $0.settings : nil })
  }
}
