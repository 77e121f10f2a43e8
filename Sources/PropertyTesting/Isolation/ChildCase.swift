/// The result of a case that ran in child processes.
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
  var name: String { value.isEmpty ? Self.name(of: recording.packed.choices) : value }

  /// The name of a case whose value is unknown.
  static func name(of words: ChoiceSequence) -> String { "the words \(words)" }

  /// The lines that name the case on standard error and repeat it, cut if the case is large.
  func lines(command: String) -> String {
    let words = recording.packed.choices
    let line = "  for      \(name.count > 1000 ? name.prefix(1000) + "…" : name)"
    return words.count > 1000 ? line : line + "\n  again    DRAGNET_REPLAY=\"\(words)\" \(command)"
  }

  /// Runs a case of `property` in child processes; see ``ChildAttempts``.
  ///
  /// - Parameters:
  ///   - noted: The case.
  ///   - property: The property.
  ///   - seconds: The time that the case may take.
  ///   - judges: Whether to judge the case or only to draw it. A property that draws while it judges
  ///     is always judged.
  ///   - believesCrashes: Whether to believe a trap or an exit without another child process.
  /// - Throws: ``ChildError`` if child processes cannot run this case.
  init(
    _ noted: NotedCase, of property: AnyProperty, seconds: Double, judges: Bool = true,
    believesCrashes: Bool = false
  ) throws(ChildError) {
    guard let shared = SharedRecording() else {
      throw ChildError(reason: "no memory can be shared with a child process")
    }
    func run(_ source: inout ChoiceSource) {
      source.transcript.observer = shared
      guard let drawn = try? property.draw(&source) else { return }
      shared.value = drawn.describe()
      if judges { _ = drawn.judge() }
    }
    let end = try ChildAttempts.end(seconds: seconds, believesCrashes: believesCrashes) {
      shared.removeAll()
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
    guard shared.isComplete else {
      throw ChildError(reason: "the case draws more than \(SharedRecording.mostChoices) words")
    }
    trap = Trap(end)
    isJudged = end != .returned(ChildAttempts.stuck)
    recording = shared.recording
    value = shared.value
  }
}
