import ControlHost
import GestureEngine
import GestureLaws
import Testing

/// A host that passes on inputs, or a new configuration, with a mistake.
private struct MistakenHost<C: Control>: ControlHosting {
  typealias Mistake = @Sendable (inout MistakenHost, HostInput, Double) -> [HostEffect]

  var host: ControlHost<C>
  /// The number that a mistake remembers.
  var memory: Double?
  var mistake: Mistake = { $0.pass($1, at: $2) }
  /// The inputs before and after a new configuration.
  var (before, after): (HostInput?, HostInput?)

  init(_ control: C, policy: OwnerPolicy) { host = ControlHost(control, policy: policy) }

  var control: C { host.control }
  var size: GestureSize { host.size }
  var isEnabled: Bool { host.isEnabled }
  var trackedPointer: Int? { host.trackedPointer }
  var secondTrackedPointer: Int? { host.secondTrackedPointer }
  /// Whether the host wants frames as long as a pointer is down.
  var wantsFramesForPointers = false
  var wantsFrames: Bool { host.wantsFrames || wantsFramesForPointers && trackedPointer != nil }

  mutating func pass(_ input: HostInput, at time: Double) -> [HostEffect] {
    let wanted = wantsFrames
    let effects = Array(host.handle(input, at: time))
    guard wantsFramesForPointers else { return effects }
    let others = effects.filter { if case .frames = $0 { false } else { true } }
    return wanted == wantsFrames ? others : others + [.frames(wantsFrames)]
  }

  mutating func effects(of input: HostInput, at time: Double) -> [HostEffect] {
    let mistake = mistake
    return mistake(&self, input, time)
  }

  mutating func effects(
    of configuration: C.Configuration, at time: Double
  ) throws(ConfigurationError) -> [HostEffect] {
    var effects = before.map { pass($0, at: time) } ?? []
    effects += Array(try host.configure(configuration, at: time))
    effects += after.map { pass($0, at: time) } ?? []
    return effects
  }
}

/// A slider that says that its value may change over time.
private struct ChangingSlider: Control {
  private var slider: FatSlider

  init(_ configuration: NoConfiguration) throws(ConfigurationError) {
    var sliding = FatSlider.Configuration()
    sliding.isSticky = false
    slider = try FatSlider(sliding)
  }

  var traits: ControlTraits {
    var traits = slider.traits
    traits.changesOverTime = true
    return traits
  }
  var value: Double { slider.value }
  var fraction: Double { slider.fraction }
  var isTracking: Bool { slider.isTracking }
  var presentedValue: Double { slider.presentedValue }
  var track: Track { slider.track }
  var thumb: GestureRect? { slider.thumb }
  var scene: ControlScene { slider.scene }

  mutating func handle(_ event: GestureEvent) -> Response { slider.handle(event) }
}

/// The laws find mistakes of hosts from issue trackers, also after a pause and in scripts that do not meet them.
struct MistakenHostTests {
  private func laws(
    _ script: String, before: HostInput? = nil, after: HostInput? = nil,
    framesForPointers: Bool = false,
    mistake: @escaping MistakenHost<FatSlider>.Mistake = { $0.pass($1, at: $2) }
  ) throws -> [String] {
    let kind = HostKind("mistaken-host", .fatSlider, FatSlider.Configuration()) {
      (control: FatSlider, policy) in
      var host = MistakenHost(control, policy: policy)
      (host.mistake, host.before, host.after) = (mistake, before, after)
      host.wantsFramesForPointers = framesForPointers
      return host
    }
    return try kind.lawsOfFilm(script)
  }

