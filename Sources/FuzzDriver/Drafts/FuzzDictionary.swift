import PropertyTesting

/// The values that a mutator inserts into cases: texts, byte strings, numbers and whole examples.
///
/// They come from the dictionary files of libFuzzer and from the examples of a property. Their parts are
/// values as well, because a keyword of a format rarely is a whole example.
struct FuzzDictionary {
  /// The texts and byte strings.
  private(set) var strings: [[UInt8]] = []
  /// The numbers of examples, and those that strings spell.
  private(set) var numbers: [Number] = []
  /// The examples as packed words.
  private(set) var examples: [ChoiceSequence] = []
  private var known: Set<[UInt8]> = []

  /// A number that is known as a word or by its value.
  enum Number {
    /// The word of a number in an example, with its bound.
    case word(UInt64, bound: UInt64)
    /// An integer of 64 bits, in two's complement or unsigned.
    case integer(UInt64)
    /// A number that is no such integer.
    case real(Double)

    /// Returns the word of this number, or of a number near it, in an order; `nil` if it has none there.
    func word(in order: any NumberOrder, below bound: UInt64) -> UInt64? {
      switch self {
      case .word(let word, let own): own == bound ? word : nil
      case .integer(let bits): order.word(ofInteger: bits)
      case .real(let number): order.word(near: number)
      }
    }
  }

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
        numbers.append(
          .word(recorder.words[number.index], bound: recorder.bounds[number.index]))
      }
    }
  }

  /// Adds a text or a byte string, unless it is empty or already there, and the number that it spells.
  mutating func insert(_ string: [UInt8]) {
    guard !string.isEmpty, known.insert(string).inserted else { return }
    strings.append(string)
    let text = String(decoding: string, as: UTF8.self)
    if let integer = UInt64(text) ?? Int64(text).map(UInt64.init(bitPattern:)) {
      numbers.append(.integer(integer))
    } else if let number = Double(text), number.isFinite {
      numbers.append(.real(number))
    }
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
