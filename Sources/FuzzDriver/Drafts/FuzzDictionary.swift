import PropertyTesting

/// The values that a mutator inserts into cases: texts, byte strings, numbers and whole examples.
///
/// They come from the dictionary files of libFuzzer and from the examples of a property. Their parts are
/// values as well, because a keyword of a format rarely is a whole example.
struct FuzzDictionary {
  /// The texts and byte strings.
  private(set) var strings: [[UInt8]] = []
  /// The words of numbers, with their bounds.
  private(set) var numbers: [(word: UInt64, bound: UInt64)] = []
  /// The examples as packed words.
  private(set) var examples: [ChoiceSequence] = []
  private var known: Set<[UInt8]> = []

  /// Creates an empty dictionary.
  init() {}

  /// Creates a dictionary of the examples of a property.
  init(of property: AnyProperty) {
    var recorder = ChoiceRecorder()
    for example in property.encodedExamples {
      examples.append(example)
      example.words.withUnsafeBytes { _ = recorder.record($0, of: property) }
      for place in recorder.packs {
        let string = place.bytes(in: recorder.words)
        insert(string)
        for part in string.parts { insert(part) }
      }
      for number in recorder.numbers where !recorder.packs.contains(number.index) {
        numbers.append((recorder.words[number.index], recorder.bounds[number.index]))
      }
    }
  }

  /// Adds a text or a byte string, unless it is empty or already there.
  mutating func insert(_ string: [UInt8]) {
    if !string.isEmpty, known.insert(string).inserted { strings.append(string) }
  }

  /// Whether there are no values.
  var isEmpty: Bool { strings.isEmpty && numbers.isEmpty && examples.isEmpty }
}

extension UnsafeBufferPointer<PackedPlace> {
  /// Whether a word belongs to one of these lists.
  fileprivate func contains(_ index: Int) -> Bool { contains { $0.range.contains(index) } }
}

extension [UInt8] {
  /// The longest runs of letters and digits, of spaces, and of other bytes.
  fileprivate var parts: [[UInt8]] {
    func kind(_ byte: UInt8) -> Int {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
        0
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): 1
      default: 2
      }
    }
    var parts: [[UInt8]] = []
    for byte in self {
      if let last = parts.last?.last, kind(last) == kind(byte) {
        parts[parts.count - 1].append(byte)
      } else {
        parts.append([byte])
      }
    }
    return parts
  }
}