  @Test func `a host that passes everything on breaks no law`() throws {
    #expect(
      try laws("size 300 44; at 1; down 50 22; at 2; move 150 22; at 3; up; at 4; key left") == [])
  }

  @Test func `G3 finds frames that are wanted while a pointer rests`() throws {
    let script = "set isSticky false; size 300 44; down 50 22; move 60 22"
    #expect(try laws(script) == [])
    #expect(try laws(script, framesForPointers: true) == ["G3"])
  }

  @Test func `G9 finds keys that are exchanged after a pause`() throws {
    let found = try laws("bound 0.5; at 1; key left; at 2; key left") { host, input, time in
      defer { host.memory = time }
      guard let last = host.memory, time > last, input == .key(.left) else {
        return host.pass(input, at: time)
      }
      return host.pass(.key(.right), at: time)
    }
    #expect(found.contains("G9"))
  }

  @Test
  func `G8 finds a touch that is lost after a pause by a host of a value that changes over time`()
    throws
  {
    let kind = HostKind(
      "mistaken-host", ControlKind("changing-slider", ChangingSlider.self), NoConfiguration()
    ) { (control: ChangingSlider, policy) in
      var host = MistakenHost(control, policy: policy)
      host.mistake = { host, input, time in
        defer { host.memory = time }
        guard let last = host.memory, time > last, case .pointer(.up(_), let id) = input else {
          return host.pass(input, at: time)
        }
        return host.pass(.pointer(.cancel, id: id), at: time)
      }
      return host
    }
    #expect(try kind.lawsOfFilm("size 300 44; down 50 22; move 90 22; at 1; up").contains("G8"))
  }

  @Test func `G9 finds a wheel that turns by three notches at most`() throws {
    let found = try laws("set isSticky false; size 300 44") { host, input, time in
      guard case .scroll(let notches) = input, notches > 3 else {
        return host.pass(input, at: time)
      }
      return host.pass(.scroll(3), at: time)
    }
    #expect(found == ["G9"])
  }

  @Test func `G8 finds a second pointer that takes the control`() throws {
    let found = try laws("size 300 44") { host, input, time in
      var lost: [HostEffect] = []
      if case .pointer(.down, let id) = input, let tracked = host.trackedPointer, tracked != id {
        lost = host.pass(.lost(id: tracked), at: time).filter { $0 != .draw }
      }
      return lost + host.pass(input, at: time)
    }
    #expect(found.contains("G8"))
  }

  @Test func `G8 finds a touch that is lost because the end of the last one was lost`() throws {
    let found = try laws("size 300 44") { host, input, time in
      guard case .pointer(.down, let id) = input, host.trackedPointer == id else {
        return host.pass(input, at: time)
      }
      return host.pass(.frame, at: time)
    }
    #expect(found == ["G8"])
  }

  @Test func `G8 finds time in another unit`() throws {
    let found = try laws("size 300 44; down 50 22; move 150 22; up; at 0.01; frame") {
      $0.pass($1, at: 1000 * $2)
    }
    #expect(found.contains("G8"))
  }

  @Test func `G8 finds a key at a bound that is not announced`() throws {
    let found = try laws("size 300 44; key home") { host, input, time in
      host.pass(input, at: time).filter { input != .key(.home) || $0 != .announce }
    }
    #expect(found.contains("G8"))
  }

  @Test func `G8 finds animations that are not drawn`() throws {
    let kind = HostKind("mistaken-host", .meshingSlider, MeshingSlider.Configuration()) {
      (control: MeshingSlider, policy) in
      var host = MistakenHost(control, policy: policy)
      host.mistake = { host, input, time in
        host.pass(input, at: time).filter { input != .frame || $0 != .draw }
      }
      return host
    }
    let script = "size 300 44; down 150 22; at 1; up; at 1.05; frame; at 1.1; frame"
    #expect(try kind.lawsOfFilm(script) == ["G8"])
  }

  @Test func `G5 finds a host that hears the owner once`() throws {
    let found = try laws("size 300 44") { host, input, time in
      guard case .bound(let value) = input else { return host.pass(input, at: time) }
      defer { host.memory = value }
      return host.memory == nil ? host.pass(input, at: time) : host.pass(.frame, at: time)
    }
    #expect(found == ["G5"])
  }

  @Test func `G5 finds a word of the owner from before the last change`() throws {
    let script = """
      set isSticky false; size 300 44; down 50 22; bound 0.7; move 150 22; up; at 1; frame
      """
    let found = try laws(script) { host, input, time in
      if case .bound(let value) = input, host.trackedPointer != nil { host.memory = value }
      let effects = host.pass(input, at: time)
      guard input == .frame, let word = host.memory else { return effects }
      host.memory = nil
      return host.pass(.bound(word), at: time)
    }
    #expect(found.contains("G5"))
  }

  @Test func `G4 finds a configuration that cancels a drag, or enables the control`() throws {
    let script = "size 300 44; down 50 22; move 60 22; configure thumbFraction 0.3; move 90 22"
    #expect(try laws(script) == [])
    #expect(try laws(script, before: .lost(id: 0)).contains("G4"))
    let disabled = "size 300 44; enabled no; configure thumbFraction 0.3"
    #expect(try laws(disabled, after: .enabled(true)).contains("G8"))
  }

  @Test func `G4 finds an enabled control that is enabled again and cancels`() throws {
    let found = try laws("size 300 44; down 50 22; enabled yes; move 60 22") { host, input, time in
      guard input == .enabled(true), let id = host.trackedPointer else {
        return host.pass(input, at: time)
      }
      return host.pass(.lost(id: id), at: time)
    }
    #expect(found.contains("G4"))
  }

  private func pairLaws(
    _ script: String, mistake: @escaping MistakenHost<RangeSlider>.Mistake
  ) throws -> [String] {
    let kind = HostKind("mistaken-host", .rangeSlider, RangeSlider.Configuration()) {
      (control: RangeSlider, policy) in
      var host = MistakenHost(control, policy: policy)
      host.mistake = mistake
      return host
    }
    return try kind.lawsOfFilm(script)
  }

  @Test func `G2 finds two pointers whose lift-off is forgotten, or whose end is shared`() throws {
    let forgotten = try pairLaws("size 328 44; down 14 22; down 314 22 @1; up; cancel @1") {
      host, input, time in
      host.pass(input, at: time).compactMap { effect in
        if case .committedPair = effect { return .cancelled }
        return effect == .announce ? nil : effect
      }
    }
    #expect(forgotten.contains("G2"))
    let shared = try pairLaws("size 328 44; down 14 22; down 314 22 @1; up; move 200 22 @1") {
      host, input, time in
      guard case .pointer(.up, let id) = input,
        let other = [host.trackedPointer, host.secondTrackedPointer].compactMap({ $0 })
          .first(where: { $0 != id })
      else { return host.pass(input, at: time) }
      _ = host.pass(.lost(id: other), at: time)
      return host.pass(input, at: time)
    }
    #expect(shared.contains("G2"))
  }

  @Test func `G5 finds a half of two bound values that is lost`() throws {
    let found = try pairLaws("size 328 44; bound nan 0.5") { host, input, time in
      guard case .boundPair(let lower, _) = input, lower.isNaN else {
        return host.pass(input, at: time)
      }
      return host.pass(.frame, at: time)
    }
    #expect(found.contains("G5"))
  }

  @Test func `G9 finds keys that do not move the thumb that was held last`() throws {
    let script = "size 328 44; focus lower; down 314 22; move 264 22; up; key left"
    let found = try pairLaws(script) { host, input, time in
      if case .key = input { _ = host.pass(.focused(.lower), at: time) }
      return host.pass(input, at: time)
    }
    #expect(found.contains("G9"))
  }
}
