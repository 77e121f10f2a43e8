/// An observer of a test case while it is recorded.
///
/// A test case can end the process. A child process therefore copies every word, span and value to
/// its parent as soon as it is drawn.
protocol ChoiceObserver: AnyObject {
  /// Called after a word was read.
  func didRead(_ choice: Choice)

  /// Called after a span was closed.
  func didClose(_ span: ChoiceSpan)

  /// Called after a list was read that can be packed.
  func didPack(_ words: PackedWords)

  /// Called after words were retracted.
  ///
  /// - Parameter recording: The words and spans that remain, in the order of the transcript.
  func didRetract(to recording: ChoiceRecording)

  /// Called after a property that draws directly has drawn a value.
  ///
  /// - Parameter value: The value as text for the report.
  func didDraw(_ value: String)
}
