import Foundation
import Testing

@testable import PropertyTesting

/// A trap or a hang in a child process counts only if child processes can run the property at all.
@Suite struct ControlTests {
  static let numbers = Domain<Int>.integers(in: 0...1_000_000)

  /// A property that traps in every child process, as if the platform did not allow what it does.
  static func property() -> AnyProperty {
    AnyProperty("p", numbers) { _ in
      if Platform.isChild { abort() }
      return .holds
    }
  }

  func unknown(_ finding: ChildRunner.Finding) -> String? {
    if case .unknown(let reason) = finding { return reason }
    return nil
  }

  @Test func `a trap is not believed if a case that passed traps in the same way`() throws {
    let children = ChildRunner(Self.property(), caseTimeLimit: .seconds(1))
    let suspect = ChildRunner.Suspect(
      noted: .generated(seed: 1, index: 5), survivor: .generated(seed: 1, index: 4))
    #expect(
      unknown(children.examine(suspect))
        == "a case that passed in the last run traps there in the same way")
  }

  @Test func `a trap is believed if the case that passed survives or traps elsewhere`() throws {
    let traps = AnyProperty("p", Self.numbers) { n in
      if n == 5 { fatalError("five") }
      if n == 6 { fatalError("six") }
      return .holds
    }
    let children = ChildRunner(traps, caseTimeLimit: .seconds(1))
    let five = NotedCase.words(try #require(Self.numbers.encode(5)))
    let six = NotedCase.words(try #require(Self.numbers.encode(6)))
    for survivor in [nil, six, .words([])] {
      guard case .ends = children.examine(.init(noted: five, survivor: survivor)) else {
        Issue.record("the trap was not believed, with \(String(describing: survivor))")
        return
      }
    }
    guard case .survives = children.examine(.init(noted: .words([]), survivor: five)) else {
      Issue.record("the case did not survive")
      return
    }
  }

  @Test func `a trap is not believed if every child process traps`() async {
    await #expect(processExitsWith: .success) {
      pthread_atfork(nil, nil) { abort() }
      let property = AnyProperty("p", .integers) { (_: Int) in .holds }
      let error = #expect(throws: ChildError.self) { try property.trap(in: [1]) }
      #expect(error?.reason == "a child process that does nothing does not survive either")
    }
  }

  @Test func `a property that always traps is believed to trap`() {
    let children = ChildRunner(
      AnyProperty("p", Self.numbers) { _ in fatalError("always") }, caseTimeLimit: .seconds(1))
    guard case .ends = children.examine(.init(noted: .words([7]))) else {
      Issue.record("the trap was not believed")
      return
    }
  }

  @Test func `a hang is not believed if the simplest case hangs as well`() {
    let hangs = AnyProperty("p", Self.numbers) { _ in
      while true { Platform.sleep(seconds: 1) }
    }
    let finding = ChildRunner(hangs, caseTimeLimit: .milliseconds(100)).examine(
      .init(noted: .words([7])))
    #expect(unknown(finding) == "the simplest case hangs there as well")
  }

  @Test func `without a time limit no case hangs`() {
    let slow = AnyProperty("p", Self.numbers) { n in
      while n > 0 { Platform.sleep(seconds: 1) }
      return .holds
    }
    var children = ChildRunner(slow, caseTimeLimit: nil)
    children.mostSeconds = 0.1
    let finding = children.examine(.init(noted: .words([7])))
    #expect(unknown(finding)?.hasSuffix("and has no time limit") == true)
  }

  @Test func `a case that no child process can judge is watched when it is tried again`()
    async throws
  {
    let folder: String = ".build/tests/control-\(UInt64.random(in: 0 ... .max))"
    let note = try #require(try CaseNote.open(of: "p", in: folder)).note
    note.note(.words([7]))
    note.leave()
    let result = await #expect(
      processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      let hangs = AnyProperty("p", ControlTests.numbers) { _ in
        while true { Platform.sleep(seconds: 1) }
      }
      _ = hangs.run(
        RunSettings(caseTimeLimit: .milliseconds(100), failureStorage: .folder(folder)))
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("no child process can run it: the simplest case hangs there as well"))
    #expect(output.contains("p hangs: a case still runs after 0.1 seconds"))
  }

  @Test func `a run whose child processes do not work says so and goes on`() async throws {
    let folder: String = ".build/tests/control-\(UInt64.random(in: 0 ... .max))"
    // A run was killed in case 20; the case before it had passed.
    let note = try #require(try CaseNote.open(of: "p", in: folder)).note
    note.note(.generated(seed: 1, index: 19))
    note.note(.generated(seed: 1, index: 20))
    note.leave()
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      let result = ControlTests.property().run(
        RunSettings(seed: 2, cases: 10, failureStorage: .folder(folder)))
      precondition(result.isSuccess)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("p: the last run did not survive a case, "))
    #expect(output.contains("and no child process can run it: a case that passed in the last run"))
    #expect(output.components(separatedBy: "did not survive").count == 2, "it is said once")
    #expect(try CaseNote.open(of: "p", in: folder)?.leftovers.isEmpty == true)
  }
}
