import PropertyTesting

/// Values with handles; removing moves the last value into the gap, but its handle keeps its place.
struct Registry {
  private var values: [Int] = []
  private var places: [Int: Int] = [:]
  private var next = 0

  mutating func insert(_ value: Int) -> Int {
    places[next] = values.count
    values.append(value)
    next += 1
    return next - 1
  }

  mutating func remove(_ handle: Int) {
    guard let place = places.removeValue(forKey: handle), place < values.count else { return }
    values[place] = values[values.count - 1]
    values.removeLast()
  }

  func value(of handle: Int) -> Int? {
    guard let place = places[handle], place < values.count else { return nil }
    return values[place]
  }
}

/// The registry and the handles that it gave out.
struct RegistryUse {
  var registry = Registry()
  var handles: [Int] = []
}

/// The inserted values, of which removed ones are `nil`, as the model of a registry.
///
/// The commands refer to the results of earlier commands by their places.
struct RegistryMachine: StateMachine {
  /// A command to a registry.
  enum Command: Hashable, Sendable { case insert(Int), remove(Int), value(Int) }

  func makeModel() -> [Int?] { [] }
  func makeSystem() -> RegistryUse { RegistryUse() }

  func commands(in values: [Int?]) -> Domain<Command> {
    let insert: Domain<Command> = .combine(.integers(in: 0...9)) { .insert($0) }
    guard !values.isEmpty else { return .one(of: insert) }
    let handles = Domain<Int>.integers(in: 0...values.count - 1)
    return .one(of: insert, handles.map { .remove($0) }, handles.map { .value($0) })
  }

  func predict(_ command: Command, in values: inout [Int?]) -> Int? {
    switch command {
    case .insert(let value): values.append(value)
    case .remove(let place): values[place] = nil
    case .value(let place): return values[place]
    }
    return nil
  }

  func run(_ command: Command, on use: inout RegistryUse) -> Int? {
    switch command {
    case .insert(let value): use.handles.append(use.registry.insert(value))
    case .remove(let place): use.registry.remove(use.handles[place])
    case .value(let place): return use.registry.value(of: use.handles[place])
    }
    return nil
  }
}
