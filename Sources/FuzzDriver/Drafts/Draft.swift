import CFuzzDriver
import PropertyTesting

/// A case that is being changed: its structure, and the words of the result.
///
/// The result consists of pieces of the case and, in a crossover, of a second parent. These pieces are
/// unpacked, so that an element of a list is a piece; the inputs of a fuzzer are packed. All cases share
/// the same memory, so nothing is allocated once it is large enough.
struct Draft: ~Copyable {
  let property: AnyProperty
  /// The case as bytes; ``study()`` finds its structure.
  private(set) var input = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The second parent of a crossover as bytes.
  private(set) var partnerInput: UnsafeRawBufferPointer?
  private var isStudied = false
  /// The original case: its canonical words and their structure.
  private(set) var original = ChoiceRecorder()
  /// The second parent of a crossover.
  private(set) var partner = ChoiceRecorder()
  /// The latest redrawn case.
  var redrawn = ChoiceRecorder()
  /// The values to insert.
  var dictionary = FuzzDictionary()
  /// Changes bytes in place as libFuzzer does: takes their number and the room for them, and returns the
  /// new number, or 0 without libFuzzer.
  var changeBytes: (UnsafeMutablePointer<UInt8>, Int, Int) -> Int = dragnet_mutate_bytes
  /// The comparisons in the code under test.
  var comparisons = ComparisonTrace()
  /// The indices of the spans of ``original`` that are elements of lists; of all spans without lists.
  var elements: [Int] = []
  /// The words of the result.
  var words: [UInt64] = []
  /// The state of ``words``.
  var spelling = Spelling.unpacked
  /// Whether a case of the property had a list that can be packed.
  private var hasPacks = false
  /// The largest number of packed words of the result.
  private var room = 0
  /// The largest number of words of the result while it is assembled.
  var limit: Int { hasPacks ? room * Self.mostUnpacked : room }
  /// The source of all random choices.
  var bits = RandomBits(seed: 0)

  /// The states of the words of a result.
  enum Spelling {
    /// The words are unpacked.
    case unpacked
    /// The words are those of the latest redrawn case, unpacked.
    case redrawn
    /// The words are packed.
    case packed
  }

  /// The largest number of unpacked words that fill a packed word: two for each byte.
  private static let mostUnpacked = 16

  init(_ property: AnyProperty) { self.property = property }

  /// Starts with a case; `bytes` must stay valid while it is changed.
  mutating func begin(_ bytes: UnsafeRawBufferPointer, limit: Int, seed: UInt64) {
    room = limit
    bits = RandomBits(seed: seed)
    input = bytes
    partnerInput = nil
    isStudied = false
  }

  /// Sets the second parent of a crossover; `bytes` must stay valid while the case is changed.
  mutating func pair(with bytes: UnsafeRawBufferPointer) { partnerInput = bytes }

  /// Draws the case and its second parent once, to find their structure.
  ///
  /// libFuzzer changes a case several times in a row and keeps the second parent meanwhile. So the latest
  /// redrawn case usually comes back, as does the second parent; neither is drawn again.
  mutating func study() {
    guard !isStudied else { return }
    isStudied = true
    if let partnerInput, !partnerInput.spell(partner.packed) {
      partner.record(partnerInput, of: property)
    }
    defer { if !original.packs.isEmpty || !partner.packs.isEmpty { hasPacks = true } }
    guard !input.spell(original.packed) else { return }
    elements.removeAll(keepingCapacity: true)
    if input.spell(redrawn.packed) {
      swap(&original, &redrawn)
    } else {
      original.record(input, of: property)
    }
  }

  /// Packs the words of the result, and returns whether it is not empty and differs from the original
  /// case.
  mutating func finish() -> Bool {
    pack()
    if words.isEmpty { return false }
    return !(isStudied ? UnsafeRawBufferPointer(original.packed) : input).spell(words)
  }

  private mutating func pack() {
    switch spelling {
    case .packed: return
    case .unpacked:
      // Without a list that can be packed, packed words are unpacked words.
      guard hasPacks else { return }
      _ = words.withUnsafeBytes { redrawn.record($0, isUnpacked: true, of: property) }
    case .redrawn: if !redrawn.packs.isEmpty { hasPacks = true }
    }
    words.removeAll(keepingCapacity: true)
    words.append(contentsOf: redrawn.packed.prefix(room))
    spelling = .packed
  }
}

extension Draft {
  /// Writes the words as bytes, the last one as far as it fits, and returns the number of bytes.
  func write(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    words.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, buffer.count)])
      buffer.copyMemory(from: bytes)
      return bytes.count
    }
  }
}

extension UnsafeRawBufferPointer {
  /// A hash of the words that these bytes are, of 32 bits, the same in every process.
  var hash: UInt64 {
    let size = MemoryLayout<UInt64>.size
    var hash = UInt64(count)
    var offset = 0
    while offset + size <= count {
      hash ^= loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      hash = (hash ^ hash >> 29) &* 0x9e37_79b9_7f4a_7c15
      offset += size
    }
    return hash >> 32
  }

  /// Whether these bytes are exactly `words`, little-endian, and not empty.
  func spell(_ words: some RandomAccessCollection<UInt64>) -> Bool {
    let size = MemoryLayout<UInt64>.size
    guard count > 0, count == words.count * size else { return false }
    var offset = 0
    for word in words {
      guard word.littleEndian == loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
        return false
      }
      offset += size
    }
    return true
  }
}
