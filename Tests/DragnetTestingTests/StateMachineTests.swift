import DragnetTesting
import Foundation
import Testing

// Each suite has a test that fails, and the regression test that its report prints.

private let settings = RunSettings(seed: 1, failureStorage: .none)

// MARK: - One command after the other

/// A queue in a ring buffer, which loses items if it grows while they wrap around.
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

@Suite(
  .failsAsMachine(
    for: "[.push(0), .push(0), .pop, .push(0), .push(0), .pop, .pop]",
    """
    .push(0) → nil
    .push(0) → nil
    .pop → 0
    .push(0) → nil
    .push(0) → nil
    .pop → 0
    .pop → nil, but the model predicts 0
    """))
struct QueueMachineTests {
  @Test func `a queue behaves like an array`() { check(QueueMachine()) }

  @Test func `a queue behaves like an array for words 1 0 0 1 0 0 1 1 1 0 0 1 0 0 1 1 1 1 0`() {
    replaying(
      value: [.push(0), .push(0), .pop, .push(0), .push(0), .pop, .pop]
        as Array<DragnetTestingTests.QueueMachine.Command>
    ) { `a queue behaves like an array`() }
  }
}

@Test func `a property of a machine can be run`() {
  let property = Property("a queue behaves like an array", of: QueueMachine())
  let found = property.run(RunSettings(seed: 1)).counterexample
  #expect(found?.value == "[.push(0), .push(0), .pop, .push(0), .push(0), .pop, .pop]")
  #expect(found?.isSmallest == true)
}

/// A cache of two entries that evicts the oldest one, although reading should make an entry newer.
struct EvictionCache {
  private var entries: [(key: Int, value: Int)] = []

  mutating func put(_ key: Int, _ value: Int) {
    entries = entries.filter { $0.key != key }.suffix(1) + [(key, value)]
  }

  func value(of key: Int) -> Int? { entries.first { $0.key == key }?.value }
}

struct EvictionMachine: StateMachine {
  enum Command: Hashable { case put(Int, Int), get(Int) }

  struct Entry: Sendable {
    var key: Int
    var value: Int
  }

  func makeModel() -> [Entry] { [] }
  func makeSystem() -> EvictionCache { EvictionCache() }

  func commands(in entries: [Entry]) -> Domain<Command> {
    let number = Domain<Int>.integers(in: 0...9)
    return .one(of: .combine(number, number) { .put($0, $1) }, number.map { .get($0) })
  }

  func predict(_ command: Command, in entries: inout [Entry]) -> Int? {
    switch command {
    case .put(let key, let value):
      entries = entries.filter { $0.key != key }.suffix(1) + [Entry(key: key, value: value)]
      return nil
    case .get(let key):
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.append(entries.remove(at: place))
      return entries.last?.value
    }
  }

  func run(_ command: Command, on cache: inout EvictionCache) -> Int? {
    switch command {
    case .put(let key, let value):
      cache.put(key, value)
      return nil
    case .get(let key): return cache.value(of: key)
    }
  }
}

@Suite(
  .failsAsMachine(
    for: "[.put(0, 0), .put(1, 0), .get(0), .put(2, 0), .get(0)]",
    """
    .put(0, 0) → nil
    .put(1, 0) → nil
    .get(0) → 0
    .put(2, 0) → nil
    .get(0) → nil, but the model predicts 0
    """))
struct EvictionMachineTests {
  @Test func `a cache keeps what was used last`() {
    check(EvictionMachine(), settings: settings)
  }

  @Test func `a cache keeps what was used last for words 1 0 0 0 1 0 1 0 1 1 0 1 0 2 0 1 1 0 0`() {
    replaying(
      value: [.put(0, 0), .put(1, 0), .get(0), .put(2, 0), .get(0)]
        as Array<DragnetTestingTests.EvictionMachine.Command>
    ) { `a cache keeps what was used last`() }
  }
}

// MARK: - Results of earlier commands

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

@Test func `a ticket opens the locker of its item`() {
  check(LockerMachine(), settings: settings)
}

extension Trait where Self == FailsOnPurpose {
  /// Every test fails in this way for this value; a test that searches prints a test of its file.
  static func failsAsMachine(
    for value: String, _ seen: String, file: String = #filePath
  ) -> Self {
    .fails { report, test in
      #expect(report.row("for") ?? "" == value)
      #expect(report.rows("saw").joined(separator: "\n") == seen)
      guard !test.name.contains(" for ") else { return }
      // The formatter breaks the lines of the test in the file.
      func code(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let source = report.rows("keep").joined()
      #expect(source.contains("replaying(value: ") && code(text).contains(code(source)))
    }
  }
}
