extension ChoiceSource {
  /// Draws what `body` draws, and marks its words as belonging together.
  ///
  /// - Parameters:
  ///   - label: What kind of thing is drawn.
  ///   - body: Draws it.
  /// - Returns: What `body` returns.
  /// - Throws: ``Discard`` if `body` does.
  @inlinable public mutating func span<Value>(
    _ label: ChoiceSpan.Label, _ body: (inout ChoiceSource) throws(Discard) -> Value
  ) throws(Discard) -> Value {
    try span(label, from: mark, body)
  }

  /// As ``span(_:_:)``, for a body that never gives up.
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

  /// A span that also covers what was read since `start`, such as the "one more?" of an element.
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

  @usableFromInline mutating func open(_ label: ChoiceSpan.Label, from start: Int) {
    if redraw != nil { beginRedraw(of: label, at: start) }
    depth += 1
  }

  @usableFromInline mutating func close(_ label: ChoiceSpan.Label, from start: Int) {
    depth -= 1
    if redraw != nil { endRedraw() }
    let span = ChoiceSpan(label: label, range: start..<mark, depth: depth)
    transcript.spans.append(span)
    shared?.append(span)
  }

  /// Notes that the next word asks whether a list has one more element.
  @inlinable mutating func ask() {
    if isRecording { noteQuestion() }
  }

  @usableFromInline mutating func noteQuestion() { transcript.questions.append(mark) }

  /// Forgets what was recorded since `start`: an attempt that was rejected.
  ///
  /// Drawing is a pure function of the words read, so the words of the attempt that was accepted are
  /// enough to draw it again, at the first try.
  @inlinable mutating func retract(to start: Int) {
    guard isRecording else { return }
    rewind(to: start)
  }

  @usableFromInline mutating func rewind(to start: Int) {
    transcript.retract(to: start)
    mark = start
    shared?.replace(by: transcript.recording)
  }

  /// The recording so far, its spans in reading order.
  consuming func finish() -> ChoiceRecording {
    var recording = transcript.recording
    recording.sortSpans()
    return recording
  }
}
