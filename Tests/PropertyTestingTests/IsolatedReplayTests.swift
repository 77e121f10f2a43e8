import Foundation
import Testing

@testable import PropertyTesting

/// Replayed cases and whole runs that trap or hang in child processes.
@Suite struct IsolatedReplayTests {
  static let numbers = RecoveryTests.numbers

  func folder() -> String { ".build/tests/replay-\(UInt64.random(in: 0 ... .max))" }

  // MARK: Replays and notes

  @Test func `a replay that traps leaves the case of another trap alone`() async throws {
    let folder: String = folder()
    await #expect(processExitsWith: .trap) { [folder = folder as String] in
      _ = RecoveryTests.run(folder) { n in
        if n >= 1000 { fatalError("A") }
        return true
      }
    }
    // The replay traps elsewhere, straight in its process.
    await #expect(processExitsWith: .trap) { [folder = folder as String] in
      let property = Property("p", RecoveryTests.numbers) { (n: Int) in
        if n == 5 { fatalError("B") }
        return true
      }
      let replay = RecoveryTests.numbers.encode(5)
      _ = property.run(
        RunSettings(replay: replay, isolation: .off, failureStorage: .folder(folder)))
    }
    let found = RecoveryTests.run(folder) { n in
      if n >= 1000 { fatalError("A") }
      return true
    }
    #expect(found.counterexample?.value == "1000")
    #expect(found.counterexample?.failure.message.hasSuffix("A") == true)
  }

  @Test func `a replay that holds leaves the case of a trap alone`() throws {
    let folder = folder()
    let note = try #require(try CaseNote.open(of: "p", in: folder)).note
    note.note(.words([7]))
    note.leave()
    #expect(RecoveryTests.run(folder, replay: Self.numbers.encode(5)) { $0 >= 0 }.isSuccess)
    let left = try #require(try CaseNote.open(of: "p", in: folder)).leftovers
    #expect(left.map(\.leftover?.noted) == [.words([7])])
  }

  @Test func `a replayed case that traps or hangs does not end this process`() async {
    let words = Self.numbers.encode(5000)
    let trap = RecoveryTests.run(folder(), replay: words) { n in
      if n >= 1000 { fatalError("too large") }
      return true
    }
    #expect(trap.counterexample?.value == "1000" && trap.counterexample?.firstValue == "5000")
    #expect(trap.counterexample?.failure.message.hasSuffix("too large") == true)
    let property = Property("hang", .integers(in: 0...5)) { (n: Int) in
      while n >= 2 { Platform.sleep(seconds: 0.01) }
      return true
    }
    let settings = RunSettings(replay: [4], caseTimeLimit: .seconds(1), failureStorage: .none)
    let hang = await onThread { property.run(settings) }
    #expect(hang.counterexample?.value == "2")
    #expect(hang.counterexample?.failure.law == "hang, without hanging")
  }

  @Test func `a replayed case that awaits and traps does not end this process`() async {
    let settings = RunSettings(replay: Self.numbers.encode(5000), failureStorage: .none)
    let result = await AnyProperty.run("p", Self.numbers, settings: settings) { n in
      await Task.yield()
      if n >= 1000 { fatalError("too large") }
      return .holds
    }
    #expect(result.counterexample?.value == "1000")
  }

  @Test func `a replayed case runs straight in the process if the settings say so`() async {
    await #expect(processExitsWith: .trap) {
      let property = Property("p", Domain<Int>.integers) { (_: Int) in fatalError("straight") }
      _ = property.run(RunSettings(replay: [1], isolation: .off))
    }
  }

  @Test func `a replayed case that no child process can run runs in this process`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let settings = RunSettings(replay: RecoveryTests.numbers.encode(5000), failureStorage: .none)
      let result = await AnyProperty.run("p", RecoveryTests.numbers, settings: settings) { n in
        await MainActor.run { n < 1000 }
          ? .holds : .fails(PropertyFailure(law: "small"))
      }
      precondition(result.counterexample?.value == "1000")
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("p: no child process can run the replayed case, so it runs in this one: "))
  }

  // MARK: A whole run in a child process

  @Test func `an isolated run survives a trap and reports it at once`() async throws {
    let folder: String = folder()
    let settings = RunSettings(seed: 1, isolation: .all, failureStorage: .folder(folder))
    let property = Property("p", Self.numbers) { (n: Int) in
      if n >= 1000 { fatalError("too large") }
      return true
    }
    #expect(property.run(settings).counterexample?.value == "1000")
    let async = await AnyProperty.run("async", Self.numbers, settings: settings) { n in
      await Task.yield()
      if n >= 1000 { fatalError("too large") }
      return .holds
    }
    #expect(async.counterexample?.value == "1000")
    let holds = Property("holds", Self.numbers) { (n: Int) in n >= 0 }.run(settings)
    #expect(holds.isSuccess && holds.cases == 1000)
    let fails = Property("fails", Self.numbers) { (n: Int) in n < 1000 }.run(settings)
    #expect(fails.counterexample?.value == "1000" && fails.counterexample?.flakiness == nil)
  }

  @Test func `an isolated run that stores no failures survives a trap as well`() {
    let settings = RunSettings(seed: 1, isolation: .all, failureStorage: .none)
    for limit in [1000, 2000] {
      let property = Property("an isolated run without a folder", Self.numbers) { (n: Int) in
        if n >= limit { fatalError("too large") }
        return true
      }
      let found = property.run(settings).counterexample
      #expect(found?.value == "\(limit)" && found?.failure.message.hasSuffix("too large") == true)
    }
    let fails = Property("fails without a folder", Self.numbers) { (n: Int) in n < 1000 }
    for _ in 1...2 { #expect(fails.run(settings).counterexample?.casesToFirst ?? 0 > 1) }
  }

  @Test func `an isolated run survives a hang and reports it`() async {
    let property = Property("hang", Domain<Int>.integers(in: 0...5)) { (n: Int) in
      while n >= 2 { Platform.sleep(seconds: 0.01) }
      return true
    }
    let settings = RunSettings(
      caseTimeLimit: .milliseconds(100), isolation: .all, failureStorage: .folder(folder()))
    let result = await onThread { property.run(settings) }
    #expect(result.counterexample?.failure.law == "hang, without hanging")
    #expect(result.counterexample?.value == "2")
  }
}
