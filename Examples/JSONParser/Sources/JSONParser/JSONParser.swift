extension JSON {
  /// Reads a JSON text.
  ///
  /// - Throws: ``JSONError`` if the text is not JSON.
  public init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(text)
    self = try parser.value()
    parser.skipSpaces()
    guard parser.isAtEnd else { throw parser.error }
  }
}

/// A parser by recursive descent, with a bug in ``string()``.
struct JSONParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  var isAtEnd: Bool { offset == scalars.count }
  var error: JSONError { JSONError(offset: offset) }
  private var next: Unicode.Scalar? { isAtEnd ? nil : scalars[offset] }

  mutating func skipSpaces() {
    while let scalar = next, " \t\r\n".unicodeScalars.contains(scalar) { offset += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == scalar else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(JSONError) {
    guard take(scalar) else { throw error }
  }

  mutating func value() throws(JSONError) -> JSON {
    skipSpaces()
    switch next {
    case "{": return try object()
    case "[": return try array()
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    for scalar in word.unicodeScalars {
      guard next == scalar else { throw error }
      offset += 1
    }
    return value
  }

  private mutating func array() throws(JSONError) -> JSON {
    try expect("[")
    var values: [JSON] = []
    if take("]") { return .array(values) }
    repeat { values.append(try value()) } while take(",")
    try expect("]")
    return .array(values)
  }

  private mutating func object() throws(JSONError) -> JSON {
    try expect("{")
    var members: [String: JSON] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpaces()
      let key = try string()
      try expect(":")
      guard members.updateValue(try value(), forKey: key) == nil else { throw error }
    } while take(",")
    try expect("}")
    return .object(members)
  }

  /// Reads a string.
  ///
  /// The bug: an escape is one scalar, so a pair of surrogates is lost.
  private mutating func string() throws(JSONError) -> String {
    guard next == "\"" else { throw error }
    offset += 1
    var string = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      offset += 1
      guard scalar == "\\" else {
        guard scalar.value >= 0x20 else { throw error }
        string.append(scalar)
        continue
      }
      guard let escape = next else { throw error }
      offset += 1
      switch escape {
      case "\"", "\\", "/": string.append(escape)
      case "b": string.append("\u{8}")
      case "f": string.append("\u{c}")
      case "n": string.append("\n")
      case "r": string.append("\r")
      case "t": string.append("\t")
      case "u": string.append(Unicode.Scalar(try unit()) ?? "\u{fffd}")
      default: throw error
      }
    }
    guard next == "\"" else { throw error }
    offset += 1
    return String(string)
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next.flatMap({ Character($0).hexDigitValue }) else { throw error }
      unit = unit * 16 + UInt32(digit)
      offset += 1
    }
    return unit
  }

  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    while let scalar = next, "+-.eE0123456789".unicodeScalars.contains(scalar) { offset += 1 }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[start..<offset])
    guard let number = Double(String(text)) else { throw error }
    return number
  }
}
