/// Returns Swift code for the value, which has the same value and type in any context.
///
///     literal([0, 1])         // "[0, 1] as Array<Int>"
///     literal((2.5, "a\n"))   // "(2.5, \"a\\u{a}\") as (Double, String)"
///     literal(Point(x: 1))    // nil
///
/// - Parameter value: Any value.
/// - Returns: `nil` unless the type is from the standard library, `Data`, `Date`, or a tuple of such
///   types.
@usableFromInline func literal<Value>(_ value: Value) -> String? {
  expression(value).map { "\($0) as \(Value.self)" }
}

/// The literal without its type.
private func expression<Value>(_ value: Value) -> String? {
  func text<Known: LiteralValue>(of type: Known.Type) -> String { (value as! Known).literal }
  if let type = Value.self as? any LiteralValue.Type { return text(of: type) }
  if let code = FoundationValue(value) { return code.description }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .tuple else { return nil }
  var parts: [String] = []
  for (label, part) in mirror.children {
    func opened<Part>(_ part: Part) -> String? { expression(part) }
    guard let text = _openExistential(part, do: opened) else { return nil }
    parts.append(label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text)
  }
  return "(\(parts.joined(separator: ", ")))"
}

/// A type whose every value has a literal, here without its type.
protocol LiteralValue {
  var literal: String { get }
}

extension LiteralValue where Self: BinaryInteger {
  var literal: String { "\(self)" }
}

extension Int: LiteralValue {}
extension Int8: LiteralValue {}
extension Int16: LiteralValue {}
extension Int32: LiteralValue {}
extension Int64: LiteralValue {}
extension Int128: LiteralValue {}
extension UInt: LiteralValue {}
extension UInt8: LiteralValue {}
extension UInt16: LiteralValue {}
extension UInt32: LiteralValue {}
extension UInt64: LiteralValue {}
extension UInt128: LiteralValue {}

extension LiteralValue where Self: BinaryFloatingPoint & CustomStringConvertible {
  var literal: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    // The compiler warns of a subnormal decimal literal, which loses digits.
    return isSubnormal ? "\(self / .leastNonzeroMagnitude) * .leastNonzeroMagnitude" : description
  }
}

extension Double: LiteralValue {}
extension Float: LiteralValue {}

extension Bool: LiteralValue {
  var literal: String { description }
}

extension String: LiteralValue {
  /// Escapes everything but printable ASCII: other characters may combine with, hide or reorder
  /// the characters beside them.
  var literal: String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case " "..."~": "\(scalar)"
      default: "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(characters.joined())\""
  }
}

extension Optional: LiteralValue where Wrapped: LiteralValue {
  var literal: String {
    guard let text = self?.literal else { return "nil" }
    return text == "nil" ? ".some(nil)" : text
  }
}

extension Array: LiteralValue where Element: LiteralValue {
  var literal: String { "[\(map(\.literal).joined(separator: ", "))]" }
}

extension Set: LiteralValue where Element: LiteralValue {
  var literal: String { "[\(map(\.literal).sorted().joined(separator: ", "))]" }
}

extension Dictionary: LiteralValue where Key: LiteralValue, Value: LiteralValue {
  var literal: String {
    let entries = map { "\($0.key.literal): \($0.value.literal)" }.sorted()
    return entries.isEmpty ? "[:]" : "[\(entries.joined(separator: ", "))]"
  }
}
