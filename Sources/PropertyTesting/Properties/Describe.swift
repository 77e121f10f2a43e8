/// Returns the value as text for a report, as close to Swift code as possible.
///
///     describe([Point(x: 1, y: 2)])   // "[Point(x: 1, y: 2)]"
///     describe((3, "a", nil as Int?)) // "(3, \"a\", nil)"
///     describe(Node(5))               // "Node(value: 5, next: nil)", also if Node is a class
///
/// A type's own description takes precedence: a type conforms to `CustomDebugStringConvertible` or
/// `CustomReflectable` to choose how reports show it. Names of types come without their modules. Sets
/// and dictionaries are sorted, so that equal values have equal descriptions. Characters of strings that
/// are invisible, or change the text beside them, are escaped.
@usableFromInline package func describe<Value>(_ value: Value) -> String {
  Describer().text(of: value)
}

/// A writer of descriptions, which remembers the objects around the current value.
private struct Describer {
  /// The objects that contain the current value; an object that contains itself is described once.
  private var objects: [ObjectIdentifier] = []

  func text<Value>(of value: Value) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(ofAny: $0.value) } ?? "nil"
    case .collection: return "[\(list(mirror.children.map { text(ofAny: $0.value) }))]"
    case .set: return "[\(list(mirror.children.map { text(ofAny: $0.value) }.sorted()))]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return "(\(list(members(mirror))))"
    default: return ownText(of: value) ?? structure(value, mirror)
    }
  }

  /// Describes a value by its dynamic type.
  private func text(ofAny value: Any) -> String {
    func opened<Opened>(_ value: Opened) -> String { text(of: value) }
    return _openExistential(value, do: opened)
  }

  /// Describes a value in the way that its type chooses.
  private func ownText<Value>(of value: Value) -> String? {
    switch value {
    case let text as String: return text.quoted
    case let text as Substring: return String(text).quoted
    case let character as Character: return String(character).quoted
    case let scalar as Unicode.Scalar: return String(Character(scalar)).quoted
    default: break
    }
    if let code = FoundationValue(value) { return code.description }
    if let describing = value as? any CustomDebugStringConvertible {
      return describing.debugDescription
    }
    return (value as? any CustomStringConvertible)?.description
  }

  /// Describes a value by its stored properties or its case.
  private func structure<Value>(_ value: Value, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .struct: return "\(type(of: value))(\(list(members(mirror))))"
    case .enum: return enumeration(value, mirror)
    case .class:
      let identity = ObjectIdentifier(value as AnyObject)
      if objects.contains(identity) { return "\(type(of: value))(…)" }
      var inner = self
      inner.objects.append(identity)
      let classes = sequence(first: mirror) { $0.superclassMirror }
      let parts = Array(classes).reversed().flatMap { inner.members($0) }
      return "\(type(of: value))(\(list(parts)))"
    default: return String(reflecting: value)
    }
  }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  /// The children, with their labels where they have names.
  private func members(_ mirror: Mirror) -> [String] {
    mirror.children.map { label, value in
      guard let label, !label.hasPrefix(".") else { return text(ofAny: value) }
      return "\(label): \(text(ofAny: value))"
    }
  }

  private func dictionary(_ mirror: Mirror) -> String {
    let entries = mirror.children.map { child in
      Mirror(reflecting: child.value).children.map { text(ofAny: $0.value) }
        .joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[\(list(entries.sorted()))]"
  }

  private func enumeration<Value>(_ value: Value, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else {
      return ".\(value)"
    }
    let parts = Mirror(reflecting: payload.value)
    let isList = parts.displayStyle == .tuple
    return ".\(name)(\(isList ? list(members(parts)) : text(ofAny: payload.value)))"
  }
}

/// A value of a type of Foundation whose own description loses a part of it, as Swift code.
///
/// This module does not import Foundation, so it knows these types by their names.
struct FoundationValue: CustomStringConvertible {
  /// An expression that gives the value.
  let description: String

  /// The code of a `Data` or a `Date`; `nil` for any other value.
  init?<Value>(_ value: Value) {
    switch String(reflecting: Value.self) {
    case "Foundation.Data", "FoundationEssentials.Data":
      guard let bytes = (value as? any Sequence<UInt8>).map({ Array($0) }) else { return nil }
      description = Self.text(of: bytes).map { "Data(\($0.quoted).utf8)" } ?? "Data(\(bytes))"
    case "Foundation.Date", "FoundationEssentials.Date":
      let child = Mirror(reflecting: value).children.first { $0.label == Self.seconds }
      guard let seconds = child?.value as? Double else { return nil }
      description = "Date(\(Self.seconds): \(seconds.literal))"
    default: return nil
    }
  }

  private static let seconds = "timeIntervalSinceReferenceDate"

  /// Returns the text that some bytes most likely are, such as the JSON of an encoder.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The text; `nil` for fewer than eight bytes, and for bytes that are no readable text.
  private static func text(of bytes: [UInt8]) -> String? {
    guard bytes.count >= 8, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let isReadable = text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0 == "\t" || $0 == "\r" || $0.properties.generalCategory != .control
    }
    return isReadable ? text : nil
  }
}
