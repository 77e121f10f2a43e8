/// A reader of JSON text.
private struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Reads a value that nothing but white space may follow.
  mutating func readAll() -> JSON? {
    guard let value = value(depth: 0) else { return nil }
    skipSpace()
    return position == bytes.count ? value : nil
  }

  /// The greatest depth of nested values, so that no text exhausts the stack.
  private static let mostDepth = 100

  private mutating func value(depth: Int) -> JSON? {
    skipSpace()
    guard depth < Self.mostDepth, position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    default: return word()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    position += 1
    var object = JSONObject()
    if skip("}") { return .object(object) }
    repeat {
      skipSpace()
      guard let key = string(), skip(":"), let member = value(depth: depth + 1) else { return nil }
      object[key] = member
    } while skip(",")
    return skip("}") ? .object(object) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    position += 1
    var values: [JSON] = []
    if skip("]") { return .array(values) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      values.append(element)
    } while skip(",")
    return skip("]") ? .array(values) : nil
  }

  /// Reads a number, a Boolean or null.
  private mutating func word() -> JSON? {
    let start = position
    while position < bytes.count, !Self.ends.contains(bytes[position]) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return ["true", "false", "null"].contains(text) || Self.isNumber(text) ? .raw(text) : nil
  }

  /// Whether a text is a number of RFC 8259: no plus sign, no leading zero, no hexadecimal digits, no `inf`.
  private static func isNumber(_ text: String) -> Bool {
    var digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    guard let first = digits.popFirst(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return false }
    if first == UInt8(ascii: "0"), let next = digits.first, !Self.afterZero.contains(next) {
      return false
    }
    guard text.utf8.allSatisfy(Self.inNumbers.contains), text.utf8.last != UInt8(ascii: ".") else {
      return false
    }
    return Double(text) != nil && !text.contains(".e") && !text.contains(".E")
  }

  private static let afterZero = Array(".eE".utf8)
  private static let inNumbers = Array("-+.eE0123456789".utf8)

  private static let ends = Array(",]} \t\r\n".utf8)

  private mutating func string() -> String? {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    position += 1
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      // A control character must be escaped.
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads the part of an escape after the backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return unicode()
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    default: return nil
    }
  }

  /// Reads the digits of a scalar, which is a pair of surrogates if it needs more than 16 bits.
  private mutating func unicode() -> Unicode.Scalar? {
    guard let high = unit() else { return nil }
    guard (0xd800..<0xdc00).contains(high) else { return Unicode.Scalar(high) }
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    position += 2
    guard let low = unit(), (0xdc00..<0xe000).contains(low) else { return nil }
    return Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00))
  }

  private mutating func unit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    defer { position += 4 }
    return UInt32(
      hexadecimal: String(decoding: bytes[position..<position + 4], as: UTF8.self))
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[position]) {
      position += 1
    }
  }
}

extension JSON {
  /// Reads JSON text; returns `nil` if it is malformed.
  package init?(_ text: String) {
    var reader = JSONReader(text)
    guard let value = reader.readAll() else { return nil }
    self = value
  }

  /// The text of a string; `nil` for other values.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The whole number; `nil` for other values.
  package var integer: Int? { if case .raw(let text) = self { Int(text) } else { nil } }

  /// The Boolean; `nil` for other values.
  package var boolean: Bool? { if case .raw(let text) = self { Bool(text) } else { nil } }

  /// The elements of an array; `nil` for other values.
  package var elements: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// Returns a member of an object; null if there is none.
  package subscript(key: String) -> JSON {
    if case .object(let object) = self { object[key] } else { .raw("null") }
  }

  /// A string, or null for `nil`.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .raw("null") }
}
