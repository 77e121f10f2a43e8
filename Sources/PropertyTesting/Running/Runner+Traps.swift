extension Runner {
  /// How long a case that is tried in a child process may take.
  private var childSeconds: Double {
    let limit = settings.caseLimit?.components.seconds ?? 60
    return max(1, min(10, Double(limit)))
  }

  /// Looks into the case that an earlier run did not survive, if there is one.
  ///
  /// It is tried in a child process, and where it traps or hangs there it is shrunk in child processes.
  /// The search ends with it, because other cases may trap as well, and in this process.
  mutating func tryLeftover() {
    guard let leftover = note?.leftover else { return }
    guard !isJudgedElsewhere, let choices = choices(of: leftover) else { return retry(leftover) }
    guard let failure = failureInChild(choices) else { return }
    result.cases += 1
    var found = Counterexample(
      failure: failure, value: harmlessValue(of: choices), choices: choices,
      casesToFirst: result.cases)
    let shrinker = Shrinker(
      callLimit: min(settings.shrinkCalls, 1000),
      draw: { [property] in property.isDirect ? Recording(choices: $0) : property.recording(of: $0)
      },
      judge: { [self] in failureInChild($0) })
    let shrunk = shrinker.shrink(choices, failure)
    found.choices = shrunk.choices
    deadly = shrunk.choices
    found.failure = shrunk.failure
    found.value = harmlessValue(of: shrunk.choices)
    found.shrinkCalls = shrunk.calls
    found.isSmallest = shrunk.isFinished
    take(found)
    end()
  }

  /// Tries a case again in this process, having said which, where a child process could not judge it:
  /// a copy of this one lacks the task that judges, and does not know words that are drawn on the way.
  private mutating func retry(_ leftover: CaseNote.Leftover) {
    let name = property.name
    switch leftover {
    case .generated(let seed, let index) where property.isDirect:
      Platform.say("\(name): the last run did not survive case \(index) of DRAGNET_SEED=\(seed)")
      tryGenerated(index: Int(index), seed: seed)
    default:
      guard let choices = choices(of: leftover) else { return }
      Platform.say(
        "\(name): the last run did not survive \(harmlessValue(of: choices))\n"
          + "  again    DRAGNET_REPLAY=\"\(choices)\"")
      tryReplay(of: choices)
    }
  }

  /// The value of `choices`, as far as it is known without calling a property that may trap.
  private func harmlessValue(of choices: ChoiceSequence) -> String {
    property.isDirect ? "the words \(choices)" : property.value(of: choices)
  }

  /// The words of a case that was noted.
  private func choices(of leftover: CaseNote.Leftover) -> ChoiceSequence? {
    switch leftover {
    case .words(let choices): choices
    case .generated(let seed, let index):
      // A property that draws as it goes would trap here, before its words are known.
      property.isDirect ? nil : recorded(Int(index), seed: seed)
    }
  }

  /// Watches over the cases, if there is a note of them and a limit.
  func watch() -> Watchdog? {
    guard let note, let limit = settings.caseLimit else { return nil }
    return Watchdog(note, limit: limit) { [runner = self] leftover in
      let name = runner.property.name
      guard let choices = runner.choices(of: leftover) else {
        return "\(name) hangs: a case still runs after \(limit); the next run looks into it"
      }
      return "\(name) hangs: a case still runs after \(limit)\n"
        + "  for      \(runner.harmlessValue(of: choices))\n"
        + "  again    DRAGNET_REPLAY=\"\(choices)\" (or run again: it will be shrunk)"
    }
  }

  /// How the case of `choices` fails in a child process, if it traps or hangs there.
  private func failureInChild(_ choices: ChoiceSequence) -> Failure? {
    switch property.trap(in: choices, seconds: childSeconds) {
    case .trapped(let message):
      return Failure(law: "\(property.name), without trapping", message: message)
    case .hung:
      return Failure(
        law: "\(property.name), without hanging", message: "ran for \(Int(childSeconds)) seconds")
    case nil: return nil
    }
  }
}
