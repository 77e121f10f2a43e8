/// Returns the value as text for a report, as close to Swift code as possible.
///
///     describe([Point(x: 1, y: 2)])   // "[Point(x: 1, y: 2)]"
///     describe((3, "a", nil as Int?)) // "(3, \"a\", nil)"
///
/// A type's own description takes precedence. Names of types come without their modules. Sets and
/// dictionaries are sorted, so that equal values have equal descriptions.
@usableFromInline func describe<Value>(_ value: Value) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { describeAny($0.value) } ?? "nil"
  case .collection: return "[\(list(mirror.children.map { describeAny($0.value) }))]"
  case .set:
    return mirror.children.isEmpty
      ? "[]" : "[\(list(mirror.children.map { describeAny($0.value) }.sorted()))]"
  case .dictionary: return dictionary(mirror)
  case .tuple: return "(\(list(members(mirror))))"
  default: break
  }
  if let describing = value as? any CustomDebugStringConvertible {
    return describing.debugDescription
  }
  if let describing = value as? any CustomStringConvertible { return describing.description }
  switch mirror.displayStyle {
  case .struct: return "\(type(of: value))(\(list(members(mirror))))"
  case .enum: return enumeration(value, mirror)
  default: return String(reflecting: value)
  }
}

/// Describes a value by its dynamic type.
private func describeAny(_ value: Any) -> String {
  func opened<Value>(_ value: Value) -> String { describe(value) }
  return _openExistential(value, do: opened)
}

private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

/// The children, with their labels where they have names.
private func members(_ mirror: Mirror) -> [String] {
  mirror.children.map { label, value in
    guard let label, !label.hasPrefix(".") else { return describeAny(value) }
    return "\(label): \(describeAny(value))"
  }
}

private func dictionary(_ mirror: Mirror) -> String {
  let entries = mirror.children.map { child in
    Mirror(reflecting: child.value).children.map { describeAny($0.value) }.joined(separator: ": ")
  }
  return entries.isEmpty ? "[:]" : "[\(list(entries.sorted()))]"
}

private func enumeration<Value>(_ value: Value, _ mirror: Mirror) -> String {
  guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
  let parts = Mirror(reflecting: payload.value)
  let isList = parts.displayStyle == .tuple
  return ".\(name)(\(isList ? list(members(parts)) : describeAny(payload.value)))"
}
