import Collections
import DragnetTesting
import Testing

/// An array as the model of a deque.
struct DequeMachine: StateMachine {
  enum Command: Hashable {
    case append(Int), prepend(Int), insert(Int, at: Int), removeFirst, removeLast
    case remove(at: Int), reserve(Int)
  }

  func makeModel() -> [Int] { [] }
  func makeSystem() -> Deque<Int> { [] }

  func commands(in items: [Int]) -> Domain<Command> {
    let item = Domain<Int>.integers(in: 0...99)
    let place = Domain<Int>.integers(in: 0...items.count)
    return .one(
      of: item.map { .append($0) }, item.map { .prepend($0) }, .just(.removeFirst),
      .just(.removeLast), place.map { .remove(at: $0) },
      .combine(item, place) { .insert($0, at: $1) },
      .combine(.integers(in: 0...64)) { .reserve($0) })
  }

  func isAllowed(_ command: Command, in items: [Int]) -> Bool {
    if case .remove(let place) = command { place < items.count } else { true }
  }

  func predict(_ command: Command, in items: inout [Int]) -> Int? {
    switch command {
    case .append(let item): items.append(item)
    case .prepend(let item): items.insert(item, at: 0)
    case .insert(let item, let place): items.insert(item, at: place)
    case .removeFirst: return items.isEmpty ? nil : items.removeFirst()
    case .removeLast: return items.popLast()
    case .remove(let place): return items.remove(at: place)
    case .reserve: break
    }
    return nil
  }

  func run(_ command: Command, on deque: inout Deque<Int>) -> Int? {
    switch command {
    case .append(let item): deque.append(item)
    case .prepend(let item): deque.prepend(item)
    case .insert(let item, let place): deque.insert(item, at: place)
    case .removeFirst: return deque.popFirst()
    case .removeLast: return deque.popLast()
    case .remove(let place): return deque.remove(at: place)
    case .reserve(let count): deque.reserveCapacity(count)
    }
    return nil
  }

  func isConsistent(_ deque: Deque<Int>, with items: [Int]) -> Bool { deque.elementsEqual(items) }
}

@Test func `a deque behaves like an array`() { check(DequeMachine()) }
