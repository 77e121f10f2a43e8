import ControlHost
import GestureEngine
public import GestureLaws
public import PropertyTesting

extension Domain where Value == HostOwner {
  /// Owners of a value: silent, or owners that echo, round, lag, refuse, or play on.
  public static var owners: Domain { .element(of: HostOwner.allCases) }
}

extension Domain where Value == HostScript {
  /// Scripts of a kind of host: a configuration, an owner with its policy, then some steps.
  ///
  ///     check(.hostScripts(of: .fatSlider)) { script in … }
  ///
  /// Most owners get the policy that is made for them. Every script of the host can be encoded, not only
  /// a drawn one.
  ///
  /// - Parameters:
  ///   - kind: The kind of host.
  ///   - count: The allowed number of steps.
  /// - Returns: The domain of its scripts.
  public static func hostScripts(of kind: HostKind, count: ClosedRange<Int> = 0...64) -> Domain {
    let values = kind.control.fields.map { Domain<FieldValue>.values(of: $0) }
    return Domain<[Setting]>.settings(of: kind.control).flatMap(
      { settings in
        let context = HostContext(kind: kind.control, settings: settings, values: values)
        let steps = Domain<[HostScript.Step]>.array(count: count, after: context) {
          context, source throws(Discard) in
          try HostSteps.draw(&context, &source)
        } encode: {
          HostSteps.encode(&$0, $1, &$2)
        }
        return Domain(
          draw: { source throws(Discard) in
            let owner = try Domain<HostOwner>.owners.draw(from: &source)
            let usual: OwnerPolicy = owner == .plays ? .ignores : .holds
            let number = Int(
              source.word(
                below: 3,
                generating: {
                  $0.next(below: 6) == 0 ? $0.next(below: 3) : UInt64(usual.rawValue)
                }))
            return HostScript(
              kind: kind, settings: settings, policy: OwnerPolicy.allCases[number], owner: owner,
              steps: try steps.draw(from: &source))
          },
          encode: { script, encoder in
            guard Domain<HostOwner>.owners.encode(script.owner, into: &encoder) else {
              return false
            }
            encoder.write(UInt64(script.policy.rawValue))
            return steps.encode(script.steps, into: &encoder)
          })
      }, first: { $0.kind.name == kind.name ? $0.settings : nil })
  }
}
