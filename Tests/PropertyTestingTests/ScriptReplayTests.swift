import Synchronization
import Testing

@testable import PropertyTesting

/// Tests of the replay of scripts, which child processes run first.
@Suite struct ScriptReplayTests {
  private static let ending = LawEntry("E", name: "ends", sentence: "every script ends")

  /// Returns a script with these problems; it traps in between if `traps` says so.
  private static func script(
    _ problems: [ReplayProblem] = [], expectsEnd: Bool = false, traps: Bool = false,
    run: @escaping () -> Void = {}
  ) -> ScriptReplay.Script {
    var kept = KeptCase(
      words: nil,
      problems: {
        run()
        if traps { fatalError("this script traps") }
        return problems
      }, explanation: { _ in CaseExplanation() })
    kept.expectsEnd = expectsEnd
    return ScriptReplay.Script(kept, ending: ending)
  }

  @Test func `each script runs once in this process, and those that trap do not`() {
    final class Runs: Sendable { let names = Mutex<[String]>([]) }
    let runs = Runs()
    func note(_ name: String) -> () -> Void { { runs.names.withLock { $0.append(name) } } }
    let found = ScriptReplay(RunSettings()).problems(of: [
      Self.script(run: note("a")), Self.script(traps: true, run: note("b")),
      Self.script([ReplayProblem("c")], run: note("c")),
      Self.script(expectsEnd: true, traps: true, run: note("d")),
    ])
    #expect(runs.names.withLock { $0 } == ["a", "c"])
    #expect(found.map(\.count) == [0, 1, 1, 0])
    #expect(found[1].first?.law == "E")
    #expect(found[1].first?.message.contains("this script traps (ends: every script ends)") == true)
    #expect(found[2] == [ReplayProblem("c")])
  }

  @Test func `scripts may take longer together than a case may take`() {
    let slow = Self.script { Platform.sleep(seconds: 0.3) }
    let settings = RunSettings(caseTimeLimit: .seconds(1))
    let found = ScriptReplay(settings).problems(of: Array(repeating: slow, count: 4))
    #expect(found == [[], [], [], []])
  }

  @Test func `a script that hangs is found, and those after it are played`() {
    final class Runs: Sendable { let count = Mutex(0) }
    let runs = Runs()
    let settings = RunSettings(caseTimeLimit: .seconds(1))
    let found = ScriptReplay(settings).problems(of: [
      Self.script(expectsEnd: true) { while Platform.isChild {} },
      Self.script([ReplayProblem("b")]) { runs.count.withLock { $0 += 1 } },
    ])
    #expect(found == [[], [ReplayProblem("b")]])
    #expect(runs.count.withLock { $0 } == 1)
  }

  @Test func `a script that traps ends this process if the settings say so`() async {
    await #expect(processExitsWith: .trap) {
      let settings = RunSettings(isolation: .off)
      _ = ScriptReplay(settings).problems(of: [ScriptReplayTests.script(traps: true)])
    }
  }
}
