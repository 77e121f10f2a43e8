import Foundation
import Testing

@testable import PropertyTesting

/// Cases that end the process by a call of `exit`.
@Suite struct ExitTests {
  func folder() -> String { ".build/tests/exits-\(UInt64.random(in: 0 ... .max))" }

  /// A property that exits for numbers from 1000 on.
  static func exits(_ folder: String, isolation: RunSettings.Isolation = .suspects) -> RunResult {
    Property("stays", .integers(in: 0...1_000_000)) { (n: Int) in
      if n >= 1000 { exit(0) }
      return true
    }.run(RunSettings(seed: 1, isolation: isolation, failureStorage: .folder(folder)))
  }

  @Test func `a case that exits ends the process, and the next run shrinks it`() async {
    let folder: String = folder()
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      _ = ExitTests.exits(folder)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "stays exits: the process of the tests exits while a case is judged\n  for      "))
    #expect(output.contains("\n  next     run again: "))
    for _ in 1...2 { Self.expectFound(Self.exits(folder)) }
  }

  private static func expectFound(
    _ result: RunResult, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = result.counterexample
    #expect(found?.value == "1000" && found?.isSmallest == true, sourceLocation: sourceLocation)
    #expect(found?.failure.law == "stays, without exiting", sourceLocation: sourceLocation)
    let place = found?.failure.place ?? ""
    #expect(place.contains("ExitTests.swift:"), sourceLocation: sourceLocation)
  }

  @Test func `a run whose cases are all isolated reports the case at once`() {
    Self.expectFound(Self.exits(folder(), isolation: .all))
  }

  @Test func `a replayed case that exits is a failure`() {
    let folder = folder()
    let result = Property("stays", .integers(in: 0...1_000_000)) { (n: Int) in
      if n >= 1000 { exit(0) }
      return true
    }.run(
      RunSettings(
        replay: Domain<Int>.integers(in: 0...1_000_000).encode(5000)!,
        failureStorage: .folder(folder)))
    Self.expectFound(result)
  }

  @Test func `calls of exit in different functions are different failures`() {
    @Sendable func early(_ n: Int) { if n >= 500 { exit(0) } }
    @Sendable func late(_ n: Int) { if n >= 10 { exit(0) } }
    let result = Property("stays", .integers(in: 0...1_000_000)) { (n: Int) in
      early(n)
      late(n)
      return true
    }.run(RunSettings(seed: 1, isolation: .all, failureStorage: .folder(folder())))
    let found = [result.counterexample].compactMap(\.self) + result.others
    #expect(Set(found.map(\.value)) == ["10", "500"])
  }

  @Test func `a process that exits between two runs exits as usual`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .exitCode(3)) { [folder = folder as String] in
      let property = Property("holds", .integers) { (_: Int) in true }
      precondition(property.run(RunSettings(failureStorage: .folder(folder))).isSuccess)
      exit(3)
    }
  }
}
