import Collections
import DragnetTesting
import Testing

/// A sorted array as the model of a heap.
struct HeapMachine: StateMachine {
  enum Command: Hashable { case insert(Int), popMin, popMax, replaceMin(Int), replaceMax(Int) }

  func makeModel() -> [Int] { [] }
  func makeSystem() -> Heap<Int> { [] }

  func commands(in items: [Int]) -> Domain<Command> {
    let item = Domain<Int>.integers(in: 0...99)
    return .one(
      of: item.map { .insert($0) }, .just(.popMin), .just(.popMax), item.map { .replaceMin($0) },
      item.map { .replaceMax($0) })
  }

  func isAllowed(_ command: Command, in items: [Int]) -> Bool {
    switch command {
    case .replaceMin, .replaceMax: !items.isEmpty
    case .insert, .popMin, .popMax: true
    }
  }

  func predict(_ command: Command, in items: inout [Int]) -> Int? {
    defer { items.sort() }
    switch command {
    case .insert(let item): items.append(item)
    case .popMin: return items.isEmpty ? nil : items.removeFirst()
    case .popMax: return items.popLast()
    case .replaceMin(let item):
      items.append(item)
      return items.removeFirst()
    case .replaceMax(let item):
      defer { items.append(item) }
      return items.popLast()
    }
    return nil
  }

  func run(_ command: Command, on heap: inout Heap<Int>) -> Int? {
    switch command {
    case .insert(let item): heap.insert(item)
    case .popMin: return heap.popMin()
    case .popMax: return heap.popMax()
    case .replaceMin(let item): return heap.replaceMin(with: item)
    case .replaceMax(let item): return heap.replaceMax(with: item)
    }
    return nil
  }

  func isConsistent(_ heap: Heap<Int>, with items: [Int]) -> Bool {
    heap.count == items.count && heap.min == items.first && heap.max == items.last
      && heap.unordered.sorted() == items
  }
}

@Test func `a heap behaves like a sorted array`() { check(HeapMachine()) }
