/// A mapping between elements that take one word each and bytes, eight of which fill a word.
///
/// Lists of such elements are *packed*: their words are the bytes of the list. So a run of bytes in the
/// input of a fuzzer is a run of bytes in the value, and the fuzzer's dictionaries and comparison
/// hints fit. The shrinker and the mutator work on *unpacked* cases, with a word for each element.
///
///     "cab"      packed     626163                 the bytes of the text, the first in the last digits
///                unpacked   1 2   1 0   1 1   0    a word before each scalar says that there is one
///                           ╰─╯   ╰─╯   ╰─╯
@usableFromInline package final class Packing: Sendable {
  /// The bytes of an element.
  @usableFromInline package enum Kind: Sendable {
    /// Each element is one byte, and the first word of the list is the number of elements.
    case bytes
    /// Each element is a Unicode scalar in UTF-8, and a zero byte ends the list.
    case text
  }

  /// The bytes of an element.
  package let kind: Kind
  private let makeCode: @Sendable (_ word: UInt64) -> UInt32
  private let makeWord: @Sendable (_ code: UInt32) -> UInt64

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - kind: The bytes of an element.
  ///   - code: Returns the code of an element's word: the byte, or the value of the scalar.
  ///   - word: Returns the word of a code. Every code has a word, which encodes an element with that
  ///     code if there is one.
  @usableFromInline init(
    _ kind: Kind, code: @escaping @Sendable (_ word: UInt64) -> UInt32,
    word: @escaping @Sendable (_ code: UInt32) -> UInt64
  ) {
    self.kind = kind
    makeCode = code
    makeWord = word
  }

  /// Returns the code of an element's word: the byte, or the value of the scalar.
  func code(of word: UInt64) -> UInt32 { makeCode(word) }

  /// Returns the word of the element with the given code, or of another element if there is none.
  package func word(of code: UInt32) -> UInt64 { makeWord(code) }
}

/// The packed form of a list whose number of elements is limited.
@usableFromInline package struct PackedList: Sendable {
  /// The mapping between elements and bytes.
  package let packing: Packing
  /// The range of the number of elements.
  package let limits: ClosedRange<Int>

  @usableFromInline init(_ packing: Packing, _ limits: ClosedRange<Int>) {
    self.packing = packing
    self.limits = limits
  }

  /// Whether words in the list say how many elements there are.
  package var asks: Bool { limits.lowerBound < limits.upperBound }

  /// The number of possible lengths; 0 stands for 2⁶⁴.
  private var lengths: UInt64 { UInt64(limits.upperBound - limits.lowerBound) &+ 1 }

  private static let wordSize = ChoiceSequence.wordSize
}

// MARK: - Unpacking

extension PackedList {
  /// Writes the unpacked words of the list that a packed case continues with.
  ///
  /// - Parameters:
  ///   - input: The rest of the case as bytes. A list of bytes ends where they end, unless it would be
  ///     too short.
  ///   - words: The list to append to.
  /// - Returns: The number of packed words that belong to the list.
  func unpack(_ input: UnsafeRawBufferPointer, into words: inout Log<UInt64>) -> Int {
    switch packing.kind {
    case .bytes: unpackBytes(input, into: &words)
    case .text: unpackText(input, into: &words)
    }
  }

  private func unpackBytes(_ input: UnsafeRawBufferPointer, into words: inout Log<UInt64>) -> Int {
    var count = limits.lowerBound
    var start = 0
    if asks {
      let length = ChoiceSequence(bytes: input.prefix(Self.wordSize)).words.first ?? 0
      start = 1
      // The bytes of a partial last word that are missing are zero.
      let available = max(0, (input.count + Self.wordSize - 1) / Self.wordSize - 1) * Self.wordSize
      let most = max(count, min(available, limits.upperBound))
      count += Int(min(length.reduced(below: lengths), UInt64(most - count)))
    }
    for index in 0..<count {
      append(UInt32(input.byte(at: start * Self.wordSize + index)), at: index, to: &words)
    }
    if asks { words.append(0) }
    return start + (count + Self.wordSize - 1) / Self.wordSize
  }

  private func unpackText(_ input: UnsafeRawBufferPointer, into words: inout Log<UInt64>) -> Int {
    var count = 0
    var offset = 0
    while count < limits.upperBound {
      let byte = input.byte(at: offset)
      if byte == 0 {
        offset += 1
        if count >= limits.lowerBound { break }
        appendWord(0, at: count, to: &words)
      } else {
        let (code, length) = input.scalar(at: offset)
        offset += length
        append(code, at: count, to: &words)
      }
      count += 1
    }
    if asks { words.append(0) }
    return (offset + Self.wordSize - 1) / Self.wordSize
  }

  private func append(_ code: UInt32, at index: Int, to words: inout Log<UInt64>) {
    appendWord(packing.word(of: code), at: index, to: &words)
  }

