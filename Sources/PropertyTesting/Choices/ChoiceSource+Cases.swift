extension ChoiceSource {
  /// Starts case number `index` of a generated run.
  ///
  /// - Parameters:
  ///   - index: With the seed and the size it decides every word of the case.
  ///   - size: How large words and arrays may get.
  ///   - isAtBoundary: Whether to take first and last words only.
  mutating func begin(case index: UInt64, size: Int, isAtBoundary: Bool) {
    generator.begin(case: index, size: size, isAtBoundary: isAtBoundary)
  }

  /// Starts random case number `index` of a run.
  ///
  /// Cases at boundaries come first; then sizes grow until nothing is held back.
  mutating func beginCase(_ index: Int) {
    begin(case: UInt64(index), size: min(index, Generator.fullSize), isAtBoundary: index <= 8)
  }

  /// Starts over with the words at `input`, which must outlive what is drawn of them.
  mutating func begin(replaying input: UnsafeRawBufferPointer) {
    self.input = input
    nextWord = 0
    mark = 0
    depth = 0
    isGenerating = false
    redraw = nil
  }

  /// Runs `body` with a source that replays `choices`.
  static func replaying<Result>(
    _ choices: ChoiceSequence, isRecording: Bool, _ body: (inout ChoiceSource) -> Result
  ) -> (Result, ChoiceRecording) {
    choices.words.withUnsafeBytes { bytes in
      var source = ChoiceSource(replaying: bytes, isRecording: isRecording)
      let result = body(&source)
      return (result, source.finish())
    }
  }
}
