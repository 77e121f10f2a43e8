import Collections
import DragnetTesting
import Testing

/// A list of keys and values as the model of an ordered dictionary.
struct OrderedDictionaryMachine: StateMachine {
  enum Command: Hashable { case set(Int, Int), remove(Int), swap(Int, Int), sort }

  struct Entry: Sendable, Equatable {
    var key: Int
    var value: Int
  }

  func makeModel() -> [Entry] { [] }
  func makeSystem() -> OrderedDictionary<Int, Int> { [:] }

  func commands(in entries: [Entry]) -> Domain<Command> {
    let number = Domain<Int>.integers(in: 0...20)
    let place = Domain<Int>.integers(in: 0...max(0, entries.count - 1))
    return .one(
      of: .combine(number, number) { .set($0, $1) }, number.map { .remove($0) }, .just(.sort),
      .combine(place, place) { .swap($0, $1) })
  }

  func isAllowed(_ command: Command, in entries: [Entry]) -> Bool {
    if case .swap = command { !entries.isEmpty } else { true }
  }

  func predict(_ command: Command, in entries: inout [Entry]) -> Int? {
    switch command {
    case .set(let key, let value):
      guard let place = entries.firstIndex(where: { $0.key == key }) else {
        entries.append(Entry(key: key, value: value))
        return nil
      }
      defer { entries[place].value = value }
      return entries[place].value
    case .remove(let key):
      return entries.firstIndex { $0.key == key }.map { entries.remove(at: $0).value }
    case .swap(let first, let second): entries.swapAt(first, second)
    case .sort: entries.sort { $0.key < $1.key }
    }
    return nil
  }

  func run(_ command: Command, on dictionary: inout OrderedDictionary<Int, Int>) -> Int? {
    switch command {
    case .set(let key, let value): return dictionary.updateValue(value, forKey: key)
    case .remove(let key): return dictionary.removeValue(forKey: key)
    case .swap(let first, let second): dictionary.swapAt(first, second)
    case .sort: dictionary.sort()
    }
    return nil
  }

  func isConsistent(
    _ dictionary: OrderedDictionary<Int, Int>, with entries: [Entry]
  ) -> Bool {
    dictionary.keys.elementsEqual(entries.map(\.key))
      && dictionary.values.elementsEqual(entries.map(\.value))
      && entries.enumerated().allSatisfy { dictionary.index(forKey: $1.key) == $0 }
  }
}

@Test func `an ordered dictionary behaves like a list of entries`() {
  check(OrderedDictionaryMachine())
}
