/// The examination of cases that may trap or hang, in child processes.
extension Runner {
  /// Whether this run starts child processes, which needs an asynchronous judge to be prepared.
  var usesChildren: Bool {
    switch settings.isolation {
    case .off: false
    case .suspects:
      isolatesReplay || isolatesKept || has(.reuse) && storage?.leftovers.isEmpty == false
    case .all: true
    }
  }

  /// Whether a replayed case runs in a child process first.
  private var isolatesReplay: Bool {
    settings.replay != nil && settings.isolation != .off && !Platform.isDebugged
  }

  /// The time in seconds of a child process without a limit.
  private static var muchTime: Double { 1e9 }

  /// A case that traps or hangs, as the result of a run.
  struct Deadly {
    var counterexample: Counterexample
    var trap: Trap
  }

  /// Examines the replayed case in child processes.
  ///
  /// - Returns: Whether it traps or hangs there. Otherwise it can run in this process.
  mutating func replaysDeadly(_ replay: ChoiceSequence) -> Bool {
    guard isolatesReplay else { return false }
    let children = ChildRunner(property, caseTimeLimit: settings.caseTimeLimit)
    switch children.examine(ChildRunner.Suspect(noted: .words(replay))) {
    case .survives: return false
    case .unknown(let reason):
      say("no child process can run the replayed case, so it runs in this one: \(reason)")
      return false
    case .ends(let first, let trap):
      adopt(deadly([(first, trap)], children), in: .explicit)
      storage?.close()
      return true
    }
  }

  /// Examines the cases that ended the process of an earlier run, in child processes.
  ///
  /// - Returns: Whether one of them traps or hangs again. The run must then end, because other cases may
  ///   trap as well, and they would do so in this process.
  mutating func recover() -> Bool {
    guard settings.isolation != .off, let notes = storage?.takeLeftovers(), !notes.isEmpty else {
      return false
    }
    let children = ChildRunner(property, caseTimeLimit: settings.caseTimeLimit)
    var ends: [(ChildCase, Trap)] = []
    var named: [CaseNote] = []
    var unknown: [CaseNote] = []
    for note in notes {
      guard let suspect = note.leftover else { continue }
      switch children.examine(suspect) {
      case .survives: note.remove()
      case .unknown(let reason):
        warn(of: suspect.noted, reason, children)
        unknown.append(note)
      case .ends(let first, let trap):
        named.append(note)
        if !ends.contains(where: { $0.1.isSame(as: trap) }) { ends.append((first, trap)) }
      }
    }
    let found = deadly(ends, children)
    guard !found.isEmpty else {
      if !unknown.isEmpty { retry(unknown) }
      return false
    }
    for note in unknown { note.leave() }
    leave(found, in: named)
    adopt(found, in: .reuse)
    return true
  }

  /// Makes the whole run in a child process, and examines the case that ends it, if there is one.
  ///
  /// - Returns: Whether a case traps or hangs.
  mutating func rehearse() -> Bool {
    guard settings.isolation == .all, let note = storage?.note else { return false }
    let limit = settings.caseTimeLimit.map { max(1, $0 / .seconds(1)) } ?? Self.muchTime
    var end = Platform.ChildEnd.returned(ChildAttempts.stuck)
    for pause in ChildAttempts.pauses where end == .returned(ChildAttempts.stuck) {
      Platform.sleep(seconds: pause)
      do throws(Platform.SystemError) {
        end = try Platform.runInChild(seconds: limit, progress: { note.serial }) {
          var copy = self
          copy.searchAndExamine()
          return 0
        }
      } catch {
        say("no case is isolated: \(error)")
        return false
      }
    }
    guard let trap = Trap(end) else {
      if end == .returned(ChildAttempts.stuck) {
        say("no case is isolated: \(ChildRunner.stuckReason)")
      }
      return false
    }
    guard var suspect = note.suspect else { return false }
    suspect.hasHung = trap == .hung
    let children = ChildRunner(property, caseTimeLimit: settings.caseTimeLimit)
    let finding = children.examine(suspect)
    if case .unknown(let reason) = finding { say("no case is isolated: \(reason)") }
    guard case .ends(let first, let trap) = finding else { return false }
    let found = deadly([(first, trap)], children)
    leave(found, in: [])
    adopt(found, in: .generate)
    return true
  }

