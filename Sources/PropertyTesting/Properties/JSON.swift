/// A JSON value.
package indirect enum JSON: Sendable, CustomStringConvertible {
  case string(String)
  /// A number, a Boolean or null, as JSON text.
  case raw(String)
  case array([JSON])
  case object(JSONObject)

  /// Returns a number; one that is not finite, which JSON lacks, as a string.
  package static func number(_ value: Double) -> JSON {
    if let whole = Int(exactly: value) { return .raw("\(whole)") }
    return value.isFinite ? .raw("\(value)") : .string("\(value)")
  }

  package var description: String {
    switch self {
    case .string(let text): return Self.quoted(text)
    case .raw(let text): return text
    case .array(let values): return "[\(values.map(\.description).joined(separator: ","))]"
    case .object(let object):
      let members = object.members.map { "\(Self.quoted($0.0)):\($0.1)" }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// The members of a JSON object, in the order in which they were added.
package struct JSONObject: Sendable {
  package private(set) var members: [(String, JSON)] = []

  /// An object without members.
  package init() {}

  /// The value of a member.
  ///
  /// Setting it adds a member, so each key may be set only once.
  package subscript(key: String) -> JSON {
    get { members.first { $0.0 == key }?.1 ?? .raw("null") }
    set { members.append((key, newValue)) }
  }
}
