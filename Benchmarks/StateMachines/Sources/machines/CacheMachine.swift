import PropertyTesting

/// A cache of three entries that evicts the oldest one, although reading should make an entry newer.
struct Cache {
  private var entries: [Entry] = []

  /// A key with its value.
  struct Entry: Sendable {
    var key: Int
    var value: Int
  }

  mutating func put(_ key: Int, _ value: Int) {
    entries = entries.filter { $0.key != key }.suffix(2) + [Entry(key: key, value: value)]
  }

  func value(of key: Int) -> Int? { entries.first { $0.key == key }?.value }
}

/// A list of entries, the newest last, as the model of a cache.
struct CacheMachine: StateMachine {
  /// A command to a cache.
  enum Command: Hashable, Sendable { case put(Int, Int), get(Int) }

  func makeModel() -> [Cache.Entry] { [] }
  func makeSystem() -> Cache { Cache() }

  func commands(in entries: [Cache.Entry]) -> Domain<Command> {
    .one(
      of: .combine(.integers(in: 0...9), .integers(in: 0...9)) { .put($0, $1) },
      .combine(.integers(in: 0...9)) { .get($0) })
  }

  func predict(_ command: Command, in entries: inout [Cache.Entry]) -> Int? {
    switch command {
    case .put(let key, let value):
      entries =
        entries.filter { $0.key != key }.suffix(2) + [Cache.Entry(key: key, value: value)]
      return nil
    case .get(let key):
      guard let place = entries.firstIndex(where: { $0.key == key }) else { return nil }
      entries.append(entries.remove(at: place))
      return entries.last?.value
    }
  }

  func run(_ command: Command, on cache: inout Cache) -> Int? {
    switch command {
    case .put(let key, let value):
      cache.put(key, value)
      return nil
    case .get(let key): return cache.value(of: key)
    }
  }
}
