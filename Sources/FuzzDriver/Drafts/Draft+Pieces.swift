import PropertyTesting

// The assembly of a changed case from pieces of the original, of a second parent, and of new draws.
extension Draft {
  /// The number of words of the original case.
  var count: Int { original.words.count }

  /// Removes all words.
  mutating func clear() {
    words.removeAll(keepingCapacity: true)
    spelling = .unpacked
  }

  /// Appends a piece of the original case, as far as it fits.
  mutating func keep(_ range: Range<Int>) {
    append(original.words, range)
  }

  /// Appends a piece of the second parent, as far as it fits.
  mutating func keepPartner(_ range: Range<Int>) {
    append(partner.words, range)
  }

  private mutating func append(_ other: UnsafeBufferPointer<UInt64>, _ range: Range<Int>) {
    // A string of the dictionary may be longer than the result may be.
    let end = min(range.upperBound, range.lowerBound + max(0, limit - words.count))
    words.append(contentsOf: UnsafeBufferPointer(rebasing: other[range.lowerBound..<end]))
  }

  /// Copies the words of the input, with some words in a row from the same place of the second parent.
  ///
  /// - Returns: Whether both have words.
  mutating func takeFromPartner() -> Bool {
    guard let partnerInput else { return false }
    let size = MemoryLayout<UInt64>.size
    let count = input.count / size
    let both = min(count, partnerInput.count / size)
    guard both > 0 else { return false }
    let first = pick(both)
    let taken = first...(first + pick(both - first))
    spelling = .packed
    for index in 0..<min(count, limit) {
      let source = taken.contains(index) ? partnerInput : input
      words.append(source.loadUnaligned(fromByteOffset: index * size, as: UInt64.self).littleEndian)
    }
    return true
  }

  /// Replaces the word at `index` with `word`, and returns whether that is a change.
  mutating func put(_ word: UInt64, at index: Int) -> Bool {
    guard index < limit, word != original.words[index] else { return false }
    keep(0..<count)
    words[index] = word
    return true
  }

  /// Assembles the case with other elements of a list.
  mutating func replace(_ place: PackedPlace, with elements: some Sequence<UInt64>) {
    keep(0..<place.range.lowerBound)
    for word in elements {
      if place.list.asks { words.append(1) }
      words.append(word)
    }
    if place.list.asks { words.append(0) }
    keep(place.range.upperBound..<count)
  }

  /// Redraws a part of `words`, and returns whether that part exists.
  mutating func redraw(_ part: Redraw.Part, next: Int) -> Bool {
    let redraw = Redraw(part, next: next, seed: bits.next())
    let isDone = words.withUnsafeBytes {
      redrawn.record($0, isUnpacked: true, of: property, redrawing: redraw)
    }
    if isDone { spelling = .redrawn }
    return isDone
  }
}
