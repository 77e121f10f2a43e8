// The code of the article "State machines".
import DragnetTesting
import Foundation
import Synchronization
import Testing

// snippet.queue
struct RingQueue {
  private var slots: [Int?] = [nil, nil]
  private var head = 0
  private var count = 0

  mutating func push(_ item: Int) {
    if count == slots.count { slots += Array(repeating: nil, count: count) }
    slots[(head + count) % slots.count] = item
    count += 1
  }

  mutating func pop() -> Int? {
    guard count > 0 else { return nil }
    defer { (head, count) = ((head + 1) % slots.count, count - 1) }
    return slots[head]
  }
}
// snippet.end

// snippet.queue-machine
struct QueueMachine: StateMachine {
  enum Command: Hashable { case push(Int), pop }

  func makeModel() -> [Int] { [] }
  func makeSystem() -> RingQueue { RingQueue() }

  func commands(in items: [Int]) -> Domain<Command> {
    .one(of: .combine(.integers(in: 0...9)) { .push($0) }, .just(.pop))
  }

  func predict(_ command: Command, in items: inout [Int]) -> Int? {
    switch command {
    case .push(let item): items.append(item)
    case .pop: if !items.isEmpty { return items.removeFirst() }
    }
    return nil
  }

  func run(_ command: Command, on queue: inout RingQueue) -> Int? {
    switch command {
    case .push(let item): queue.push(item)
    case .pop: return queue.pop()
    }
    return nil
  }
}
// snippet.end

// snippet.queue-test
@Test func `a queue behaves like an array`() { check(QueueMachine()) }
// snippet.end

/// Lockers that give out tickets.
struct Lockers {
  struct Ticket { fileprivate let id = UUID() }
  struct NoItem: Error {}

  private var items: [UUID: Int] = [:]
  var count: Int { items.count }

  mutating func store(_ item: Int) -> Ticket {
    let ticket = Ticket()
    items[ticket.id] = item
    return ticket
  }

  mutating func open(_ ticket: Ticket) throws -> Int {
    guard let item = items.removeValue(forKey: ticket.id) else { throw NoItem() }
    return item
  }
}

// snippet.lockers
struct LockerMachine: StateMachine {
  enum Command { case store(Int), open(ticket: Int) }

  /// The lockers, and the tickets that they gave out.
  struct Visit {
    var lockers = Lockers()
    var tickets: [Lockers.Ticket] = []
  }

  func makeModel() -> [Int?] { [] }
  func makeSystem() -> Visit { Visit() }

  func commands(in items: [Int?]) -> Domain<Command> {
    let store: Domain<Command> = .combine(.integers(in: 0...9)) { .store($0) }
    guard !items.isEmpty else { return .one(of: store) }
    return .one(of: store, Domain.element(of: Array(items.indices)).map { .open(ticket: $0) })
  }

  func isAllowed(_ command: Command, in items: [Int?]) -> Bool {
    if case .open(let ticket) = command { items[ticket] != nil } else { true }
  }

  func predict(_ command: Command, in items: inout [Int?]) -> Int? {
    switch command {
    case .store(let item):
      items.append(item)
      return nil
    case .open(let ticket):
      defer { items[ticket] = nil }
      return items[ticket]
    }
  }

  func run(_ command: Command, on visit: inout Visit) throws -> Int? {
    switch command {
    case .store(let item):
      visit.tickets.append(visit.lockers.store(item))
      return nil
    case .open(let ticket): return try visit.lockers.open(visit.tickets[ticket])
    }
  }

  func isConsistent(_ visit: Visit, with items: [Int?]) -> Bool {
    visit.lockers.count == items.count { $0 != nil }
  }
}
// snippet.end

// snippet.account
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
// snippet.end

// snippet.interleaving
@Test func `tasks can share an account`() { check(interleaving: AccountMachine()) }
// snippet.end

/// A counter with a lock.
final class Counter: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func increment() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }
}

struct CounterMachine: StateMachine {
  enum Command { case increment, read }

  func makeModel() -> Int { 0 }
  func makeSystem() -> Counter { Counter() }

  func commands(in count: Int) -> Domain<Command> { .element(of: [.increment, .read]) }

  func predict(_ command: Command, in count: inout Int) -> Int {
    if command == .increment { count += 1 }
    return count
  }

  func run(_ command: Command, on counter: inout Counter) -> Int {
    switch command {
    case .increment: counter.increment()
    case .read: counter.count
    }
  }
}

// snippet.threads
@Test func `threads can share a counter`() { check(parallel: CounterMachine()) }
// snippet.end
