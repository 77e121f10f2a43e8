import ControlHost
import GestureEngine
import Testing

@Suite struct OwnerPolicyTests {
  @Test func `a policy that changes during a gesture leaves no gesture behind`() throws {
    var host = ControlHost(try ProgressSlider(.init()), policy: .holds)
    _ = host.handle(.laidOut(GestureSize(width: 300, height: 44)), at: 0)
    _ = host.handle(.pointer(.down(GesturePoint(x: 50, y: 22))), at: 1)
    _ = host.handle(.bound(0.7), at: 1)
    host.policy = .rebases
    _ = host.handle(.pointer(.up(nil)), at: 2)
    #expect(host.control.value != 0.7)
    _ = host.handle(.frame, at: 3)
    #expect(host.control.value == 0.7 && !host.wantsFrames)
    host.policy = .holds
    _ = host.handle(.bound(0.25), at: 4)
    _ = host.handle(.frame, at: 5)
    #expect(host.control.value == 0.25 && !host.wantsFrames)
  }

  @Test(arguments: [(OwnerPolicy.holds, 0.7), (.ignores, 0)])
  func `a policy other than rebases counts from the moment when it is set`(
    policy: OwnerPolicy, ending: Double
  ) throws {
    var host = ControlHost(try ProgressSlider(.init()), policy: .rebases)
    _ = host.handle(.laidOut(GestureSize(width: 300, height: 44)), at: 0)
    _ = host.handle(.pointer(.down(GesturePoint(x: 50, y: 22))), at: 1)
    host.policy = policy
    _ = host.handle(.bound(0.7), at: 1)
    #expect(host.control.value == 0)
    _ = host.handle(.pointer(.up(nil)), at: 2)
    _ = host.handle(.frame, at: 3)
    #expect(host.control.value == ending)
  }
}
