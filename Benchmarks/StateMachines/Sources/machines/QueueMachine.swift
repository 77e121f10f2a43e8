import PropertyTesting

/// A queue in a ring buffer, which loses elements if it grows while they wrap around.
struct RingQueue {
  private var slots: [Int?] = Array(repeating: nil, count: 4)
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

/// An array as the model of a queue.
struct QueueMachine: StateMachine {
  /// A command to a queue.
  enum Command: Hashable, Sendable { case push(Int), pop }

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
