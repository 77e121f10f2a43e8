// The structure of a case: spans, numbers and retractions. Without a recording these do nothing.

extension ChoiceSource {
  /// Marks the words that `body` draws as a span.
  ///
  /// - Parameters:
  ///   - label: The kind of value that is drawn.
  ///   - body: Draws the value.
  /// - Returns: The result of `body`.
  /// - Throws: ``Discard`` if `body` throws it.
  @inlinable public mutating func span<Value>(
    _ label: ChoiceSpan.Label, _ body: (inout ChoiceSource) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    try span(label, from: mark, body)
  }

  /// Marks the words that `body` draws as a span, for a body that never discards the case.
  @inlinable public mutating func span<Value>(
    _ label: ChoiceSpan.Label, _ body: (inout ChoiceSource) -> Value
  ) -> Value {
    guard isRecording else { return body(&self) }
    let start = mark
    open(label, from: start)
    let value = body(&self)
    close(label, from: start)
    return value
  }

  /// Marks a span that also covers the words read since `start`, such as the "one more?" word of an
  /// element.
  @inlinable mutating func span<Value>(
    _ label: ChoiceSpan.Label, from start: Int,
    _ body: (inout ChoiceSource) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    guard isRecording else { return try body(&self) }
    open(label, from: start)
    let value: Value
    do throws(Discard) {
      value = try body(&self)
    } catch {
      close(label, from: start)
      throw error
    }
    close(label, from: start)
    return value
  }

  /// The index at which the next word will be recorded; 0 unless the source records.
  @inlinable var mark: Int { transcript.words.count }

  @usableFromInline mutating func open(_ label: ChoiceSpan.Label, from start: Int) {
    if supply.redraw != nil { supply.enterSpan(label, at: start, depth: transcript.depth) }
    transcript.depth += 1
  }

  @usableFromInline mutating func close(_ label: ChoiceSpan.Label, from start: Int) {
    transcript.depth -= 1
    if supply.redraw != nil { supply.leaveSpan(depth: transcript.depth) }
    transcript.append(
      ChoiceSpan(label: label, range: start..<transcript.words.count, depth: transcript.depth))
  }

  /// Records that the next word says whether a list has one more element.
  @inlinable mutating func noteQuestion() {
    if isRecording { appendQuestion() }
  }

  @usableFromInline mutating func appendQuestion() {
    transcript.questions.append(transcript.words.count)
  }

  /// Records that the next word encodes a number, for mutators of recorded cases.
  @inlinable mutating func noteNumber(_ order: some NumberOrder) {
    if isRecording { appendNumber(order) }
  }

  @usableFromInline mutating func appendNumber(_ order: some NumberOrder) {
    transcript.numbers.append(NumberWord(index: transcript.words.count, order: order))
  }

  /// Removes the words recorded since `start`, because the domain rejected their value.
  ///
  /// Drawing is a pure function of the words, so the words of the accepted attempt alone draw the
  /// value again, at the first attempt.
  @inlinable mutating func retract(to start: Int) {
    if isRecording { rewind(to: start) }
  }

  @usableFromInline mutating func rewind(to start: Int) { transcript.retract(to: start) }
}
