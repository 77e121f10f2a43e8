import ControlHost
import GestureEngine
import GestureTesting
import Testing

@testable import GestureLaws

/// Each sentence about a host, as a script with its expectations.
struct HostTests {
  /// Plays a script, and records an issue for each expectation that the host does not meet.
  func play(
    _ text: String, on kind: HostKind = .progressSlider,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = try DragFile(reading: text, kinds: [], hosts: [kind], host: kind)
    guard case .inputs(let script) = file.subject else {
      Issue.record("not a script of a host", sourceLocation: sourceLocation)
      return
    }
    let trace = try script.play()
    for line in file.expectations {
      if let message = line.mismatch(in: trace) {
        Issue.record("line \(line.line): \(message)", sourceLocation: sourceLocation)
      }
    }
    for finding in HostLawBook.hosts.findings(in: script) {
      Issue.record("\(finding.law): \(finding.breach.message)", sourceLocation: sourceLocation)
    }
  }

  @Test func `the effects of a drag come in their order`() throws {
    try play(
      """
      set step 0.5; size 100 44
      expect effects draw
      down 20 22
      expect effects began draw
      move 90 22
      expect effects changed 0.5 ticks 1 draw
      up 110 22
      expect effects changed 1 ticks 1 reachedEnd committed 1 announce draw
      """)
  }

  @Test func `a cancel of another pointer changes nothing`() throws {
    try play(
      "size 300 44; down 50 22; cancel @4; expect effects none; lost @4; expect effects none")
  }

  @Test(arguments: ["cancel", "lost @0", "key escape", "enabled no"])
  func `a gesture is cancelled by`(input: String) throws {
    try play("size 300 44; down 50 22; \(input); expect editing cancelled")
  }

  @Test func `the loss of a pointer's end closes its gesture before the next one`() throws {
    try play(
      "size 300 44; down 50 22; move 200 22; down 60 22; expect effects cancelled began draw")
  }

  @Test func `a pointer that goes down nowhere does not end the gesture`() throws {
    try play("size 300 44; down 50 22; down nan 22; expect effects none")
  }

  @Test func `escape reverts whatever the policy, and is nothing without a gesture`() throws {
    try play(
      """
      size 300 44; key escape; expect effects none
      down 50 22; move 210 22; expect change yes; key escape; expect value 0
      expect effects changed 0 cancelled announce draw
      """)
  }

  @Test(arguments: [
    ("leftToRight", "right", "left"), ("rightToLeft", "left", "right"),
    ("bottomToTop", "up", "down"), ("topToBottom", "down", "up"),
  ])
  func `arrow keys follow the direction`(direction: String, more: String, less: String) throws {
    try play(
      """
      set direction \(direction); key \(more)
      expect effects began changed 0.1 committed 0.1 announce draw
      key \(more) fine; expect value 0.11; key \(less); expect value 0.01
      """)
  }

  @Test(arguments: ["leftToRight", "rightToLeft", "bottomToTop", "topToBottom"])
  func `across the track, right and up increment`(direction: String) throws {
    let keys = direction.hasSuffix("t") || direction.hasPrefix("r") ? "up" : "right"
    try play("set direction \(direction); key \(keys); expect value 0.1")
  }

  @Test func `pages, home and end do not depend on the direction`() throws {
    try play(
      """
      set direction rightToLeft; key pageUp; expect value 0.2; key end; expect value 1
      expect effects began changed 1 reachedEnd committed 1 announce draw
      key pageDown; expect value 0.8; key home; expect value 0
      """)
  }

  @Test func `a key at a bound announces the value, and is no gesture`() throws {
    try play("key home; expect effects announce")
  }

  @Test func `a key during a gesture does nothing`() throws {
    try play(
      "size 300 44; down 50 22; key right; expect effects none; scroll 2; expect effects none")
  }

  @Test func `activate flips a toggle and nothing else`() throws {
    try play(
      """
      key activate; expect effects began changed 1 reachedEnd committed 1 announce draw frames yes
      key activate; expect value 0
      """, on: .morphToggle)
    try play("key activate; expect effects none")
  }

  @Test func `whole notches adjust the value and the rest waits`() throws {
    try play(
      """
      scroll 0.4; expect effects none
      scroll 0.4; expect effects none
      scroll 0.4; expect value 0.1; expect effects began changed 0.1 committed 0.1 announce draw
      scroll 2.8; expect value 0.4; scroll -1; expect value 0.3
      scroll nan; expect effects none; scroll 1e300; expect value 1
      """)
    let tenths = String(repeating: "scroll 0.1;", count: 10)
    try play("\(tenths) expect value 0.1")
  }

  @Test func `the present size, the present value and NaN change nothing`() throws {
    try play(
      """
      size 300 44; size 300 44; expect effects none
      bound 0.5; expect effects draw; bound 0.5; expect effects none
      bound nan; expect effects none; size -3 nan; expect effects draw
      size 0 0; expect effects none
      """)
  }

  @Test func `a held value is shown 0.05 s after the gesture`() throws {
    try play(
      """
      size 300 44; down 50 22; move 210 22; expect change yes; at 1; bound 0.7
      expect effects frames yes
      at 2; up; expect editing committed
      at 2.04; frame; expect effects none
      at 2.05; frame; expect value 0.7; expect effects draw frames no
      """)
  }

