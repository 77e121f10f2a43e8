/// The words and spans of a case, in the order in which a source reads them.
@usableFromInline struct Transcript: ~Copyable {
  /// The canonical words.
  @usableFromInline var words = Log<UInt64>()
  /// The bound of each word; 0 stands for 2⁶⁴.
  private(set) var bounds = Log<UInt64>()
  /// The spans, in the order in which they closed.
  private(set) var spans = Log<ChoiceSpan>()
  /// The words that encode numbers.
  var numbers = Log<NumberWord>()
  /// The indices of the words that say whether a list has one more element.
  var questions = Log<Int>()
  /// The lists that can be packed, in their order.
  private(set) var packedPlaces = Log<PackedPlace>()
  /// The number of open spans.
  var depth = 0
  /// Whether words of this case were retracted.
  private(set) var hasRetracted = false
  /// An observer of every word and span, if any.
  var observer: (any ChoiceObserver)?

  /// Creates an empty transcript.
  init() {}

  /// Appends a word.
  @inline(__always) mutating func append(_ word: UInt64, below bound: UInt64) {
    // Testing for `nil` costs less than unwrapping, which retains.
    if observer != nil { observer?.didRead(Choice(word: word, bound: bound)) }
    words.append(word)
    bounds.append(bound)
  }

  /// Appends a span that has closed.
  @inline(__always) mutating func append(_ span: ChoiceSpan) {
    spans.append(span)
    if observer != nil { observer?.didClose(span) }
  }

  /// Appends a list that can be packed.
  mutating func append(_ place: PackedPlace) {
    packedPlaces.append(place)
    if observer != nil { observer?.didPack(packed(place)) }
  }

  /// Returns the packed words of a list.
  private func packed(_ place: PackedPlace) -> PackedWords {
    let words = UnsafeBufferPointer(rebasing: words.elements[place.range])
    return PackedWords(range: place.range, depth: place.depth, words: place.list.pack(words))
  }

  /// Writes the packed words of the case, if it has a list that can be packed.
  func pack(into packed: inout Log<UInt64>) {
    packed.removeAll()
    guard packedPlaces.count > 0 else { return }
    var next = 0
    for place in packedPlaces.elements {
      for index in next..<place.range.lowerBound { packed.append(words.elements[index]) }
      let list = UnsafeBufferPointer(rebasing: words.elements[place.range])
      for word in place.list.pack(list) { packed.append(word) }
      next = place.range.upperBound
    }
    for index in next..<words.count { packed.append(words.elements[index]) }
  }

  /// Removes the words from index `start` on, and their structure.
  ///
  /// All structure is in the order of its last words, so only the end of each list is read: a case may
  /// retract thousands of times. An empty span at `start` stays: it closed before, or does no harm.
  mutating func retract(to start: Int) {
    hasRetracted = true
    words.removeAll(from: start)
    bounds.removeAll(from: start)
    numbers.removeLast { $0.index >= start }
    spans.removeLast { $0.range.upperBound > start }
    questions.removeLast { $0 >= start }
    packedPlaces.removeLast { $0.range.upperBound > start }
    observer?.didRetract(to: recording)
  }

  /// Removes everything, and keeps the memory.
  mutating func removeAll() {
    words.removeAll()
    bounds.removeAll()
    spans.removeAll()
    numbers.removeAll()
    questions.removeAll()
    packedPlaces.removeAll()
    depth = 0
    hasRetracted = false
  }

  /// A copy of the words and their structure, unpacked.
  var recording: ChoiceRecording {
    var recording = ChoiceRecording(
      choices: ChoiceSequence(Array(words.elements)), bounds: Array(bounds.elements),
      spans: Array(spans.elements))
    recording.numbers = Array(numbers.elements)
    recording.packs = packedPlaces.elements.map { packed($0) }
    return recording
  }
}
