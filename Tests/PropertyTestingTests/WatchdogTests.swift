import Foundation
import Synchronization
import Testing

@testable import PropertyTesting

@Suite struct WatchdogTests {
  static func folder() -> String { ".build/tests/watchdog-\(UInt64.random(in: 0 ... .max))" }

  /// Watches a case until a stopwatch has shown many times its limit.
  ///
  /// - Parameters:
  ///   - isDebugged: Whether a debugger controls the process.
  ///   - waits: Whether a thread waits for a CPU all the time.
  /// - Throws: An error if the case cannot be noted.
  static func watch(isDebugged: Bool = false, waits: Bool = false) throws {
    let note = try #require(try CaseNote.open(of: "p", in: folder())).note
    let children = ChildRunner(
      AnyProperty("p", .integers) { (_: Int) in .holds }, caseTimeLimit: nil)
    note.note(.words([1]))
    let start = ContinuousClock.now
    let seconds = Mutex(0)
    let watchdog = Watchdog(
      note, limit: .milliseconds(50), children: children, isDebugged: { isDebugged },
      makeStopwatch: {
        Stopwatch(
          now: { start + .seconds(seconds.withLock { $0 }) },
          waits: {
            let next = seconds.withLock { seconds in
              seconds += 1
              return seconds
            }
            return waits ? [7: UInt64(next) * 2_000_000_000] : [:]
          })
      })
    while seconds.withLock({ $0 }) < 10 { Platform.sleep(seconds: 0.01) }
    watchdog.stop()
    note.remove()
  }

  @Test func `a case that hangs ends the process, with the line that repeats it`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { try WatchdogTests.watch() }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("p hangs: a case still runs after 0.05 seconds\n  for      1\n"))
    #expect(output.contains("  again    DRAGNET_REPLAY=\"1\" swift test\n"))
    #expect(output.contains("DRAGNET_CASE_SECONDS=none"))
  }

  @Test func `a case under a debugger may take any time`() async {
    await #expect(processExitsWith: .success) { try WatchdogTests.watch(isDebugged: true) }
  }

  @Test func `the time for which the process waits for a CPU is not part of a case`() async {
    await #expect(processExitsWith: .success) { try WatchdogTests.watch(waits: true) }
  }

  @Test(arguments: [false, true])
  func `the time for which no task gets a thread hardly counts`(isFree: Bool) async {
    await #expect(processExitsWith: isFree ? .signal(SIGABRT) : .success) { [isFree] in
      let note = try #require(try CaseNote.open(of: "p", in: WatchdogTests.folder())).note
      let children = ChildRunner(
        AnyProperty("p", .integers) { (_: Int) in .holds }, caseTimeLimit: nil)
      note.note(.words([1]))
      let watchdog = Watchdog(
        note, limit: .milliseconds(200), children: children, isDebugged: { false },
        startProbe: { { isFree } })
      Platform.sleep(seconds: 1)
      watchdog.stop()
      note.remove()
    }
  }

  @Test func `a probe runs once a thread for tasks is free`() async {
    let probe = TaskProbe()
    while !probe.hasRun { await Task.yield() }
  }

  @Test func `no debugger controls this process`() { #expect(!Platform.isDebugged) }

  @Test func `a replayed case may take any time in this process`() async {
    await #expect(processExitsWith: .success) {
      let property = Property("slow", .integers) { (_: Int) in
        Platform.sleep(seconds: 0.5)
        return true
      }
      let result = property.run(
        RunSettings(
          replay: [1], caseTimeLimit: .milliseconds(50), isolation: .off,
          failureStorage: .folder(WatchdogTests.folder())))
      precondition(result.isSuccess)
    }
  }

  @Test func `variables set the time limit of a case and the isolation`() throws {
    func settings(_ name: String, _ text: String) throws -> RunSettings {
      RunSettings(seed: 1).overridden(by: try DragnetVariables([name: text]))
    }
    #expect(try settings("DRAGNET_CASE_SECONDS", "none").caseTimeLimit == nil)
    #expect(try settings("DRAGNET_CASE_SECONDS", "0.5").caseTimeLimit == .milliseconds(500))
    #expect(try settings("DRAGNET_ISOLATION", "off").isolation == .off)
    #expect(try settings("DRAGNET_ISOLATION", "all").isolation == .all)
    #expect(RunSettings().isolation == .suspects)
    #expect(throws: VariableError.self) { try settings("DRAGNET_CASE_SECONDS", "0") }
    #expect(throws: VariableError.self) { try settings("DRAGNET_ISOLATION", "none") }
  }
}