  private func appendWord(_ word: UInt64, at index: Int, to words: inout Log<UInt64>) {
    if asks { words.append(index < limits.lowerBound ? 0 : 1) }
    words.append(word)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns a byte, which is zero if it is missing.
  fileprivate func byte(at offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }

  /// Returns the value of the scalar at `offset` in UTF-8, and its number of bytes.
  ///
  /// The bytes C0 80 are U+0000, as in Java. A byte that begins no scalar is a scalar by itself.
  fileprivate func scalar(at offset: Int) -> (value: UInt32, length: Int) {
    let first = byte(at: offset)
    let byteAlone = (UInt32(first), 1)
    guard first >= 0xc0, first < 0xf8 else { return byteAlone }
    let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    var value = UInt32(first) & (0x7f >> UInt32(length))
    for index in 1..<length {
      let next = byte(at: offset + index)
      guard next & 0xc0 == 0x80 else { return byteAlone }
      value = value << 6 | UInt32(next & 0x3f)
    }
    guard Unicode.Scalar(value) != nil, utf8Length(value) == length || (value == 0 && length == 2)
    else { return byteAlone }
    return (value, length)
  }
}

/// Returns the number of bytes of a scalar in UTF-8.
private func utf8Length(_ value: UInt32) -> Int {
  value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
}

// MARK: - Packing

extension PackedList {
  /// Returns the bytes of a list with the given unpacked words, without its length or end.
  fileprivate func bytes(of words: some RandomAccessCollection<UInt64>) -> [UInt8] {
    let step = asks ? 2 : 1
    let count = words.count / step
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count + Self.wordSize)
    for element in 0..<count {
      let word = words[words.index(words.startIndex, offsetBy: element * step + step - 1)]
      append(packing.code(of: word), to: &bytes)
    }
    return bytes
  }

  /// Returns the packed words of a list with the given unpacked words.
  func pack(_ words: some RandomAccessCollection<UInt64>) -> [UInt64] {
    let count = words.count / (asks ? 2 : 1)
    var bytes = bytes(of: words)
    switch packing.kind {
    case .text:
      if count < limits.upperBound { bytes.append(0) }
      return ChoiceSequence(bytes: bytes).words
    case .bytes:
      let length = asks ? [UInt64(count - min(count, limits.lowerBound))] : []
      return length + ChoiceSequence(bytes: bytes).words
    }
  }

  private func append(_ code: UInt32, to bytes: inout [UInt8]) {
    if packing.kind == .bytes {
      bytes.append(UInt8(truncatingIfNeeded: code))
    } else if code == 0 {
      bytes += [0xc0, 0x80]
    } else {
      bytes.append(contentsOf: UTF8.encode(Unicode.Scalar(code) ?? "\u{fffd}") ?? .init())
    }
  }
}

// MARK: - Drawing and encoding

/// The place of a packed list in an unpacked case.
package struct PackedPlace: Sendable {
  /// The indices of the unpacked words of the list.
  package let range: Range<Int>
  /// The number of spans that enclose the list.
  let depth: Int
  /// The packed form of the list.
  package let list: PackedList
}

extension PackedPlace {
  /// The number of elements of the list.
  package var count: Int { range.count / (list.asks ? 2 : 1) }

  /// Returns the bytes of the list in the unpacked words of a case.
  package func bytes(in words: UnsafeBufferPointer<UInt64>) -> [UInt8] {
    list.bytes(of: words[range])
  }

  /// Returns the words of elements with the given bytes.
  ///
  /// Bytes that are not UTF-8 are scalars of a text by themselves.
  package func words(of bytes: some Sequence<UInt8>) -> [UInt64] {
    let bytes = Array(bytes)
    var words: [UInt64] = []
    bytes.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        var (code, length) = (UInt32(bytes[offset]), 1)
        if list.packing.kind == .text { (code, length) = bytes.scalar(at: offset) }
        words.append(list.packing.word(of: code))
        offset += length
      }
    }
    return words
  }
}

extension ChoiceSource {
  /// Starts a packed list: the words that follow are its unpacked words.
  ///
  /// - Returns: The state to return to; `nil` if words are generated, or unpacked already.
  @usableFromInline mutating func enter(_ list: PackedList) -> WordSupply.Place? {
    supply.enter(list)
  }

  /// Ends a packed list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - start: The index of the first recorded word of the list.
  ///   - place: The result of ``enter(_:)``.
  @usableFromInline mutating func leave(
    _ list: PackedList, from start: Int, to place: WordSupply.Place?
  ) {
    if let place { supply.leave(to: place) }
    guard isRecording else { return }
    transcript.append(
      PackedPlace(range: start..<transcript.words.count, depth: transcript.depth, list: list))
  }
}

extension WordSupply {
  /// A place in the input to continue from.
  @usableFromInline struct Place {
    let input: UnsafeRawBufferPointer
    let nextWord: Int
  }

  fileprivate mutating func enter(_ list: PackedList) -> Place? {
    guard !isGenerating, !isUnpacked else { return nil }
    unpacked.removeAll()
    let offset = min(nextWord &* ChoiceSequence.wordSize, input.count)
    let count = list.unpack(UnsafeRawBufferPointer(rebasing: input[offset...]), into: &unpacked)
    let place = Place(input: input, nextWord: nextWord &+ count)
    input = UnsafeRawBufferPointer(unpacked.elements)
    nextWord = 0
    return place
  }

  fileprivate mutating func leave(to place: Place) {
    input = place.input
    nextWord = place.nextWord
  }
}

extension ChoiceEncoder {
  /// Replaces the unpacked words of a list, written since `start`, by the packed words.
  @usableFromInline mutating func pack(_ list: PackedList, from start: Int) {
    replaceWords(from: start, with: list.pack(choices.words[start...]))
  }
}
