import Collections
import DragnetTesting
import Testing

/// A set as the model of a tree set, with elements whose hashes often collide.
struct TreeSetMachine: StateMachine {
  enum Command: Hashable { case insert(Int), remove(Int), contains(Int), formUnion([Int]) }

  /// An element that shares its hash with one in four others.
  struct Item: Hashable {
    var number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(number % 4) }
  }

  func makeModel() -> Set<Int> { [] }
  func makeSystem() -> TreeSet<Item> { [] }

  func commands(in numbers: Set<Int>) -> Domain<Command> {
    let number = Domain<Int>.integers(in: 0...40)
    return .one(
      of: number.map { .insert($0) }, number.map { .remove($0) }, number.map { .contains($0) },
      Domain<[Int]>.array(of: number, count: 0...5).map { .formUnion($0) })
  }

  func predict(_ command: Command, in numbers: inout Set<Int>) -> Bool {
    switch command {
    case .insert(let number): numbers.insert(number).inserted
    case .remove(let number): numbers.remove(number) != nil
    case .contains(let number): numbers.contains(number)
    case .formUnion(let others):
      others.reduce(false) { numbers.insert($1).inserted || $0 }
    }
  }

  func run(_ command: Command, on set: inout TreeSet<Item>) -> Bool {
    switch command {
    case .insert(let number): return set.insert(Item(number: number)).inserted
    case .remove(let number): return set.remove(Item(number: number)) != nil
    case .contains(let number): return set.contains(Item(number: number))
    case .formUnion(let others):
      let count = set.count
      set.formUnion(others.map { Item(number: $0) })
      return set.count > count
    }
  }

  func isConsistent(_ set: TreeSet<Item>, with numbers: Set<Int>) -> Bool {
    set.count == numbers.count && Set(set.map(\.number)) == numbers
  }
}

@Test func `a tree set behaves like a set`() { check(TreeSetMachine()) }
