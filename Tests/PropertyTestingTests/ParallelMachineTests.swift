import Synchronization
import Testing

@testable import PropertyTesting

/// A register that holds a number.
private actor Register {
  private(set) var value = 0

  func exchange(_ new: Int) -> Int {
    defer { value = new }
    return value
  }

  /// Adds in two steps, between which other tasks can continue.
  func add(_ number: Int) async -> Int {
    let old = value
    await Task.yield()
    value = old + number
    return old
  }

  /// Waits forever.
  func wait() async -> Int { await withUnsafeContinuation { _ in } }
}

private struct RegisterMachine: AsyncStateMachine {
  enum Command: Hashable { case exchange(Int), add(Int), wait }

  /// The largest value at which exchanges are allowed.
  var mostSum = Int.max

  func makeModel() -> Int { 0 }
  func makeSystem() -> Register { Register() }

  func commands(in value: Int) -> Domain<Command> {
    let number = Domain<Int>.integers(in: 1...9)
    return .one(of: number.map { .exchange($0) }, number.map { .add($0) })
  }

  func isAllowed(_ command: Command, in value: Int) -> Bool {
    if case .exchange = command { value <= mostSum } else { true }
  }

  func predict(_ command: Command, in value: inout Int) -> Int {
    defer {
      switch command {
      case .exchange(let new): value = new
      case .add(let number): value += number
      case .wait: break
      }
    }
    return value
  }

  func run(_ command: Command, on register: inout Register) async throws -> Int {
    switch command {
    case .exchange(let new): await register.exchange(new)
    case .add(let number): await register.add(number)
    case .wait: await register.wait()
    }
  }
}

@Suite struct ParallelMachineTests {
  private typealias History = CommandHistory<RegisterMachine>

  /// Whether some order explains a history of commands with branch, beginning, end and response.
  private func isExplained(
    _ commands: [(RegisterMachine.Command, branch: Int, start: Int, end: Int, response: Int)]
  ) -> Bool {
    let history = History()
    var numbers: [Int: Int] = [:]
    for time in 0..<(commands.count * 2) {
      for (index, command) in commands.enumerated() {
        if command.start == time {
          numbers[index] = history.begin(command.0, branch: command.branch)
        }
        if command.end == time, let number = numbers[index] {
          history.end(number, command.response)
        }
      }
    }
    return history.search(RegisterMachine()) { _ in true }
  }

  @Test func `commands at the same time can have any order`() {
    #expect(isExplained([(.exchange(1), 0, 0, 3, 2), (.exchange(2), 1, 1, 2, 0)]))
    #expect(isExplained([(.exchange(1), 0, 0, 3, 0), (.exchange(2), 1, 1, 2, 1)]))
    #expect(!isExplained([(.exchange(1), 0, 0, 3, 0), (.exchange(2), 1, 1, 2, 0)]))
  }

  @Test func `a command that ended comes before a command that begins later`() {
    #expect(isExplained([(.exchange(1), 0, 0, 1, 0), (.exchange(2), 1, 2, 3, 1)]))
    #expect(!isExplained([(.exchange(1), 0, 0, 1, 2), (.exchange(2), 1, 2, 3, 0)]))
  }

