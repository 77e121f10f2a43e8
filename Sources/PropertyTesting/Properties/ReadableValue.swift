/// A type whose values a ``ValueReader`` reads.
protocol ReadableValue {
  /// Reads a value.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - sample: Another value of the type, for the structure of its elements.
  /// - Returns: The value; `nil` if the text shows none.
  static func read(from reader: inout ValueReader, like sample: Self?) -> Self?
}

extension ReadableValue where Self: FixedWidthInteger {
  static func read(from reader: inout ValueReader, like sample: Self?) -> Self? {
    Self(reader.word())
  }
}

extension Int: ReadableValue {}
extension Int8: ReadableValue {}
extension Int16: ReadableValue {}
extension Int32: ReadableValue {}
extension Int64: ReadableValue {}
extension Int128: ReadableValue {}
extension UInt: ReadableValue {}
extension UInt8: ReadableValue {}
extension UInt16: ReadableValue {}
extension UInt32: ReadableValue {}
extension UInt64: ReadableValue {}
extension UInt128: ReadableValue {}

extension ReadableValue where Self: LosslessStringConvertible & BinaryFloatingPoint {
  static func read(from reader: inout ValueReader, like sample: Self?) -> Self? {
    Self(reader.word())
  }
}

extension Double: ReadableValue {}
extension Float: ReadableValue {}

extension Bool: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: Bool?) -> Bool? {
    Bool(reader.word())
  }
}

extension String: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: String?) -> String? {
    reader.string()
  }
}

extension Character: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: Character?) -> Character? {
    reader.string().flatMap { $0.count == 1 ? $0.first : nil }
  }
}

extension Optional: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: Wrapped??) -> Wrapped?? {
    if reader.skip("nil") { return .some(nil) }
    return reader.read(Wrapped.self, like: sample ?? nil)
  }
}

extension Array: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: [Element]?) -> [Element]? {
    var elements: [Element] = []
    let isRead = reader.list { reader in
      guard let element = reader.read(Element.self, like: sample?.first) else { return false }
      elements.append(element)
      return true
    }
    return isRead ? elements : nil
  }
}

extension Set: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: Set?) -> Set? {
    [Element].read(from: &reader, like: sample.map { Array($0) }).map { Set($0) }
  }
}

extension Dictionary: ReadableValue {
  static func read(from reader: inout ValueReader, like sample: Dictionary?) -> Dictionary? {
    if reader.skip("[:]") { return [:] }
    var entries: Dictionary = [:]
    let isRead = reader.list { reader in
      guard let key = reader.read(Key.self, like: sample?.first?.key), reader.skip(":"),
        let value = reader.read(Value.self, like: sample?.first?.value)
      else { return false }
      entries[key] = value
      return true
    }
    return isRead ? entries : nil
  }
}

extension Domain {
  /// Returns words that draw the value that a report shows as `text`.
  ///
  /// - Parameter text: The description of a value.
  /// - Returns: The words; `nil` if the value cannot be read or encoded.
  @usableFromInline func words(drawing text: String) -> ChoiceSequence? {
    func shows(_ value: Value, _ choices: ChoiceSequence) -> ChoiceSequence? {
      guard describe(value) == text, let drawn = self.value(of: choices), describe(drawn) == text
      else { return nil }
      return choices
    }
    for index in 0..<Self.samples {
      guard let sample = randomValue(index),
        let value = ValueReader.value(in: text, like: sample)
      else { continue }
      return encode(value).flatMap { shows(value, $0) }
    }
    // A value that cannot be read may be one of few.
    var enumeration = Enumeration(limit: Self.largestDomain)
    while let choices = enumeration.upcoming {
      guard let recording = recording(of: choices), let value = value(of: choices) else {
        return nil
      }
      if describe(value) == text { return recording.choices }
      guard enumeration.advance(past: recording) else { return nil }
    }
    return nil
  }

  /// The number of random values that may show the structure of a type.
  private static var samples: Int { 100 }
  /// The largest number of cases of a domain that is searched for a value.
  private static var largestDomain: Int { 10_000 }

  private func randomValue(_ index: Int) -> Value? {
    var source = ChoiceSource(seed: 1, isRecording: false)
    source.begin(case: UInt64(index), size: Generator.fullSize, isAtBoundary: false)
    return try? draw(from: &source)
  }
}
