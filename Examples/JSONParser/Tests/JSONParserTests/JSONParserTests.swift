import DragnetTesting
import JSONParser
import Testing

@Suite struct JSONParserTests {
  /// The bug of the parser: an escaped scalar beyond U+FFFF is read as two replacement characters.
  private let lostSurrogates = KnownFailure<JSONValue>(
    "escapes of scalars beyond U+FFFF", .string("\u{1F600}"), when: { hasLargeScalar($0) })

  @Test func `a value with escapes is read as it was written`() {
    check(.json, known: [lostSurrogates]) { value in
      label("nested", if: depth(of: value) > 1)
      return try JSON(parsing: escaped(value)) == json(value)
    }
  }

  @Test func `spaces change nothing`() {
    check(.json, known: [lostSurrogates]) { value in
      try JSON(parsing: escaped(value, space: " \n")) == json(value)
    }
  }

  @Test func `a text with a mistake is read or refused`() {
    check(Domain<JSONValue>.json.map { escaped($0) }.nearMisses) { text in
      let value = try? JSON(parsing: text)
      label("refused", if: value == nil)
      return true
    }
  }
}

/// Writes a value with an escape for each scalar of its strings.
private func escaped(_ value: JSONValue, space: String = "") -> String {
  func quoted(_ string: String) -> String {
    let units = string.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"\(units.joined())\""
  }
  let text =
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): quoted(string)
    case .array(let values):
      "[" + values.map { escaped($0, space: space) }.joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.map { quoted($0.key) + space + ":" + escaped($0.value, space: space) }
        .joined(separator: ",") + "}"
    }
  return space + text + space
}

/// Returns the value as the parser should read it.
private func json(_ value: JSONValue) -> JSON {
  switch value {
  case .null: .null
  case .bool(let bool): .bool(bool)
  case .number(let number): .number(number)
  case .string(let string): .string(string)
  case .array(let values): .array(values.map(json))
  case .object(let members): .object(members.mapValues(json))
  }
}

private func depth(of value: JSONValue) -> Int {
  switch value {
  case .array(let values): 1 + (values.map(depth).max() ?? 0)
  case .object(let members): 1 + (members.values.map(depth).max() ?? 0)
  default: 1
  }
}

@Sendable private func hasLargeScalar(_ value: JSONValue) -> Bool {
  func isLarge(_ string: String) -> Bool { string.unicodeScalars.contains { $0.value > 0xFFFF } }
  return switch value {
  case .string(let string): isLarge(string)
  case .array(let values): values.contains(where: hasLargeScalar)
  case .object(let members): members.contains { isLarge($0.key) || hasLargeScalar($0.value) }
  default: false
  }
}
