import Testing

@testable import PropertyTesting

/// A stack that counts and that can fail in several ways.
private struct Stack {
  var items: [Int] = []
  /// The receiver of a word when the stack is torn down.
  var log: Log?

  final class Log { var text = "" }
  struct Overflow: Error {}
}

/// An array as the model of a stack; a command that is not allowed would trap.
private struct StackMachine: StateMachine {
  enum Command: Hashable { case push(Int), pop }

  /// The number of items at which the stack behaves wrongly, and what it does then.
  var limit = Int.max
  var fault = Fault.response
  nonisolated(unsafe) var log: Stack.Log?

  enum Fault { case response, invariant, error, failure, discard }

  func makeModel() -> [Int] { [] }
  func makeSystem() -> Stack { Stack(log: log) }

  func commands(in items: [Int]) -> Domain<Command> {
    .one(
      of: Domain<Int>.integers(in: 0...9).map {
        .push($0)
      } back: {
        if case .push(let item) = $0 { item } else { nil }
      }, .just(.pop))
  }

  func isAllowed(_ command: Command, in items: [Int]) -> Bool { command != .pop || !items.isEmpty }

  func predict(_ command: Command, in items: inout [Int]) -> Int {
    switch command {
    case .push(let item): items.append(item)
    case .pop: items.removeLast()
    }
    return items.count
  }

  func run(_ command: Command, on stack: inout Stack) throws -> Int {
    switch command {
    case .push(let item): stack.items.append(item)
    case .pop: stack.items.removeLast()
    }
    guard stack.items.count >= limit else { return stack.items.count }
    switch fault {
    case .response: return 0
    case .invariant: stack.items.append(0)
    case .error: throw Stack.Overflow()
    case .failure: throw PropertyFailure(law: "the stack is small", message: "it is large")
    case .discard: throw Discard()
    }
    return limit
  }

  func isConsistent(_ stack: Stack, with items: [Int]) -> Bool { stack.items == items }

  func tearDown(_ stack: inout Stack) { stack.log?.text += "down " }
}

@Suite struct StateMachineTests {
  /// Returns the failure of these commands.
  private func failure(
    _ machine: StackMachine, _ commands: [StackMachine.Command]
  ) -> PropertyFailure? {
    Verdict(of: "counts", at: "here") {
      try machine.judge(commands, law: "counts", at: "here")
      return true
    }.failure
  }

  @Test func `a command that is not allowed is left out`() {
    let domain = StackMachine().sequences(count: 0...3)
    // "One more?", the kind of the command, and its item; the first command pops an empty stack.
    #expect(domain.value(of: [1, 1, 1, 0, 5, 1, 1, 0]) == [.push(5), .pop])
    #expect(domain.recording(of: [1, 1, 1, 0, 5, 1, 1, 0])?.choices == [1, 0, 5, 1, 1, 0])
    #expect(domain.encode([.push(5), .pop]) == [1, 0, 5, 1, 1, 0])
    #expect(domain.encode([.pop]) == nil)
  }

  @Test func `each command is a span`() {
    let domain = StackMachine().sequences(count: 0...3)
    let spans = domain.recording(of: [1, 0, 5, 1, 1, 0])?.spans ?? []
    #expect(spans.filter { $0.label == .element }.map(\.range) == [0..<3, 3..<5])
  }

  @Test func `a wrong response is a failure with all responses`() {
    let found = failure(StackMachine(limit: 2), [.push(1), .push(2), .push(3)])
    #expect(found?.law == "counts" && found?.place == "here")
    #expect(found?.message == ".push(1) → 1\n.push(2) → 0, but the model predicts 2")
  }

  @Test func `a broken invariant is a failure`() {
    let found = failure(StackMachine(limit: 1, fault: .invariant), [.push(7)])
    #expect(found?.law == "counts, and its invariants hold")
    #expect(
      found?.message == ".push(7) → 1\nthen the system is not consistent with the model, [7]")
  }

  @Test func `a thrown error is a failure`() {
    let found = failure(StackMachine(limit: 2, fault: .error), [.push(1), .push(2)])
    #expect(found?.law == "counts, without throwing Overflow")
    #expect(found?.message == ".push(1) → 1\n.push(2) threw Overflow()")
  }

  @Test func `a thrown failure keeps its law`() {
    let found = failure(StackMachine(limit: 1, fault: .failure), [.push(1)])
    #expect(found?.law == "the stack is small")
    #expect(found?.message == ".push(1): it is large")
  }

  @Test func `commands that are not allowed, and discards, discard the case`() {
    #expect(throws: Discard.self) {
      try StackMachine().judge([.pop], law: "", at: "")
    }
    #expect(throws: Discard.self) {
      try StackMachine(limit: 1, fault: .discard).judge([.push(1)], law: "", at: "")
    }
  }

  @Test func `every system is torn down`() {
    let log = Stack.Log()
    _ = failure(StackMachine(log: log), [.push(1)])
    _ = failure(StackMachine(limit: 1, fault: .error, log: log), [.push(1)])
    #expect(log.text == "down down ")
  }

  @Test func `commands shrink with their arguments`() {
    let property = Property("counts", of: StackMachine(limit: 3))
    for seed: UInt64 in 0..<20 {
      let found = property.run(RunSettings(seed: seed)).counterexample
      #expect(found?.value == "[.push(0), .push(0), .push(0)]", "seed \(seed)")
    }
  }

  @Test func `examples are tried first`() {
    let property = Property("counts", of: StackMachine(limit: 2))
      .examples([.push(3), .push(4)])
    let found = property.run(RunSettings(seed: 1, phases: [.explicit])).counterexample
    #expect(found?.value == "[.push(3), .push(4)]" && found?.casesToFirst == 1)
  }

  /// A machine that allows no command, or draws none.
  private struct LockedMachine: StateMachine {
    var draws = true
    func makeModel() -> Int { 0 }
    func makeSystem() -> Lock { Lock() }
    func commands(in model: Int) -> Domain<Int> {
      .integers(in: 0...9).filter { [draws] _ in draws }
    }
    func isAllowed(_ command: Int, in model: Int) -> Bool { false }
    func predict(_ command: Int, in model: inout Int) -> Int { 0 }
    func run(_ command: Int, on lock: inout Lock) -> Int { 1 }
    final class Lock: Sendable {}
  }

  @Test(arguments: [true, false])
  func `a machine that allows no command is not tested`(draws: Bool) {
    let machine = LockedMachine(draws: draws)
    let runs = [
      Property("sequences", of: machine).run(RunSettings(seed: 1, cases: 100)),
      Property("threads", parallel: machine).run(RunSettings(seed: 1, cases: 100)),
      Property("tasks", interleaving: machine).run(RunSettings(seed: 1, cases: 100)),
    ]
    for result in runs {
      guard case .untested(.discards) = result.outcome else {
        Issue.record("\(result.property): \(result.outcome)")
        continue
      }
      #expect(result.discardSites["a machine that allows no command"] ?? 0 > 0)
    }
  }

  @Test func `cases of threads run at least once`() async {
    await #expect(processExitsWith: .trap) {
      _ = Property("threads", parallel: LockedMachine(), repetitions: 0)
    }
  }
}
