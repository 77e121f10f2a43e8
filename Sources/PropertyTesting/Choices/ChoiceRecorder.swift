/// Draws cases without judging them, and keeps what was read: what a fuzz mutator works on.
///
///     var recorder = ChoiceRecorder()
///     recorder.record(bytes, of: property)
///     recorder.words  // as the property's domain reads them
///
/// One recorder serves case after case, in the same memory: once it has seen a case as large as the
/// next one, nothing is allocated but what the domain allocates for its value.
public struct ChoiceRecorder: ~Copyable {
  /// In memory of its own: whoever reads a part of a large structure is handed a copy of it all.
  private let source: UnsafeMutablePointer<ChoiceSource>

  /// A recorder that has recorded nothing yet.
  public init() {
    source = .allocate(capacity: 1)
    source.initialize(
      to: ChoiceSource(replaying: .init(start: nil, count: 0), isRecording: true))
    // No one asks for the value.
    source.pointee.drawnValues = nil
  }

  deinit {
    source.deinitialize(count: 1)
    source.deallocate()
  }

  /// Draws the case that `bytes` spell.
  ///
  /// - Parameters:
  ///   - bytes: Words, little-endian; any bytes are a case. The place of a redraw is that in
  ///     the canonical words, which these are if they were recorded before.
  ///   - property: What draws it.
  ///   - redraw: The part to draw anew, if there is one.
  /// - Returns: Whether the part was there; `false` if there is none.
  @discardableResult
  public mutating func record(
    _ bytes: UnsafeRawBufferPointer, of property: AnyProperty, redrawing redraw: Redraw? = nil
  ) -> Bool {
    source.pointee.begin(replaying: bytes)
    source.pointee.transcript.forget()
    if let redraw { source.pointee.begin(redraw) }
    property.read(&source.pointee)
    return redraw?.part == .everything || source.pointee.redraw?.isDone ?? false
  }
}

// MARK: - What was read

/// Buffers are valid until the next case is drawn.
extension ChoiceRecorder {
  /// The canonical words that were read last, up to the discard if there was one.
  public var words: UnsafeBufferPointer<UInt64> { source.pointee.transcript.words.elements }

  /// The bound each word was drawn below; 0 stands for 2⁶⁴.
  public var bounds: UnsafeBufferPointer<UInt64> { source.pointee.transcript.bounds.elements }

  /// The spans, in the order in which they closed: inner before outer, earlier before later.
  public var spans: UnsafeBufferPointer<ChoiceSpan> { source.pointee.transcript.spans.elements }

  /// Which words stand for numbers, the first first.
  public var numbers: UnsafeBufferPointer<NumberWord> { source.pointee.transcript.numbers.elements }

  /// Which words ask whether a list has one more element, the first first.
  public var questions: UnsafeBufferPointer<Int> { source.pointee.transcript.questions.elements }
}
