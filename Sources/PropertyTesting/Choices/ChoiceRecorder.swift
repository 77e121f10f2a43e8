/// A recorder that draws cases without judging them, for fuzz mutators.
///
///     var recorder = ChoiceRecorder()
///     recorder.record(bytes) { source in _ = try? domain.draw(from: &source) }
///     recorder.words  // the canonical words
///
/// A recorder reuses its memory: once it has recorded a case, a case of at most the same size
/// allocates only what the domain allocates for its value.
package struct ChoiceRecorder: ~Copyable {
  /// The source, in memory of its own, because reading a member of a large structure copies all of it.
  private let source: UnsafeMutablePointer<ChoiceSource>
  /// The packed words of the recorded case, if it has a list that can be packed.
  private var packedWords = Log<UInt64>()

  /// Creates a recorder without a case.
  package init() {
    source = .allocate(capacity: 1)
    source.initialize(
      to: ChoiceSource(replaying: .init(start: nil, count: 0), isRecording: true))
  }

  deinit {
    source.deinitialize(count: 1)
    source.deallocate()
  }

  /// Records the case that `bytes` encode.
  ///
  /// - Parameters:
  ///   - bytes: Little-endian words; any bytes are a case. The indices in `redraw` are those of the
  ///     canonical words, which equal `bytes` if they come from an earlier recording.
  ///   - isUnpacked: Whether the words are unpacked, as those of a recording are; see ``Packing``.
  ///   - redraw: The part to generate instead of replaying it, if any.
  ///   - draw: Draws the case.
  /// - Returns: Whether the part was found; `false` without a `redraw`.
  @discardableResult
  package mutating func record(
    _ bytes: UnsafeRawBufferPointer, isUnpacked: Bool = false, redrawing redraw: Redraw? = nil,
    by draw: (inout ChoiceSource) -> Void
  ) -> Bool {
    source.pointee.begin(replaying: bytes, isUnpacked: isUnpacked, redrawing: redraw)
    draw(&source.pointee)
    source.pointee.transcript.pack(into: &packedWords)
    return redraw?.part == .everything || source.pointee.supply.redraw?.isDone ?? false
  }
}

// MARK: - The recorded case

/// The buffers are valid until the next case is recorded.
extension ChoiceRecorder {
  /// The canonical words, unpacked, up to the discard if the case was discarded.
  package var words: UnsafeBufferPointer<UInt64> { source.pointee.transcript.words.elements }

  /// The canonical words, packed.
  package var packed: UnsafeBufferPointer<UInt64> {
    packs.isEmpty ? words : packedWords.elements
  }

  /// The lists that can be packed, in their order.
  package var packs: UnsafeBufferPointer<PackedPlace> {
    source.pointee.transcript.packedPlaces.elements
  }

  /// The bound of each word; 0 stands for 2⁶⁴.
  package var bounds: UnsafeBufferPointer<UInt64> { source.pointee.transcript.bounds.elements }

  /// The spans in the order in which they closed: inner before outer, earlier before later.
  package var spans: UnsafeBufferPointer<ChoiceSpan> { source.pointee.transcript.spans.elements }

  /// The words that encode numbers, in the order of the words.
  package var numbers: UnsafeBufferPointer<NumberWord> {
    source.pointee.transcript.numbers.elements
  }

  /// The indices of the words that say whether a list has one more element, in ascending order.
  package var questions: UnsafeBufferPointer<Int> { source.pointee.transcript.questions.elements }
}
