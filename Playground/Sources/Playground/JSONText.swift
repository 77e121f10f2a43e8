/// A writer of JSON, as UTF-8.
///
///     JSONText.object { $0.member("value", 0.5) }  // {"value":0.5}
///
/// A number that is not finite becomes a string, as on the command line: `"nan"`, `"inf"`, `"-inf"`.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  /// Whether no member of the current object has been written.
  private var isFirst = true

  /// Returns an object with the members that `write` writes.
  static func object(_ write: (inout JSONText) -> Void) -> [UInt8] {
    var text = JSONText()
    text.object(write)
    return text.bytes
  }

  mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    number(value)
  }

  mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    bytes += value.description.utf8
  }

  mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bytes += (value ? "true" : "false").utf8
  }

  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  mutating func null(_ key: String) {
    self.key(key)
    bytes += "null".utf8
  }

  mutating func member(_ key: String, object write: (inout JSONText) -> Void) {
    self.key(key)
    object(write)
  }

  mutating func member<Item>(
    _ key: String, array items: [Item], _ write: (inout JSONText, Item) -> Void
  ) {
    self.key(key)
    bytes.append(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(&self, item)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func object(_ write: (inout JSONText) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
    write(&self)
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  mutating func number(_ value: Double) {
    if value.isNaN {
      string("nan")
    } else if value.isInfinite {
      string(value < 0 ? "-inf" : "inf")
    } else {
      bytes += value.description.utf8
    }
  }

  mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20:
        bytes += "\\u00".utf8
        bytes += [byte >> 4, byte & 15].map { $0 < 10 ? $0 + 0x30 : $0 + 0x57 }
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func key(_ key: String) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }
}