  /// Makes counterexamples of cases that trap or hang, and of other traps found while they shrink.
  func deadly(_ ends: [(ChildCase, Trap)], _ children: ChildRunner) -> [Deadly] {
    guard !ends.isEmpty else { return [] }
    var waiting = Array(ends.reversed())
    var found: [Deadly] = []
    deadline.restart(after: settings.shrinkTimeLimit)
    while let (first, trap) = waiting.popLast(), found.count < Self.mostFailures {
      var counterexample = Counterexample(
        failure: children.failure(of: trap), value: first.name,
        choices: first.recording.packed.choices)
      if has(.shrink) {
        let shrunk = children.shrink(first, trap, callLimit: settings.shrinkCalls) {
          [deadline] in deadline.hasPassed
        }
        counterexample.shrinkCalls = shrunk.calls
        if !shrunk.isFinished { counterexample.shrinkEnd = shrinkEnd }
        counterexample.value = shrunk.smallest.name
        counterexample.choices = shrunk.smallest.recording.packed.choices
        counterexample.isSmallest = shrunk.isFinished
        if let trap = shrunk.smallest.trap { counterexample.failure = children.failure(of: trap) }
        let seen = found.map(\.trap) + waiting.map(\.1) + [trap]
        waiting += shrunk.others.filter { other in !seen.contains { $0.isSame(as: other.1) } }
      }
      found.append(Deadly(counterexample: counterexample, trap: trap))
    }
    return found
  }

  /// Adds cases that trap or hang to the failures of this run, and to the record of tested cases.
  ///
  /// - Parameters:
  ///   - found: The cases.
  ///   - phase: The phase that tried them.
  mutating func adopt(_ found: [Deadly], in phase: RunSettings.Phase) {
    for deadly in found where failures.count < Self.mostFailures {
      progress.count(isDiscarded: false, isSampled: false)
      progress.noteFailure(limit: settings.cases)
      failures.append(deadly.counterexample)
      tested?.add(
        .fails(deadly.counterexample.failure), deadly.counterexample.value, ([], [:], nil),
        words: deadly.counterexample.choices?.words.count ?? 0, phase: phase)
    }
  }

  /// Leaves cases that trap or hang for the next run.
  private func leave(_ found: [Deadly], in notes: [CaseNote]) {
    storage?.close(
      leaving: found.map { deadly in
        (.words(deadly.counterexample.choices ?? []), hangs: deadly.trap == .hung)
      }, in: notes)
  }

  /// Names a case that no child process can judge.
  private func warn(of noted: NotedCase, _ reason: String, _ children: ChildRunner) {
    let known = children.draw(noted).map { "\n" + $0.lines(command: property.command) }
    say(
      "the last run did not survive a case, and no child process can run it: \(reason)\(known ?? "")"
    )
  }

  /// Tries cases in this process that no child process can judge.
  private mutating func retry(_ notes: [CaseNote]) {
    let watchdog = watch()
    defer { watchdog?.stop() }
    for note in notes {
      if let noted = note.leftover?.noted { retry(noted, in: note) }
    }
  }

  private mutating func retry(_ noted: NotedCase, in note: CaseNote) {
    // The case is never without a note: the note of this run names it before the old one is removed.
    storage?.note?.note(noted)
    note.remove()
    switch noted {
    case .generated(let seed, let index):
      var source = ChoiceSource(seed: seed, isRecording: false)
      tryRandomCase(Int(index), seed: seed, from: &source)
    case .words(let choices): tryCase(choices)
    }
  }

  /// Writes a line about this property to standard error.
  func say(_ text: String) { Platform.say("\(property.name): \(text)") }
}
