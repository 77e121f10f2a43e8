/// The result of a case that ran in a child process.
struct ChildCase {
  /// How the case ended the child process, if it did.
  let trap: Trap?
  /// Whether the case was judged or ended the child process.
  let isJudged: Bool
  /// The words and spans that the case drew.
  let recording: ChoiceRecording
  /// The value, as far as it was drawn.
  let value: String

  /// The value or, if no value was drawn, the words.
  var name: String { value.isEmpty ? "the words \(recording.choices)" : value }

  /// The status of a child process that could not judge, because the judge waits for another thread.
  static let stuck: Int32 = 75

  /// Runs a case of `property` in a child process.
  ///
  /// Returns `nil` where the platform has no child processes, and for a case with too many words.
  ///
  /// - Parameters:
  ///   - noted: The case.
  ///   - property: The property.
  ///   - seconds: The time that the child process may take.
  ///   - judges: Whether to judge the case or only to draw it. A property that draws while it judges
  ///     is always judged.
  init?(_ noted: NotedCase, of property: AnyProperty, seconds: Double, judges: Bool = true) {
    guard let shared = SharedRecording() else { return nil }
    func run(_ source: inout ChoiceSource) {
      source.transcript.observer = shared
      guard let drawn = try? property.draw(&source) else { return }
      shared.value = drawn.describe()
      if judges { _ = drawn.judge() }
    }
    let end = Platform.runInChild(seconds: seconds) {
      switch noted {
      case .words(let choices):
        _ = ChoiceSource.replaying(choices, isRecording: true) { run(&$0) }
      case .generated(let seed, let index):
        var source = ChoiceSource(seed: seed, isRecording: true)
        source.beginCase(Int(index))
        run(&source)
      }
      return 0
    }
    guard let end, shared.isComplete else { return nil }
    trap = Trap(end)
    isJudged = end != .exited(Self.stuck)
    recording = shared.recording
    value = shared.value
  }
}
