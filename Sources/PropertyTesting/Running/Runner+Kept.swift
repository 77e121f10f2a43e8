/// The replay of kept cases, and the file of a new one.
extension Runner {
  /// Examines the kept cases in a child process, where they may trap or hang.
  ///
  /// A case that traps there does not run in this process. If its text does not expect it to fail, it
  /// is a failure of this run.
  ///
  /// - Returns: Whether such a case is a failure. The run must then end.
  mutating func examineKept() -> Bool {
    guard isolatesKept else { return false }
    let children = ChildRunner(property, caseTimeLimit: settings.caseTimeLimit)
    guard !surviveTogether(kept, children) else { return false }
    var ends: [(ChildCase, Trap)] = []
    var paths: [(path: String, trap: Trap)] = []
    for file in kept {
      let suspect = ChildRunner.Suspect(noted: .words(file.text.words))
      guard case .ends(let first, let trap) = children.examine(suspect) else { continue }
      kept.removeAll { $0.path == file.path }
      if !first.value.isEmpty,
        file.text.notesOther(than: first.value, drawsDirectly: property.isDirect)
      {
        let replay = CaseReplay.changed(noted: file.text.value ?? "", now: first.value)
        caseProblems += [CaseProblem(file.path, replay)].compactMap(\.self)
      } else if file.text.expectsFailure {
        progress.count(isDiscarded: false, isSampled: false)
      } else {
        paths.append((file.path, trap))
        if !ends.contains(where: { $0.1.isSame(as: trap) }) { ends.append((first, trap)) }
      }
    }
    let found = deadly(ends, children).map { deadly in
      var deadly = deadly
      deadly.counterexample.keptFiles = paths.filter { $0.trap.isSame(as: deadly.trap) }.map(\.path)
      return deadly
    }
    adopt(found, in: .explicit)
    if !found.isEmpty { storage?.close() }
    return !found.isEmpty
  }

  /// Whether the kept cases run in a child process first.
  var isolatesKept: Bool {
    settings.isolation != .off && !kept.isEmpty && !Platform.isDebugged
  }

  /// Whether a child process survives the cases, or cannot run cases of this property at all.
  private func surviveTogether(_ files: [CaseCorpus.File], _ children: ChildRunner) -> Bool {
    let property = property
    let end = try? ChildAttempts.end(seconds: children.seconds) {
      for file in files { _ = property.replay(file.text) }
      return 0
    }
    switch end {
    case .returned, nil: return true
    case .exited, .crashed, .hung: return false
    }
  }

  /// Judges the kept cases that child processes have survived.
  mutating func tryKept() {
    for file in kept where !progress.isStopped {
      note(file.text.words)
      let replay = property.replay(file.text)
      if deadline.isCancelledNow { return log.forgetCase() }
      switch replay {
      case .fails(let failure):
        _ = count(.fails(failure))
        recordKept(file, failure)
      case .discarded: _ = count(.discarded)
      case .asExpected, .holds: _ = count(.holds)
      case .changed: break
      }
      log.forgetCase()
      caseProblems += [CaseProblem(file.path, replay)].compactMap(\.self)
    }
  }

  /// Records the failure of a kept case; failures that are the same are one, with several files.
  private mutating func recordKept(_ file: CaseCorpus.File, _ failure: PropertyFailure) {
    record(file.text.words, failure)
    guard let index = failures.firstIndex(where: { $0.failure.isSame(as: failure) }) else { return }
    failures[index].keptFiles.append(file.path)
  }

  /// The texts of the files that this process has written for `DRAGNET_KEEP`, by their paths.
  private static let keptTexts = Platform.Lock<[String: String]>([:])

  /// Writes the file that `DRAGNET_KEEP` asks for: of the first failure, or else of the replayed case.
  ///
  /// If another check of the test has written that file, the next one is `NAME-2`.
  func keepCase() {
    guard let name = settings.keepName, let kept = property.kept, let text = newText(kept) else {
      return
    }
    let path = Self.keptTexts.withLock { texts -> String? in
      var path = newFile(kept, name)
      var number = 1
      while let written = texts[path] {
        if written == text { return nil }
        number += 1
        path = newFile(kept, "\(name)-\(number)")
      }
      texts[path] = text
      return path
    }
    guard let path else { return }
    do throws(Platform.SmallFileError) {
      try Platform.create(path, text)
      say("kept as \(path)")
      if let line = kept.exclusion {
        Platform.sayOnce(
          "write \(line) into the test target in Package.swift, or builds warn of unhandled files",
          about: kept.folder)
      }
    } catch {
      say("\(path) was not written: \(error.reason)")
    }
  }

  /// Returns the path of a new case: of a script if the property has a text of its own for its cases.
  func newFile(_ kept: KeptCases, _ name: String) -> String {
    "\(kept.shortFolder)/\(name).\(property.targetMaker == nil ? "case" : "drag")"
  }

  private func newText(_ kept: KeptCases) -> String? {
    if let target = property.madeTarget(named: kept.check) {
      let found = failures.first.flatMap { $0.flakiness == nil ? $0 : nil }
      let words = failures.isEmpty ? settings.replay : found?.choices
      return words.flatMap { target.text(of: $0) }.map { text in
        text + (found.map { target.annotation(of: $0.failure) } ?? "")
      }
    }
    let owner = CaseText.Owner(.check, kept.check)
    guard let found = failures.first else {
      return settings.replay.flatMap { property.text(of: $0, as: owner) }?.description
    }
    guard let words = found.choices, found.flakiness == nil else { return nil }
    let value = found.value == ChildCase.name(of: words) ? nil : found.value
    return CaseText(of: owner, value: value, words: words).description
      + CaseText.remark(on: found.failure)
  }
}
