import PropertyTesting

/// A value of JSON.
indirect enum JSONValue: Sendable, CustomDebugStringConvertible {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  static let domain = Domain<JSONValue>.recursive(
    .one(
      of: .just(.null, isSame: { _, _ in false }), Domain<Bool>.booleans.map { .flag($0) },
      Domain<Int>.integers.map { .number($0) }, Domain<String>.strings.map { .text($0) })
  ) { value in
    .one(
      of: Domain<[JSONValue]>.array(of: value).map { .array($0) },
      Domain<[String: JSONValue]>.dictionary(of: .strings, value).map { .object($0) })
  }

  /// The parts of an array or an object.
  var parts: [JSONValue] {
    switch self {
    case .null, .flag, .number, .text: []
    case .array(let values): values
    case .object(let entries): Array(entries.values)
    }
  }

  /// Whether an object in an array, at any depth, contains a number of three digits or more.
  var hasTable: Bool {
    if case .array(let values) = self {
      for case .object(let entries) in values {
        for case .number(let number) in entries.values where number >= 100 { return true }
      }
    }
    return parts.contains(where: \.hasTable)
  }

  var debugDescription: String {
    switch self {
    case .null: return "null"
    case .flag(let flag): return "\(flag)"
    case .number(let number): return "\(number)"
    case .text(let text): return text.debugDescription
    case .array(let values): return "[\(values.map(\.debugDescription).joined(separator: ", "))]"
    case .object(let entries):
      let texts = entries.map { "\($0.debugDescription): \($1.debugDescription)" }
      return "{\(texts.sorted().joined(separator: ", "))}"
    }
  }
}

/// A dictionary that prints its entries in the order of their keys.
struct Table: Sendable, CustomDebugStringConvertible {
  let entries: [Int: Int]

  var debugDescription: String {
    entries.sorted { $0.key < $1.key }.map { "\($0): \($1)" }.joined(separator: ", ")
  }
}

extension Challenge {
  /// Numbers that are coupled across others, and values with structure.
  static var structures: [Challenge] { [coupledNumbers, tree, clashingKeys] }

  /// Of three numbers, the first is not one above the last.
  static var coupledNumbers: Challenge {
    let number = Domain<Int>.integers(in: 0...1000)
    return Challenge("coupled_numbers", minimum: "(10, 0, 9)", .tuple(number, number, number)) {
      a, _, c in
      a < 10 || a - c != 1
    }
  }

  /// A JSON value has no array of objects with a large number.
  static var tree: Challenge {
    Challenge("json_tree", minimum: "[{\"\": 100}]", JSONValue.domain) { !$0.hasTable }
  }

  /// No two keys of a dictionary fall into the same of 16 buckets.
  static var clashingKeys: Challenge {
    let tables: Domain<Table> = .combine(
      .dictionary(of: .integers(in: 0...9999), .integers, count: 0...6)
    ) { Table(entries: $0) }
    return Challenge("clashing_keys", minimum: "0: 0, 16: 0", tables) { table in
      Set(table.entries.keys.map { $0 % 16 }).count == table.entries.count
    }
  }
}
