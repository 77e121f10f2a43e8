/// What became of a case in a child process, and what it had drawn by then.
struct ChildCase {
  /// How it ended the child, if it did.
  let trap: Trap?
  /// Whether it was judged, or ended the child.
  let isJudged: Bool
  /// What it drew.
  let recording: ChoiceRecording
  /// The value, as far as it was drawn.
  let value: String

  /// The value, or what there is to say in its place.
  var name: String { value.isEmpty ? "the words \(recording.choices)" : value }

  /// The status of a child that could not judge, because it would have to wait for another thread.
  static let stuck: Int32 = 75

  /// Tries a case of `property` in a child process.
  ///
  /// It is `nil` where there are no child processes, and for a case of too many words.
  ///
  /// - Parameters:
  ///   - leftover: The case.
  ///   - property: The property.
  ///   - seconds: How long it may take.
  ///   - judges: Whether to judge it, or just to draw it; what draws as it goes is judged anyhow.
  init?(
    _ leftover: CaseNote.Leftover, of property: AnyProperty, seconds: Double, judges: Bool = true
  ) {
    guard let shared = SharedRecording() else { return nil }
    func run(_ source: inout ChoiceSource) {
      source.transcript.observer = shared
      guard let drawn = try? property.draw(&source) else { return }
      shared.value = drawn.describe()
      if judges { _ = drawn.judge() }
    }
    let end = Platform.runInChild(seconds: seconds) {
      switch leftover {
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
