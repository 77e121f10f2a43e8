import ControlHost
import GestureEngine
import GestureLaws
import Testing

@testable import Playground

@Suite struct HostKeyTests {
  @Test(arguments: [
    (HostKey.right, "leftToRight", "adjust up"), (.right, "rightToLeft", "adjust down"),
    (.up, "topToBottom", "adjust down"), (.pageUp, "rightToLeft", "adjust pageUp"),
    (.end, "rightToLeft", "adjust maximum"),
  ])
  func `an arrow along the track moves the thumb in its own direction`(
    key: HostKey, direction: String, event: String
  ) throws {
    let traits = try traits(of: "control fat-slider\nset direction \(direction)\n")
    #expect(key.events(for: traits, value: 0.5, isTracking: false).map(\.text) == [event])
  }

  @Test func `the keys of a control without a host are those of a host`() throws {
    for key in HostKey.allCases {
      for value in [0.0, 1] {
        var toggle = MorphToggle()
        _ = toggle.handle(.set(value))
        var host = ControlHost(toggle)
        for event in key.events(for: toggle.traits, value: value, isTracking: false) {
          _ = toggle.handle(event)
        }
        _ = host.handle(.key(key), at: 0)
        #expect(toggle.value == host.value, "\(key.name) at \(value)")
      }
    }
  }

  @Test func `escape reverts only while a touch is tracked`() throws {
    let traits = try traits(of: "control fat-slider\n")
    #expect(HostKey.escape.events(for: traits, value: 0, isTracking: true) == [.revert])
    #expect(HostKey.escape.events(for: traits, value: 0, isTracking: false).isEmpty)
    #expect(HostKey.right.events(for: traits, value: 0, isTracking: true).isEmpty)
    #expect(HostKey.activate.events(for: traits, value: 0, isTracking: false).isEmpty)
  }

  private func traits(of script: String) throws -> ControlTraits {
    let file = try DragFile(reading: "dragnet 1\n\(script)".utf8, kinds: Demo.kinds)
    return try file.script.start().traits
  }
}
