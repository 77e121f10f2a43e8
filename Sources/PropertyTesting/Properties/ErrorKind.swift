/// The kind of a thrown error: errors of the same kind are the same failure.
///
///     ParseError.eof                             // ParseError.eof
///     ParseError.badUTF8(at: 7)                  // ParseError.badUTF8
///     ParseError.nested(.tooLong(9))             // ParseError.nested(.tooLong), if both are errors
///     Located(kind: .missing, line: 3)           // Located(kind: .missing)
///     CocoaError(.fileNoSuchFile)                // CocoaError(code: 4)
///     NSError(domain: "a", code: 1)              // NSError, a 1
///
/// The kind consists of the type, the case of an enumeration, the kind of an error inside it, the
/// enumeration cases and raw values that a struct or class stores, and the domain and code of an
/// `NSError`. All other parts, such as numbers and texts, vary within a kind: they shrink.
struct ErrorKind: CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    let type = "\(type(of: error))"
    let domain = error._domain
    // The default domain is the type's name with its module.
    if domain != String(reflecting: Swift.type(of: error)) {
      description = "\(type), \(domain) \(error._code)"
      return
    }
    let mirror = Mirror(reflecting: error)
    if mirror.displayStyle == .enum {
      description = type + Self.enumCase(of: error, mirror)
      return
    }
    let cases = mirror.children.compactMap { label, value -> String? in
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .enum {
        return "\(label ?? "_"): \(Self.enumCase(of: value, mirror))"
      }
      guard let code = value as? any RawRepresentable else { return nil }
      return "\(label ?? "_"): \(code.rawValue)"
    }
    description = cases.isEmpty ? type : "\(type)(\(cases.joined(separator: ", ")))"
  }

  /// Returns the case of an enumeration, without its payload, unless the payload is an error.
  private static func enumCase(of value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first else { return ".\(value)" }
    let name = ".\(payload.label ?? "_")"
    guard let inner = payload.value as? any Error else { return name }
    let innerMirror = Mirror(reflecting: inner)
    let kind =
      innerMirror.displayStyle == .enum
      ? enumCase(of: inner, innerMirror) : ErrorKind(inner).description
    return "\(name)(\(kind))"
  }
}
