import ControlHost
import GestureEngine
import GestureLaws
import Testing

/// A host with a planted fault, which a law must find.
private struct FaultyHost<C: Control>: ControlHosting {
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
    if !forgets { self.host = host }
    return effects
  }
}

/// Each law of hosts finds the fault that it forbids.
struct HostFaultTests {
  /// Returns the laws that a script breaks, each of which shows the expected behaviour in a film.
  private func lawsOfFilm(_ script: String, _ kind: HostKind) throws -> [String] {
    let film = Film(try HostScript(script, for: kind))
    for finding in film.findings {
      #expect(finding.breach.contrast != nil, "\(finding.law)")
      let shot = film.shots[try #require(finding.breach.step, "\(finding.law)")]
      // The law plays the inputs after the script that it needs.
      #expect((finding.breach.sequel != nil) == (shot.laws?.contains(finding.law) == true))
    }
    return film.findings.map(\.law)
  }

  private func laws(
    _ script: String, wants: (@Sendable (FaultyHost<FatSlider>) -> Bool)? = nil,
    fault: @escaping FaultyHost<FatSlider>.Fault
  ) throws -> [String] {
    let kind = HostKind("faulty-host", .fatSlider, FatSlider.Configuration()) {
      (control: FatSlider, policy) in
      var host = FaultyHost(control, policy: policy, fault: fault)
      if let wants { host.wants = wants }
      return host
    }
    return try lawsOfFilm(script, kind)
  }

  private let drag = "set isSticky false; size 300 44; down 50 22; move 150 22; up"

  @Test func `a host without a fault breaks no law`() throws {
    #expect(try laws(drag) { $2 } == [])
  }

  @Test func `G1 finds effects in another order`() throws {
    #expect(try laws(drag) { $2.reversed() }.contains("G1"))
    #expect(try laws(drag) { $2 + $2.filter { $0 == .draw } } == ["G1"])
  }

  @Test func `G2 finds a gesture that begins twice, or never, or has no end`() throws {
    #expect(
      try laws(drag) { _, input, effects in
        input == .pointer(.move(GesturePoint(x: 150, y: 22))) ? [.began] + effects : effects
      } == ["G2", "G8"])
    #expect(try laws(drag) { $2.filter { $0 != .began } } == ["G2", "G8"])
    #expect(try laws(drag) { $2.filter { $0 != .committed(0.5) } } == ["G2", "G8"])
    #expect(
      try laws("size 300 44; down 50 22") { $2.filter { $0 != .cancelled } } == ["G2"])
  }

  @Test func `G3 finds frames that never end, or that nobody asks for`() throws {
    let springing = "size 300 44; down 50 22; move 150 22; up"
    #expect(try laws(springing) { $2 } == [])
    #expect(try laws(springing) { $2.filter { $0 != .frames(true) } } == ["G3"])
    #expect(try laws("frame", wants: { _ in true }) { $2 } == ["G3"])
    #expect(
      try laws(springing, wants: { _ in false }) {
        $2.filter { $0 != .frames(true) && $0 != .frames(false) }
      } == ["G3"])
  }

  @Test func `a film plays the inputs of a law after those of the script`() throws {
    let kind = HostKind("faulty-host", .fatSlider, FatSlider.Configuration()) {
      (control: FatSlider, policy) in
      FaultyHost(control, policy: policy) { _, _, effects in effects.filter { $0 != .cancelled } }
    }
    let film = Film(try HostScript("size 300 44; down 50 22", for: kind))
    #expect(film.shots.map(\.text) == ["size 300 44", "down 50 22", "G2: lost @0"])
    #expect(film.shots[2].before?.value == film.shots[1].step.after.value)
    #expect(film.findings[0].breach.contrast == .response("draw", expected: "cancelled"))
  }

  @Test func `G4 finds a bound value that comes back as a change`() throws {
    let found = try laws("bound 0.5") { host, input, effects in
      if case .bound(let value) = input {
        [.began, .changed(value), .committed(value)] + effects
      } else {
        effects
      }
    }
    // The gesture that the owner's act begins is not announced, either.
    #expect(found == ["G4", "G8"])
  }

  @Test func `G5 finds an owner that moves the held thumb`() throws {
    let rebasing: FaultyHost<FatSlider>.Fault = { host, _, effects in
      host.host.policy = .rebases
      return effects
    }
    #expect(
      try laws(
        "owner refuses; set isSticky false; size 300 44; down 50 22; move 200 22; move 210 22",
        fault: rebasing
      ).contains("G5"))
  }

  @Test func `G6 finds a disabled control that can be adjusted`() throws {
    let found = try laws("enabled no") { host, input, effects in
      guard case .key(.right, _) = input, !host.isEnabled else { return effects }
      _ = host.host.handle(.enabled(true), at: 0)
      let answer = Array(host.host.handle(input, at: 0))
      _ = host.host.handle(.enabled(false), at: 0)
      return answer
    }
    #expect(found == ["G6"])
  }

  @Test func `G7 finds a new configuration that is forgotten`() throws {
    let forgetful = HostKind("faulty-host", .fatSlider, FatSlider.Configuration()) {
      (control: FatSlider, policy) in
      var host = FaultyHost(control, policy: policy)
      host.forgets = true
      return host
    }
    #expect(try lawsOfFilm("size 300 44; configure thumbFraction 0.5", forgetful) == ["G7"])
    let slop = "set isSticky false; set grab anywhere; size 300 44; configure slop 0"
    #expect(try lawsOfFilm(slop, forgetful) == ["G7"])
    #expect(try lawsOfFilm("size 300 44; configure range 2...1", forgetful) == [])
  }

  @Test func `G7 finds a host that a gesture changes for ever`() throws {
    let tiring: FaultyHost<FatSlider>.Fault = { host, _, effects in
      let isTired = host.memory
      if effects.contains(.announce) { host.memory = true }
      return isTired ? effects.filter { $0 != .announce } : effects
    }
    #expect(try laws("size 300 44; key right", fault: tiring) == ["G7"])
  }

  @Test func `G8 finds effects that say something else than the control`() throws {
    let move = HostInput.pointer(.move(GesturePoint(x: 150, y: 22)))
    func onMove(
      _ change: @escaping @Sendable (HostEffect) -> HostEffect?
    ) -> FaultyHost<FatSlider>.Fault {
      { _, input, effects in input == move ? effects.compactMap(change) : effects }
    }
    let isChange = { @Sendable (effect: HostEffect) in
      if case .changed = effect { true } else { false }
    }
    #expect(try laws(drag, fault: onMove { $0 }) == [])
    // An old value, no value, and a value that did not change.
    #expect(try laws(drag, fault: onMove { isChange($0) ? .changed(0) : $0 }) == ["G8"])
    #expect(try laws(drag, fault: onMove { isChange($0) ? nil : $0 }) == ["G8"])
    let unchanged = try laws("size 300 44; down 50 22; move 50 22; up") { host, input, effects in
      guard case .pointer(.move, _) = input, host.trackedPointer != nil else { return effects }
      return [.changed(host.control.value), .draw]
    }
    #expect(unchanged == ["G8"])
    // Ticks, the end of the track and the committed value.
    let detents =
      "set step 0.1; set isSticky false; size 300 44; down 50 22; move 150 22; move 299 22; up"
    #expect(try laws(detents) { $2 } == [])
    for missing in [HostEffect.ticks(1), .reachedEnd] {
      let isMissing = { @Sendable (effect: HostEffect) in
        if case (.ticks, .ticks) = (effect, missing) { true } else { effect == missing }
      }
      #expect(try laws(detents) { $2.filter { !isMissing($0) } } == ["G8"], "\(missing)")
    }
    #expect(
      try laws(drag) { $2.map { if case .committed = $0 { .committed(0) } else { $0 } } } == ["G8"])
    // After a time, only the values of the step itself are known.
    #expect(
      try laws("size 300 44; down 50 22; at 1; move 150 22") {
        $2.map { isChange($0) ? .changed(0) : $0 }
      } == ["G8"])
  }

  @Test func `G8 finds a scene that is not drawn, and a commit that is not announced`() throws {
    #expect(try laws(drag) { $2.filter { $0 != .draw } } == ["G8"])
    #expect(try laws("size 300 44; bound 0.5") { $2.filter { $0 != .draw } } == ["G8"])
    #expect(try laws(drag) { $2.filter { $0 != .announce } } == ["G8"])
    let chatty = try laws("size 300 44; bound 0.5") { _, input, effects in
      if case .bound = input { [.announce] + effects } else { effects }
    }
    #expect(chatty == ["G4", "G8"])
  }

  @Test func `G9 finds keys and wheels that move the value another way, or not at all`() throws {
    func exchanging(_ change: @escaping @Sendable (HostInput) -> HostInput?) throws -> [String] {
      try laws(
        "set value 0.5; size 300 44; key right; key up; key pageUp; scroll 1; scroll 0.75; scroll 0.75; key end"
      ) {
        host, input, effects in
        guard let other = change(input), other != input else { return effects }
        var before = host.before
        let others = Array(before.handle(other, at: 0))
        host.host = before
        return others
      }
    }
    #expect(try exchanging { $0 } == [])
    #expect(try exchanging { $0 == .key(.right) ? .key(.left) : $0 } == ["G9"])
    #expect(try exchanging { $0 == .key(.up) ? .key(.down) : $0 } == ["G9"])
    #expect(try exchanging { $0 == .key(.pageUp) ? .key(.up) : $0 } == ["G9"])
    #expect(try exchanging { $0 == .key(.end) ? .frame : $0 } == ["G9"])
    #expect(try exchanging { $0 == .scroll(1) ? .scroll(-1) : $0 } == ["G9"])
    #expect(try exchanging { $0 == .scroll(1) ? .frame : $0 } == ["G9"])
    #expect(try exchanging { $0 == .scroll(0.75) ? .frame : $0 } == ["G9"])
  }

  // Two values.

  private func pairLaws(
    _ script: String, fault: @escaping FaultyHost<RangeSlider>.Fault
  ) throws -> [String] {
    let kind = HostKind("faulty-host", .rangeSlider, RangeSlider.Configuration()) {
      (control: RangeSlider, policy) in
      FaultyHost(control, policy: policy, fault: fault)
    }
    return try lawsOfFilm(script, kind)
  }

  private let pinch = """
    size 328 44; down 14 22; move 64 22; down 314 22 @1; move 264 22 @1; up; up @1
    """

  @Test func `a host of two values without a fault breaks no law`() throws {
    #expect(try pairLaws(pinch) { $2 } == [])
  }

  @Test func `G1 finds effects of two values in another order`() throws {
    #expect(try pairLaws(pinch) { $2.reversed() }.contains("G1"))
  }

  @Test func `G2 finds a second pointer that begins or ends a gesture of its own`() throws {
    let second = HostInput.pointer(.down(GesturePoint(x: 314, y: 22)), id: 1)
    #expect(try pairLaws(pinch) { $1 == second ? [.began] + $2 : $2 } == ["G2"])
    #expect(try pairLaws(pinch) { $1 == .pointer(.up(nil)) ? [.cancelled] + $2 : $2 } == ["G2"])
    #expect(
      try pairLaws("size 328 44; down 14 22; down 314 22 @1") { $2.filter { $0 != .cancelled } }
        == ["G2"])
  }

  @Test func `G3 finds frames that are wanted for two values at rest`() throws {
    #expect(try pairLaws(pinch) { $2 + ($2.contains(.announce) ? [.frames(true)] : []) } == ["G3"])
  }

  @Test func `G4 finds bound values that come back as a change`() throws {
    let found = try pairLaws("bound 0.2 0.5") { _, input, effects in
      guard case .boundPair(let lower, let upper) = input else { return effects }
      let pair = HostEffect.changedPair(lower: lower, upper: upper)
      return [.began, pair, .committedPair(lower: lower, upper: upper)] + effects
    }
    // The gesture that the owner's act begins is not announced, either.
    #expect(found == ["G4", "G8"])
  }

  @Test func `G5 finds an owner that moves the thumb that no finger holds`() throws {
    let moving: FaultyHost<RangeSlider>.Fault = { host, input, effects in
      guard case .boundPair(_, let upper) = input else { return effects }
      host.host.policy = .rebases
      _ = host.host.handle(.boundPair(lower: .nan, upper: upper), at: 0)
      host.host.policy = .holds
      return [.draw] + effects.filter { $0 != .draw }
    }
    let found = try pairLaws("size 328 44; down 14 22; bound 0 0.5; move 64 22", fault: moving)
    // The value that no longer waits leaves the frames that it wanted.
    #expect(found == ["G3", "G5"])
  }

  @Test func `G5 finds a last word about the upper value that is lost`() throws {
    let forgetting: FaultyHost<RangeSlider>.Fault = { host, input, effects in
      guard case .boundPair = input, let upper = host.host.upperValue else { return effects }
      _ = host.host.handle(.boundPair(lower: .nan, upper: upper), at: 0)
      return effects
    }
    #expect(
      try pairLaws("size 328 44; down 14 22; move 64 22; bound 0.2 0.5; up", fault: forgetting)
        == ["G5"])
  }

  @Test func `G9 finds a key that moves the thumb without the focus`() throws {
    let script = "size 328 44; focus upper; key left"
    let deaf: FaultyHost<RangeSlider>.Fault = { host, input, effects in
      guard case .key = input else { return effects }
      var before = host.before
      _ = before.handle(.focused(.lower), at: 0)
      let others = Array(before.handle(.key(.right), at: 0))
      host.host = before
      return others
    }
    #expect(try pairLaws(script) { $2 } == [])
    #expect(try pairLaws(script, fault: deaf) == ["G9"])
  }

  @Test func `G6 finds disabled thumbs that can be adjusted`() throws {
    let found = try pairLaws("focus upper; enabled no") { host, input, effects in
      guard case .key(.left, _) = input, !host.isEnabled else { return effects }
      _ = host.host.handle(.enabled(true), at: 0)
      let answer = Array(host.host.handle(input, at: 0))
      _ = host.host.handle(.enabled(false), at: 0)
      return answer
    }
    #expect(found == ["G6"])
  }
}
