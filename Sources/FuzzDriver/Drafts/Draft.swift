import PropertyTesting

/// A case that is being changed: its structure, and the words of the result.
///
/// The result consists of pieces of the case and, in a crossover, of a second parent. All cases share
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
  /// The indices of the spans of ``original`` that are elements of lists; of all spans without lists.
  var elements: [Int] = []
  /// The words of the result.
  var words: [UInt64] = []
  /// The largest number of words of the result.
  private(set) var limit = 0
  /// The source of all random choices.
  var bits = RandomBits(seed: 0)

  init(_ property: AnyProperty) { self.property = property }

  /// Starts with a case; `bytes` must stay valid while it is changed.
  mutating func begin(_ bytes: UnsafeRawBufferPointer, limit: Int, seed: UInt64) {
    self.limit = limit
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
    if let partnerInput, !partnerInput.spell(partner.words) {
      partner.record(partnerInput, of: property)
    }
    guard !input.spell(original.words) else { return }
    elements.removeAll(keepingCapacity: true)
    if input.spell(redrawn.words) {
      swap(&original, &redrawn)
    } else {
      original.record(input, of: property)
    }
  }

  /// Whether the result is not empty and differs from the original case.
  var isChanged: Bool {
    if words.isEmpty { return false }
    return !(isStudied ? UnsafeRawBufferPointer(original.words) : input).spell(words)
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
