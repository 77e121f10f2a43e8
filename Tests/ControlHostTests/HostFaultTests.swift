import ControlHost
import GestureEngine
import GestureLaws
import Testing

/// Each law of hosts finds the fault that it forbids.
struct HostFaultTests {
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
    return try kind.lawsOfFilm(script)
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
    #expect(try laws(drag) { $2.filter { $0 != .began } } == ["G2", "G8", "G9"])
    #expect(try laws(drag) { $2.filter { $0 != .committed(0.5) } } == ["G2", "G8"])
    #expect(
      try laws("size 300 44; down 50 22") { $2.filter { $0 != .cancelled } } == ["G2", "G8"])
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
      FaultyHost(control, policy: policy) { _, input, effects in
        input == .lost(id: 0) ? effects.filter { $0 != .cancelled } : effects
      }
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
    // The control alone reports nothing, and the gesture that the owner's act begins is not announced, either.
    #expect(found == ["G4", "G5", "G8"])
  }

  @Test func `G4 finds a value that a new configuration loses`() throws {
    let losing = HostKind("faulty-host", .fatSlider, FatSlider.Configuration()) {
      (control: FatSlider, policy) in
      var host = FaultyHost(control, policy: policy)
      host.losesValue = true
      return host
    }
    let found = try losing.lawsOfFilm("size 300 44; bound 0.5; configure thumbFraction 0.5")
    // The thumb also moves without frames.
    #expect(found == ["G3", "G4"])
    #expect(try losing.lawsOfFilm("size 300 44; bound 0; configure thumbFraction 0.5") == [])
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
    #expect(try forgetful.lawsOfFilm("size 300 44; configure thumbFraction 0.5") == ["G7"])
    let slop = "set isSticky false; set grab anywhere; size 300 44; configure slop 0"
    #expect(try forgetful.lawsOfFilm(slop) == ["G7"])
    #expect(try forgetful.lawsOfFilm("size 300 44; configure range 2...1") == [])
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
      // A key reports them, too.
      #expect(try laws(detents) { $2.filter { !isMissing($0) } } == ["G8", "G9"], "\(missing)")
    }
    #expect(
      try laws(drag) { $2.map { if case .committed = $0 { .committed(0) } else { $0 } } }
        == ["G8", "G9"])
    // Also after a time.
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
    // A key that does nothing is not announced, either.
    #expect(try exchanging { $0 == .key(.end) ? .frame : $0 } == ["G8", "G9"])
    #expect(try exchanging { $0 == .scroll(1) ? .scroll(-1) : $0 } == ["G9"])
    #expect(try exchanging { $0 == .scroll(1) ? .frame : $0 } == ["G9"])
    #expect(try exchanging { $0 == .scroll(0.75) ? .frame : $0 } == ["G9"])
  }
}
