import PropertyTesting

// How a changed case is put together: from pieces of the case, of a second one, and anew.
extension Draft {
  /// How many words the case has as it is.
  var count: Int { original.words.count }

  /// Begins anew, with nothing.
  mutating func clear() { words.removeAll(keepingCapacity: true) }

  /// Adds a piece of the case as it is, as far as there is room.
  mutating func keep(_ range: Range<Int>) {
    append(original.words, range)
  }

  /// Adds a piece of the second parent, as far as there is room.
  mutating func keepPartner(_ range: Range<Int>) {
    append(partner.words, range)
  }

  private mutating func append(_ other: UnsafeBufferPointer<UInt64>, _ range: Range<Int>) {
    let end = min(range.upperBound, range.lowerBound + limit - words.count)
    words.append(contentsOf: UnsafeBufferPointer(rebasing: other[range.lowerBound..<end]))
  }

  /// Makes the words those of the case as it came, but for a run of them that the second parent has
  /// in the same place; returns whether both have any.
  mutating func takeFromPartner() -> Bool {
    guard let partnerInput else { return false }
    let size = MemoryLayout<UInt64>.size
    let count = input.count / size
    let both = min(count, partnerInput.count / size)
    guard both > 0 else { return false }
    let first = pick(both)
    let taken = first...(first + pick(both - first))
    for index in 0..<min(count, limit) {
      let source = taken.contains(index) ? partnerInput : input
      words.append(source.loadUnaligned(fromByteOffset: index * size, as: UInt64.self).littleEndian)
    }
    return true
  }

  /// Puts `word` in the place of the one at `index`; returns whether that is a change.
  mutating func put(_ word: UInt64, at index: Int) -> Bool {
    guard index < limit, word != original.words[index] else { return false }
    keep(0..<count)
    words[index] = word
    return true
  }

  /// Draws a part of `words` anew; returns whether it was there.
  mutating func redraw(_ part: Redraw.Part, next: Int) -> Bool {
    let redraw = Redraw(part, next: next, seed: bits.next())
    let isDone = words.withUnsafeBytes {
      redrawn.record($0, of: property, redrawing: redraw)
    }
    return isDone && takeRedrawn()
  }

  /// Draws a word of the case as it came anew; returns whether it was there.
  mutating func redrawWordOfInput() -> Bool {
    let count = (input.count + MemoryLayout<UInt64>.size - 1) / MemoryLayout<UInt64>.size
    guard count > 0 else { return false }
    let index = pick(count)
    let redraw = Redraw(.word(index), next: index + 1, seed: bits.next())
    return redrawn.record(input, of: property, redrawing: redraw) && takeRedrawn()
  }

  private mutating func takeRedrawn() -> Bool {
    clear()
    append(redrawn.words, 0..<redrawn.words.count)
    return true
  }
}
