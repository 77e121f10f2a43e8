/// Returns Swift code for the value, which has the same value and type in any context.
///
///     literal([0, 1])         // "[0, 1] as Array<Int>"
///     literal((2.5, "a\n"))   // "(2.5, \"a\\u{a}\") as (Double, String)"
///     literal(Point(x: 1))    // nil
///     literal([Step.left(2)]) // "[.left(2)] as Array<Walks.Step>"
///
/// - Parameter value: Any value.
/// - Returns: `nil` unless the type is from the standard library, `Data`, `Date`, an enumeration, or a
///   tuple or array of such types. A private type, or one inside a function, has no literal.
@usableFromInline func literal<Value>(_ value: Value) -> String? {
  guard let text = expression(value), let type = codeName(of: Value.self) else { return nil }
  return "\(text) as \(type)"
}

/// The literal without its type.
func expression<Value>(_ value: Value) -> String? {
  func text<Known: LiteralValue>(of type: Known.Type) -> String { (value as! Known).literal }
  if let type = Value.self as? any LiteralValue.Type { return text(of: type) }
  if let code = FoundationValue(value) { return code.description }
  if let parts = value as? any LiteralParts { return parts.code }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .tuple: return members(mirror).map { "(\($0))" }
  case .enum: return enumerationCase(value, mirror)
  default: return nil
  }
}

/// The literals of the children, with their labels where they have names.
private func members(_ mirror: Mirror) -> String? {
  var parts: [String] = []
  for (label, part) in mirror.children {
    guard let text = expression(ofAny: part) else { return nil }
    parts.append(label.map { $0.hasPrefix(".") ? text : "\($0): \(text)" } ?? text)
  }
  return parts.joined(separator: ", ")
}

private func expression(ofAny value: Any) -> String? {
  func opened<Value>(_ value: Value) -> String? { expression(value) }
  return _openExistential(value, do: opened)
}

/// The literal of a case of an enumeration that does not choose its own description.
private func enumerationCase<Value>(_ value: Value, _ mirror: Mirror) -> String? {
  guard let payload = mirror.children.first else {
    let hasOwnText =
      value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
    return hasOwnText ? nil : ".\(value)"
  }
  guard let name = payload.label else { return nil }
  let parts = Mirror(reflecting: payload.value)
  let text = parts.displayStyle == .tuple ? members(parts) : expression(ofAny: payload.value)
  return text.map { ".\(name)(\($0))" }
}

/// A type whose values have literals if their parts have.
protocol LiteralParts {
  /// The literal without its type; `nil` if a part has none.
  var code: String? { get }
}

extension Array: LiteralParts {
  var code: String? {
    let texts = compactMap { expression($0) }
    return isEmpty || texts.count < count ? nil : "[\(texts.joined(separator: ", "))]"
  }
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
