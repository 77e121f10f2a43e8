import PropertyTesting

/// A case being changed: what is known about it, and the words of what it becomes.
///
/// What is made is put together from pieces of the case and, in a crossing, of a second one. The
/// memory is used again for every case, so that nothing is allocated once it is large enough.
struct Draft: ~Copyable {
  let property: AnyProperty
  /// The case as bytes; what it means is known once it was ``study()``-ed.
  private(set) var input = UnsafeRawBufferPointer(start: nil, count: 0)
  /// The second parent of a crossing as bytes.
  private(set) var partnerInput: UnsafeRawBufferPointer?
  private var isStudied = false
  /// The case as it is: canonical words and their structure.
  private(set) var original = ChoiceRecorder()
  /// The second parent of a crossing.
  private(set) var partner = ChoiceRecorder()
  /// What was drawn anew last.
  var redrawn = ChoiceRecorder()
  /// The spans of ``original`` that are elements of lists; all spans where there are none.
  var elements: [Int] = []
  /// What the case becomes.
  var words: [UInt64] = []
  /// How many words it may have.
  private(set) var limit = 0
  /// What all choices come from.
  var bits = RandomBits(seed: 0)

  init(_ property: AnyProperty) { self.property = property }

  /// Begins with the case that `bytes` spell, which must outlive what is done to it.
  mutating func begin(_ bytes: UnsafeRawBufferPointer, limit: Int, seed: UInt64) {
    self.limit = limit
    bits = RandomBits(seed: seed)
    input = bytes
    partnerInput = nil
    isStudied = false
  }

  /// Takes the case that `bytes` spell for a second parent; they must outlive what is done to it.
  mutating func pair(with bytes: UnsafeRawBufferPointer) { partnerInput = bytes }

  /// Draws the case and its partner, unless that was done: from here on it is known what they mean.
  ///
  /// libFuzzer changes a case a few times in a row, and keeps a partner for as long. So what was drawn
  /// anew last mostly comes back, and the partner does; neither is drawn once more.
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

  /// Whether the words are a case, and another one than before.
  var isChanged: Bool {
    if words.isEmpty { return false }
    return !(isStudied ? UnsafeRawBufferPointer(original.words) : input).spell(words)
  }
}

// MARK: - Changing

extension Draft {
  /// How many changes are tried before it is given up: not every one fits every input.
  private static var attempts: Int { 16 }

  /// Tries random picks of `mutations` until one changes the case, and returns whether one did.
  mutating func change(by mutations: MutationPicker) -> Bool {
    for _ in 0..<Self.attempts {
      clear()
      let mutation = mutations.pick(&bits)
      if !mutation.isBlind { study() }
      if mutation.apply(&self), isChanged { return true }
    }
    return false
  }
}

extension Draft {
  /// Writes the words as bytes, the last one as far as there is room; returns how many bytes.
  func write(to buffer: UnsafeMutableRawBufferPointer) -> Int {
    words.withUnsafeBytes { bytes in
      let bytes = UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, buffer.count)])
      buffer.copyMemory(from: bytes)
      return bytes.count
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these bytes are `words`, little-endian, and not none.
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