  @Test func `a change that is reported later makes a held value old`() throws {
    try play(
      """
      size 300 44; down 50 22; bound 0.7; move 215 22; expect change yes; up
      at 1; frame; expect value 0.51666666666666672
      """)
  }

  @Test func `a bound value that equals the present one drops the held one`() throws {
    try play(
      """
      size 300 44; down 50 22; move 210 22; bound 0.7; bound 0.5; bound nan; up; at 1; frame
      expect value 0.5
      """)
  }

  @Test func `a held value waits for the end of the next gesture`() throws {
    try play(
      """
      size 300 44; down 50 22; bound 0.7; up; at 0.04; down 50 22; at 1; frame; expect value 0
      up; at 1.05; frame; expect value 0.7
      """)
  }

  @Test func `a player's clock is dropped until it reaches the committed value`() throws {
    try play(
      """
      policy ignores; size 300 44; bound 0.2; expect value 0.2
      at 1; down 50 22; bound 0.21; expect effects none; move 210 22; up; expect value 0.7
      at 1.1; bound 0.22; expect value 0.7; bound 0.695; expect value 0.695; bound 0.3
      expect value 0.3
      """)
  }

  @Test func `a player that does not seek is shown after half a second`() throws {
    try play(
      """
      policy ignores; size 300 44; down 50 22; move 210 22; up; at 0.49; bound 0.2
      expect value 0.5; at 0.5; bound 0.2; expect value 0.2
      """)
  }

  @Test func `an owner that rebases moves the drag`() throws {
    try play(
      """
      policy rebases; size 300 44; down 50 22; move 210 22; bound 0.1; expect value 0.1
      move 240 22; expect value 0.2
      """)
  }

  @Test func `a disabled control shows bound values and takes nothing`() throws {
    try play(
      """
      size 300 44; enabled no; expect effects draw; enabled no; expect effects none
      down 50 22; expect effects none; key right; expect effects none; scroll 1
      expect effects none; bound 0.5; expect value 0.5; enabled yes; move 200 22
      expect effects none; key right; expect value 0.6
      """)
  }

  @Test func `a new configuration keeps the value, snapped`() throws {
    try play(
      """
      bound 0.337; configure step 0.1; expect value 0.3; expect effects draw
      configure step -1; expect effects none; configure value 0.9; expect value 0.3
      """)
  }

  @Test(
    arguments: [
      (
        HostKind.fatSlider,
        "set isSticky false; size 300 44; down 50 22; move 150 22; configure thumbFraction 0.5",
        "move 180 22", 0.7
      ),
      (
        .progressSlider, "size 300 44; down 50 22; move 210 22; configure overshoot accumulates",
        "move 240 22", 0.6
      ),
      (
        .stepSlider,
        "set stops 0,1,2,3,4; size 500 130; down 50 40; move 160 40; configure sideOffset 90",
        "move 235 40", 2
      ),
      (.meshingSlider, "size 344 60; down 2 30; configure falloff 0.5", "move 172 30", 17.5),
      (.morphToggle, "down 25 15; configure stroke 4", "up 25 15", 1),
    ] as [(HostKind, String, String, Double)])
  func `a drag goes on with a new configuration`(
    kind: HostKind, start: String, move: String, value: Double
  ) throws {
    try play("\(start); expect editing none; \(move); expect value \(value)", on: kind)
  }

  @Test func `a new direction cancels the gesture by the old configuration`() throws {
    try play(
      """
      set onCancel reverts; size 300 44; bound 0.2; down 50 22; move 210 22
      configure direction rightToLeft; expect effects changed 0.2 cancelled draw
      expect value 0.2
      """)
  }

  @Test func `the clock never goes back`() throws {
    try play(
      """
      at 5; key activate; expect effects began changed 1 reachedEnd committed 1 announce draw frames yes
      at 4; frame; expect effects none; at nan; frame; expect effects none
      at 5.1; frame; expect effects draw; at 9; frame; expect effects draw frames no
      """, on: .morphToggle)
  }

  @Test func `a motion ends in a time that is longer than the largest number`() throws {
    try play(
      """
      at -1e308; key activate; expect effects began changed 1 reachedEnd committed 1 announce draw frames yes
      at 1e308; frame; expect effects draw frames no
      """, on: .morphToggle)
  }

  @Test func `a sticky control reports its return and where it was let go`() throws {
    try play(
      """
      size 300 44; down 50 22; move 150 22; expect effects changed 0.5 draw; up
      expect effects changed 0 committed 0.5 announce draw frames yes
      """, on: .fatSlider)
  }

  @Test func `the example of the module is right`() throws {
    var host = try ControlHost(ProgressSlider(.init()))
    _ = host.handle(.laidOut(GestureSize(width: 300, height: 44)), at: 0)
    _ = host.handle(.pointer(.down(GesturePoint(x: 50, y: 22))), at: 1)
    let effects = host.handle(.pointer(.move(GesturePoint(x: 150, y: 22))), at: 1.016)
    #expect(Array(effects) == [.changed(0.3), .draw])
    #expect(host.value == 0.3 && host.trackedPointer == 0 && !host.wantsFrames)
    #expect(effects.contains(.draw) && !effects.isEmpty && HostEffects().isEmpty)
  }

  @Test(arguments: HostKind.engine.map(\.name))
  func `a control of the engine in its host obeys every law`(name: String) throws {
    let kind = try #require(HostKind.engine.first { $0.name == name })
    check(.laws(of: kind), settings: RunSettings(cases: 150))
  }
}
