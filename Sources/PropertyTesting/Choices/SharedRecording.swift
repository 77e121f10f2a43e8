/// What a case in a child process has drawn so far, in memory that its parent sees.
///
/// A child that traps tells nothing any more, so each word, each span and the value are written here
/// as soon as they are drawn.
@usableFromInline final class SharedRecording {
  private let choices: SharedList<Choice>
  private let spans: SharedList<ChoiceSpan>
  private let text: SharedList<UInt8>

  /// Room for a case of ordinary size, or `nil` if there is none.
  init?() {
    guard let choices = SharedList<Choice>(capacity: 1 << 13),
      let spans = SharedList<ChoiceSpan>(capacity: 1 << 14),
      let text = SharedList<UInt8>(capacity: 1 << 16)
    else { return nil }
    self.choices = choices
    self.spans = spans
    self.text = text
  }

  // MARK: The child

  func append(_ word: UInt64, below bound: UInt64) {
    choices.append(Choice(word: word, bound: bound))
  }

  func append(_ span: ChoiceSpan) { spans.append(span) }

  /// Writes `recording` in place of what is there.
  @usableFromInline func replace(by recording: ChoiceRecording) {
    choices.removeAll()
    spans.removeAll()
    for (word, bound) in zip(recording.choices.words, recording.bounds) {
      append(word, below: bound)
    }
    for span in recording.spans { append(span) }
  }

  /// The value, as far as it is drawn.
  var value: String {
    get { String(decoding: text.elements, as: UTF8.self) }
    set {
      text.removeAll()
      for byte in newValue.utf8 { text.append(byte) }
    }
  }

  // MARK: The parent

  /// Whether all words were written; of a case that is too large only the first ones are.
  var isComplete: Bool { choices.isComplete }

  /// What was drawn.
  var recording: ChoiceRecording {
    let choices = choices.elements
    var recording = ChoiceRecording(
      choices: ChoiceSequence(choices.map(\.word)), bounds: choices.map(\.bound),
      spans: spans.elements)
    recording.sortSpans()
    return recording
  }
}

/// A list in memory that a child process shares with its parent: the one appends, the other reads.
///
/// Elements are copied bit by bit, so none may own anything. A child is a copy of its parent, and so
/// what points to a constant points to the same one in both.
private final class SharedList<Element> {
  private let count: UnsafeMutablePointer<Int>
  private let memory: UnsafeMutablePointer<Element>
  private let capacity: Int

  /// A list of up to `capacity` elements, or `nil` if there is no memory to share.
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

  /// Appends an element; past the capacity it is only counted.
  func append(_ element: Element) {
    if count.pointee < capacity { (memory + count.pointee).initialize(to: element) }
    count.pointee += 1
  }

  func removeAll() { count.pointee = 0 }

  /// Whether all that was appended is there.
  var isComplete: Bool { count.pointee <= capacity }

  /// What is there.
  var elements: [Element] {
    Array(UnsafeBufferPointer(start: memory, count: min(count.pointee, capacity)))
  }
}
