import ControlHost
import GestureEngine
import GestureLaws
import Testing

/// Each law of hosts finds the fault that it forbids in a host with two values.
struct RangeHostFaultTests {
  private func pairLaws(
    _ script: String, fault: @escaping FaultyHost<RangeSlider>.Fault
  ) throws -> [String] {
    let kind = HostKind("faulty-host", .rangeSlider, RangeSlider.Configuration()) {
      (control: RangeSlider, policy) in
      FaultyHost(control, policy: policy, fault: fault)
    }
    return try kind.lawsOfFilm(script)
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
    // The control alone reports nothing, and the gesture that the owner's act begins is not announced, either.
    #expect(found == ["G4", "G5", "G8"])
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
