import ControlHost
import GestureEngine
import GestureLaws
import Testing

/// A host with a planted fault, which a law must find.
struct FaultyHost<C: Control>: ControlHosting {
  /// A change of the effects of an input.
  typealias Fault = @Sendable (inout FaultyHost, HostInput, [HostEffect]) -> [HostEffect]

  var host: ControlHost<C>
  /// The host before the last input.
  var before: ControlHost<C>
  /// Whether the fault has occurred.
  var memory = false
  let fault: Fault
  /// Whether a new configuration is drawn, but not used.
  var forgets = false
  /// Whether a new configuration loses the value.
  var losesValue = false
  /// Whether frames are wanted, as the fault says.
  var wants: @Sendable (FaultyHost) -> Bool = { $0.host.wantsFrames }

  init(_ control: C, policy: OwnerPolicy) {
    self.init(control, policy: policy) { $2 }
  }

  init(_ control: C, policy: OwnerPolicy, fault: @escaping Fault) {
    host = ControlHost(control, policy: policy)
    before = host
    self.fault = fault
  }

  var control: C { host.control }
  var size: GestureSize { host.size }
  var isEnabled: Bool { host.isEnabled }
  var trackedPointer: Int? { host.trackedPointer }
  var secondTrackedPointer: Int? { host.secondTrackedPointer }
  var wantsFrames: Bool { wants(self) }

  mutating func effects(of input: HostInput, at time: Double) -> [HostEffect] {
    let fault = fault
    before = host
    let effects = Array(host.handle(input, at: time))
    return fault(&self, input, effects)
  }

  mutating func effects(
    of configuration: C.Configuration, at time: Double
  ) throws(ConfigurationError) -> [HostEffect] {
    var host = host
    let effects = Array(try host.configure(configuration, at: time))
    if losesValue { _ = host.handle(.bound(host.control.traits.range.lowerBound), at: time) }
    if !forgets { self.host = host }
    return effects
  }
}

extension HostKind {
  /// Returns the laws that a script breaks, each of which shows the expected behaviour in a film.
  func lawsOfFilm(_ script: String) throws -> [String] {
    let film = Film(try HostScript(script, for: self))
    for finding in film.findings {
      #expect(finding.breach.contrast != nil, "\(finding.law)")
      let shot = film.shots[try #require(finding.breach.step, "\(finding.law)")]
      // The law plays the inputs after the script that it needs.
      #expect((finding.breach.sequel != nil) == (shot.laws?.contains(finding.law) == true))
    }
    return film.findings.map(\.law)
  }
}
