import DragnetTesting
import Foundation
import Synchronization
import Testing

// Each suite has a test that fails, and the regression test that its report prints.

private let settings = RunSettings(seed: 1, failureStorage: .none)

// MARK: - Commands that await

actor Account {
  private(set) var balance = 0

  func deposit(_ amount: Int) async -> Int {
    let old = balance
    await log("deposit \(amount)")
    balance = old + amount
    return balance
  }

  private func log(_ line: String) async { await Task.yield() }
}

struct AccountMachine: AsyncStateMachine {
  enum Command: Hashable { case deposit(Int), read }

  func makeModel() -> Int { 0 }
  func makeSystem() -> Account { Account() }

  func commands(in balance: Int) -> Domain<Command> {
    .one(of: .combine(.integers(in: 1...9)) { .deposit($0) }, .just(.read))
  }

  func predict(_ command: Command, in balance: inout Int) -> Int {
    if case .deposit(let amount) = command { balance += amount }
    return balance
  }

  func run(_ command: Command, on account: inout Account) async -> Int {
    switch command {
    case .deposit(let amount): await account.deposit(amount)
    case .read: await account.balance
    }
  }
}

@Test func `an account adds up`() async { await check(AccountMachine()) }

@Suite(
  .failsAsMachine(
    for: "ParallelCommands(branches: [[.deposit(1)], [.deposit(1)]], schedule: [0, 1])",
    """
    branch 1        branch 2
    ┌ .deposit(1)
    │               ┌ .deposit(1)
    └ → 1           │
                    └ → 1
    no order of these commands explains the responses
    """))
struct AccountMachineTests {
  @Test func `tasks can share an account`() { check(interleaving: AccountMachine()) }

  @Test func `tasks can share an account for words 0 1 0 0 0 1 0 0 0 1 0 1 1 0`() {
    replaying(
      value: ParallelCommands(branches: [[.deposit(1)], [.deposit(1)]], schedule: [0, 1])
        as ParallelCommands<DragnetTestingTests.AccountMachine.Command>
    ) { `tasks can share an account`() }
  }
}

@Test func `commands of branches example`() {
  // First 1 is pushed. Then one branch pops and pushes 2, while the other one pops.
  let commands: ParallelCommands<QueueMachine.Command> = ParallelCommands(
    prefix: [.push(1)], branches: [[.pop, .push(2)], [.pop]])
  #expect(
    "\(commands)"
      == "ParallelCommands(prefix: [.push(1)], branches: [[.pop, .push(2)], [.pop]])")
}

// MARK: - Threads

/// A counter whose increments are not atomic: it waits a moment for another thread in between.
final class RacyCounter: Sendable {
  private let value = Atomic(0)
  var count: Int { value.load(ordering: .sequentiallyConsistent) }

  func increment() -> Int {
    let old = count
    for _ in 0..<20 where count == old { sched_yield() }
    value.store(old + 1, ordering: .sequentiallyConsistent)
    return old + 1
  }
}

/// A counter that a lock protects.
final class LockedCounter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }

  func increment() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}

struct RacyCounterMachine: StateMachine {
  enum Command { case increment, read }

  func makeModel() -> Int { 0 }
  func makeSystem() -> RacyCounter { RacyCounter() }

  func commands(in count: Int) -> Domain<Command> { .element(of: [.increment, .read]) }

  func predict(_ command: Command, in count: inout Int) -> Int {
    if command == .increment { count += 1 }
    return count
  }

  func run(_ command: Command, on counter: inout RacyCounter) -> Int {
    switch command {
    case .increment: counter.increment()
    case .read: counter.count
    }
  }
}

/// A test that fails because of a race; the report may have a case that is not the smallest.
@Suite(
  .fails { report, _ in
    #expect(report.row("for")?.contains(".increment") == true)
    #expect(report.rows("saw").last == "no order of these commands explains the responses")
  })
struct RacyCounterTests {
  @Test func `threads can share a racy counter`() {
    let settings = RunSettings(
      cases: 200, shrinkCalls: 50, failureStorage: .none, phases: [.generate, .shrink])
    check(parallel: RacyCounterMachine(), settings: settings)
  }
}

struct CounterMachine: StateMachine {
  enum Command { case increment, read }

  func makeModel() -> Int { 0 }
  func makeSystem() -> LockedCounter { LockedCounter() }

  func commands(in count: Int) -> Domain<Command> { .element(of: [.increment, .read]) }

  func predict(_ command: Command, in count: inout Int) -> Int {
    if command == .increment { count += 1 }
    return count
  }

  func run(_ command: Command, on counter: inout LockedCounter) -> Int {
    switch command {
    case .increment: counter.increment()
    case .read: counter.count
    }
  }
}

@Suite(.property(cases: 200)) struct CounterMachineTests {
  @Test func `threads can share a counter`() { check(parallel: CounterMachine()) }

  @Test func `tasks can share a counter`() async { await check(parallel: CounterMachine()) }
}
