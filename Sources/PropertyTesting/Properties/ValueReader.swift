/// A reader of values as reports show them, such as `[0, 1]` and `Point(x: 1, y: 2)`.
///
/// It reads numbers, text, Booleans, optional values, collections, bytes, cases without values of
/// `CaseIterable` enumerations, and structures and tuples of these.
struct ValueReader {
  private let text: [Unicode.Scalar]
  private var position = 0

  /// Returns the value that the whole of a text shows; `nil` if it cannot be read.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sample: Another value of the type, whose structure a reader needs for structures and tuples.
  /// - Returns: The value.
  static func value<Value>(in text: String, like sample: Value) -> Value? {
    var reader = ValueReader(text)
    guard let value = reader.read(Value.self, like: sample) else { return nil }
    reader.skipSpaces()
    return reader.position == reader.text.count ? value : nil
  }

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Reads a value of any type.
  mutating func read<Value>(_ type: Value.Type, like sample: Value?) -> Value? {
    skipSpaces()
    if let type = type as? any ReadableValue.Type {
      func opened<Known: ReadableValue>(_ type: Known.Type) -> Value? {
        Known.read(from: &self, like: sample as? Known) as? Value
      }
      return opened(type)
    }
    if let type = type as? any CaseIterable.Type, let value: Value = enumerationCase(of: type) {
      return value
    }
    if let bytes = data(as: type) { return bytes }
    return sample.flatMap { members(like: $0) }
  }

  // MARK: Parts of a text

  /// Skips a text; returns `false` if it is not the next.
  mutating func skip(_ expected: String) -> Bool {
    skipSpaces()
    guard text[position...].starts(with: expected.unicodeScalars) else { return false }
    position += expected.unicodeScalars.count
    return true
  }

  fileprivate mutating func skipSpaces() {
    while position < text.count, text[position].properties.isWhitespace { position += 1 }
  }

  /// Reads letters, digits and the signs of numbers.
  mutating func word() -> String {
    skipSpaces()
    let start = position
    while position < text.count, Self.isPartOfWord(text[position]) { position += 1 }
    var word = ""
    word.unicodeScalars.append(contentsOf: text[start..<position])
    return word
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    "+-._".unicodeScalars.contains(scalar) || scalar.properties.isAlphabetic
      || ("0"..."9").contains(scalar)
  }

  /// Reads a list, with a comma between its elements.
  mutating func list(from open: String = "[", to close: String = "]", element: (inout Self) -> Bool)
    -> Bool
  {
    guard skip(open) else { return false }
    if skip(close) { return true }
    repeat {
      guard element(&self) else { return false }
    } while skip(",")
    return skip(close)
  }

  /// Reads a string in quotes, as Swift code.
  mutating func string() -> String? {
    guard skip("\"") else { return nil }
    var string = String.UnicodeScalarView()
    while position < text.count {
      let scalar = text[position]
      position += 1
      if scalar == "\"" { return String(string) }
      guard scalar == "\\" else {
        string.append(scalar)
        continue
      }
      guard let escaped = escape() else { return nil }
      string.append(escaped)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard position < text.count else { return nil }
    let scalar = text[position]
    position += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\"", "\\", "'": return scalar
    case "u":
      guard skip("{") else { return nil }
      let digits = word()
      guard skip("}"), let value = UInt32(hexadecimal: digits) else { return nil }
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}

// MARK: - Values with parts

extension ValueReader {
  private mutating func enumerationCase<Value>(of type: any CaseIterable.Type) -> Value? {
    let start = position
    let name = word()
    func opened<Cases: CaseIterable>(_ type: Cases.Type) -> Value? {
      Cases.allCases.first { describe($0) == name } as? Value
    }
    if let value = opened(type) { return value }
    position = start
    return nil
  }

  /// Reads bytes, or a text as bytes, as a type like Foundation's `Data`.
  private mutating func data<Value>(as type: Value.Type) -> Value? {
    guard let type = type as? any RangeReplaceableCollection<UInt8>.Type, skip("Data"), skip("("),
      let bytes = textAsBytes() ?? read([UInt8].self, like: nil), skip(")")
    else { return nil }
    func opened<Bytes: RangeReplaceableCollection<UInt8>>(_ type: Bytes.Type) -> Value? {
      Bytes(bytes) as? Value
    }
    return opened(type)
  }

  private mutating func textAsBytes() -> [UInt8]? {
    let start = position
    if let text = string(), skip(".utf8") { return Array(text.utf8) }
    position = start
    return nil
  }

  /// Reads the members of a structure or a tuple, and lays them out in memory as the language does.
  ///
  /// The members lie one after the other, each at the next address that its type allows. If this does
  /// not give the size of the whole, the type has other members, and nothing is read.
  private mutating func members<Value>(like sample: Value) -> Value? {
    let mirror = Mirror(reflecting: sample)
    switch mirror.displayStyle {
    case .tuple: break
    // A mirror of the type's own may show other members than those in memory.
    case .struct:
      guard !(sample is any CustomReflectable), skip("\(type(of: sample))") else { return nil }
    default: return nil
    }
    let size = MemoryLayout<Value>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(size, 1), alignment: MemoryLayout<Value>.alignment)
    var used = 0
    let members = mirror.children.makeIterator()
    var removals: [() -> Void] = []
    defer {
      for remove in removals { remove() }
      memory.deallocate()
    }
    let isRead = list(from: "(", to: ")") { reader in
      guard let (label, member) = members.next() else { return false }
      if let label, !label.hasPrefix("."), !(reader.skip(label) && reader.skip(":")) {
        return false
      }
      func opened<Member>(_ member: Member) -> Bool {
        let layout = MemoryLayout<Member>.self
        used = (used + layout.alignment - 1) / layout.alignment * layout.alignment
        guard used + layout.size <= size, let value = reader.read(Member.self, like: member) else {
          return false
        }
        let place = (memory + used).initializeMemory(as: Member.self, to: value)
        used += layout.size
        removals.append { place.deinitialize(count: 1) }
        return true
      }
      return _openExistential(member, do: opened)
    }
    guard isRead, members.next() == nil, used == size else { return nil }
    removals = []
    return memory.assumingMemoryBound(to: Value.self).move()
  }
}