  @Test func `the commands of a branch keep their order`() {
    #expect(
      !isExplained([
        (.exchange(1), 0, 0, 1, 0), (.exchange(2), 0, 2, 5, 0), (.exchange(3), 1, 3, 4, 2),
      ]))
  }

  @Test func `a history has a line for each event and a column for each branch`() {
    let history = History()
    history.end(history.begin(.add(1), branch: nil), 0)
    let first = history.begin(.exchange(5), branch: 0)
    history.end(history.begin(.exchange(6), branch: 1), 1)
    history.end(first, 6)
    #expect(
      history.text == """
        .add(1) → 0
        branch 1         branch 2
        ┌ .exchange(5)
        │                • .exchange(6) → 1
        └ → 6
        """)
  }

  @Test func `commands of branches are allowed in any order`() {
    let machine = RegisterMachine(mostSum: 2)
    #expect(machine.allowsAnyOrder([[.add(1)], [.exchange(1), .add(1)]], from: 0))
    // After both additions the exchange is not allowed.
    #expect(!machine.allowsAnyOrder([[.add(3)], [.exchange(1)]], from: 0))
    let domain = machine.parallelCommands(branches: 2, prefix: 0...3, isScheduled: false)
    var source = ChoiceSource(seed: 1, isRecording: false)
    for index in 0..<200 {
      source.beginCase(index)
      guard let commands = try? domain.draw(from: &source) else {
        Issue.record("a case was discarded")
        return
      }
      var model = 0
      for command in commands.prefix { _ = machine.predict(command, in: &model) }
      #expect(machine.allowsAnyOrder(commands.branches, from: model))
    }
  }

  /// Runs commands and returns the failure.
  private func failure(
    _ branches: [[RegisterMachine.Command]], schedule: [Int] = []
  ) -> PropertyFailure? {
    Verdict(of: "register", at: "") {
      try RegisterMachine().judge(
        interleaved: ParallelCommands(branches: branches, schedule: schedule), law: "register",
        at: "")
      return true
    }.failure
  }

  @Test func `a schedule decides which task continues`() {
    let additions: [[RegisterMachine.Command]] = [[.add(1)], [.add(2)]]
    for _ in 0..<20 {
      #expect(failure(additions) == nil)
      #expect(
        failure(additions, schedule: [0, 1])?.law == "register, as if its commands took turns")
    }
    // A decision below 0 counts by its magnitude.
    #expect(
      failure(additions, schedule: [0, -1])?.law == failure(additions, schedule: [0, 1])?.law)
    _ = failure(additions, schedule: [.min, .max])
  }

  @Test func `an empty schedule runs one branch after the other`() {
    #expect(failure([[.add(1), .add(2), .exchange(3)], [.add(4), .add(5), .exchange(6)]]) == nil)
  }

  @Test func `each branch runs all of its commands`() {
    let law = "register, without waiting forever"
    #expect(failure([[.add(1), .add(1), .wait], [.add(2)]])?.law == law)
    #expect(failure([[.add(1)], [.add(2), .wait]])?.law == law)
  }

  @Test func `commands that wait for nothing that happens are a failure`() {
    let found = failure([[.add(1)], [.wait]])
    #expect(found?.law == "register, without waiting forever")
    #expect(
      found?.message == """
        branch 1        branch 2
        • .add(1) → 0
                        ┌ .wait
        then every task waits for something that none of them does
        """)
  }

  @Test func `interleavings shrink to the same case with every seed`() {
    let property = Property("register", interleaving: RegisterMachine(mostSum: -1))
    for seed: UInt64 in 0..<10 {
      let found = property.run(RunSettings(seed: seed)).counterexample
      #expect(found?.flakiness == nil && found?.isSmallest == true)
      #expect(
        found?.value == "ParallelCommands(branches: [[.add(1)], [.add(1)]], schedule: [0, 1])",
        "seed \(seed)")
    }
  }

  /// A counter that a thread updates in two steps, but only after another one has read it.
  private final class TwoStepCounter: Sendable {
    private let count = Atomic(0)

    func increment() -> Int {
      let old = count.load(ordering: .sequentiallyConsistent)
      for _ in 0..<20 where count.load(ordering: .sequentiallyConsistent) == old {
        Platform.yieldThread()
      }
      count.store(old + 1, ordering: .sequentiallyConsistent)
      return old
    }
  }

  private struct TwoStepMachine: StateMachine {
    enum Command: Hashable { case increment }
    func makeModel() -> Int { 0 }
    func makeSystem() -> TwoStepCounter { TwoStepCounter() }
    func commands(in count: Int) -> Domain<Command> { .just(.increment) }
    func predict(_ command: Command, in count: inout Int) -> Int {
      defer { count += 1 }
      return count
    }
    func run(_ command: Command, on counter: inout TwoStepCounter) -> Int { counter.increment() }
  }

  @Test(arguments: [1, 7]) func `there are two to six branches`(count: Int) async {
    await #expect(processExitsWith: .trap) { [count = count as Int] in
      _ = Property("counter", parallel: TwoStepMachine(), branches: count)
    }
    _ = Property("counter", parallel: TwoStepMachine(), branches: 6)
      .run(RunSettings(cases: 3, failureStorage: .none))
  }

  @Test(arguments: [2, 3]) func `threads find a race`(branches: Int) {
    let property = Property("counter", parallel: TwoStepMachine(), branches: branches)
    let found = property.run(RunSettings(seed: 1, cases: 300, phases: [.generate])).counterexample
    #expect(found?.failure.law == "counter, as if its commands took turns")
  }
}
