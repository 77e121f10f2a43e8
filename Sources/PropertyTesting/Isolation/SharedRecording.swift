/// A copy of a case that a child process draws, in memory that its parent reads.
///
/// A child process cannot report anything after a trap, so it writes each word, span and value here
/// as soon as it is drawn.
final class SharedRecording {
  private let choices: SharedList<Choice>
  private let spans: SharedList<ChoiceSpan>
  /// For each list that can be packed: the ends of its range, its depth, the number of its packed
  /// words, and these words.
  private let packs: SharedList<UInt64>
  private let text: SharedList<UInt8>

  /// The greatest number of words that a case can have.
  static let mostChoices = 1 << 22

  /// Reserves room for a large case, or returns `nil` if the memory cannot be shared.
  ///
  /// Only the part that a case writes takes up memory.
  init?() {
    guard let choices = SharedList<Choice>(capacity: Self.mostChoices),
      let spans = SharedList<ChoiceSpan>(capacity: Self.mostChoices),
      let packs = SharedList<UInt64>(capacity: Self.mostChoices),
      let text = SharedList<UInt8>(capacity: 1 << 24)
    else { return nil }
    self.choices = choices
    self.spans = spans
    self.packs = packs
    self.text = text
  }

  /// The value as text; while a property draws directly, the values drawn so far.
  var value: String {
    get { String(decoding: text.elements, as: UTF8.self) }
    set {
      text.removeAll()
      for byte in newValue.utf8 { text.append(byte) }
    }
  }

  /// Whether there was room for every word and span.
  var isComplete: Bool { choices.isComplete && spans.isComplete && packs.isComplete }

  /// Removes everything, for another child process to write.
  func removeAll() {
    choices.removeAll()
    spans.removeAll()
    packs.removeAll()
    text.removeAll()
  }

  /// The words and spans drawn so far, with the spans in reading order.
  var recording: ChoiceRecording {
    let choices = choices.elements
    var recording = ChoiceRecording(
      choices: ChoiceSequence(choices.map(\.word)), bounds: choices.map(\.bound),
      spans: spans.elements)
    recording.sortSpans()
    recording.packs = packedWords
    return recording
  }

  private var packedWords: [PackedWords] {
    var found: [PackedWords] = []
    var rest = packs.elements[...]
    while rest.count >= 4 {
      let fields = rest.prefix(4).map { Int($0) }
      rest = rest.dropFirst(4)
      found.append(
        PackedWords(
          range: fields[0]..<fields[1], depth: fields[2], words: Array(rest.prefix(fields[3]))))
      rest = rest.dropFirst(fields[3])
    }
    return found
  }
}

extension SharedRecording: ChoiceObserver {
  func didRead(_ choice: Choice) { choices.append(choice) }

  func didClose(_ span: ChoiceSpan) { spans.append(span) }

  func didPack(_ words: PackedWords) {
    let fields = [words.range.lowerBound, words.range.upperBound, words.depth, words.words.count]
    for field in fields.map({ UInt64($0) }) + words.words { packs.append(field) }
  }

  func didRetract(to recording: ChoiceRecording) {
    choices.removeAll()
    spans.removeAll()
    packs.removeAll()
    for (word, bound) in zip(recording.choices.words, recording.bounds) {
      choices.append(Choice(word: word, bound: bound))
    }
    for span in recording.spans { spans.append(span) }
    for pack in recording.packs { didPack(pack) }
  }

  func didDraw(_ value: String) { self.value += self.value.isEmpty ? value : ", " + value }
}

/// A list in memory that a child process shares with its parent: the child appends, the parent reads.
///
/// Elements are copied bit by bit, so they must not own anything. A pointer to a constant is valid in
/// both processes, because a child is a copy of its parent.
private final class SharedList<Element> {
  private let count: UnsafeMutablePointer<Int>
  private let memory: UnsafeMutablePointer<Element>
  private let capacity: Int

  /// Creates an empty list, or returns `nil` if the memory cannot be shared.
  init?(capacity: Int) {
    guard let count = Platform.share(Int.self, count: 1) else { return nil }
    guard let memory = Platform.share(Element.self, count: capacity) else {
      Platform.unshare(count, count: 1)
      return nil
    }
    self.count = count
    self.memory = memory
    self.capacity = capacity
  }

  deinit {
    Platform.unshare(count, count: 1)
    Platform.unshare(memory, count: capacity)
  }

  /// Appends an element; beyond the capacity it is counted but not stored.
  func append(_ element: Element) {
    if count.pointee < capacity { (memory + count.pointee).initialize(to: element) }
    count.pointee += 1
  }

  func removeAll() { count.pointee = 0 }

  /// Whether every appended element is stored.
  var isComplete: Bool { count.pointee <= capacity }

  /// The stored elements.
  var elements: [Element] {
    Array(UnsafeBufferPointer(start: memory, count: min(count.pointee, capacity)))
  }
}
