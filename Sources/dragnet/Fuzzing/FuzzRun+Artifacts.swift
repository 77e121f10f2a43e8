import Foundation
import PropertyTesting

extension FuzzRun {
  /// Reports the inputs that a process has saved.
  ///
  /// - Parameters:
  ///   - end: The output of the process.
  ///   - folder: The folder of the run.
  ///   - isLast: Whether no other process writes to the folder.
  mutating func take(_ end: FuzzProcess.End, in folder: RunFolder, isLast: Bool) async {
    let found = isLast ? folder.artifacts.files() : end.artifacts.filter(\.exists)
    let unsaved = end.artifacts.filter { !$0.exists }
    for artifact in found { await take(artifact, end) }
    await takeUnsaved(unsaved, end)
  }

  /// Reports an input that libFuzzer saved, then moves it with its script to `.dragnet/artifacts/`.
  ///
  /// In this order, a run that is killed in between leaves the input to the next run.
  ///
  /// - Parameters:
  ///   - artifact: The input, as libFuzzer saved it in the folder of the run.
  ///   - end: The output of the process that found it.
  mutating func take(_ artifact: URL, _ end: FuzzProcess.End = FuzzProcess.End()) async {
    let name = artifact.lastPathComponent
    let mark = finding(name)
    // A check could take longer than a signal leaves to this command.
    if Termination.isRequested, !reported.contains(mark) {
      complaints.append(
        "\(checkout.shortPath(artifact)): found too late to be checked; the next run reports it")
      return
    }
    do throws(CommandFailure) {
      let folder = try checkout.workFolder("artifacts", target: target.name)
      // The name contains the hash of the bytes: libFuzzer may find the same input again.
      if !reported.contains(mark) {
        // If the disk is full, the file may be empty.
        let bytes = if let spelled = end.spelled[name] { spelled } else { try artifact.readBytes() }
        try await report(bytes, artifact, at: folder.appending(path: name), end)
        // Not before: an input whose report has failed stays for the next process or run.
        reported.insert(mark)
      }
      try artifact.move(into: folder)
    } catch {
      complaints.append("\(error.message); \(checkout.shortPath(artifact)) stays where it is")
    }
  }

  /// Returns the mark of an input that was saved while the failures so far were known.
  ///
  /// The same input may break another law once a law is left out: the empty one often breaks several.
  private func finding(_ name: String) -> String { "\(name) \(failures.count)" }

  /// Reports failing inputs that libFuzzer could not save, from their bytes in its output.
  ///
  /// - Parameters:
  ///   - artifacts: The places where they should be.
  ///   - end: The output of the process that found them.
  mutating func takeUnsaved(_ artifacts: [URL], _ end: FuzzProcess.End) async {
    for saved in artifacts {
      let name = saved.lastPathComponent
      let mark = finding(name)
      guard !reported.contains(mark) else { continue }
      guard let bytes = end.spelled[name] else {
        reported.insert(mark)
        complaints.append(
          "\(checkout.shortPath(saved)): a failing input could not be saved:\n"
            + end.log.suffix(20).joined(separator: "\n"))
        continue
      }
      do throws(CommandFailure) {
        // Another process may have found the same bytes, which were moved already.
        let moved = checkout.place("artifacts", target: target.name).appending(path: name)
        try await report(bytes, saved, at: moved.exists ? moved : nil, end)
        reported.insert(mark)
      } catch {
        complaints.append(error.message)
      }
    }
  }

  /// Adds the failure or the slowness of an input, and writes its script beside the future place of
  /// the input.
  private mutating func report(
    _ bytes: [UInt8], _ artifact: URL, at place: URL?, _ end: FuzzProcess.End
  ) async throws(CommandFailure) {
    let kind = FuzzFailure.Kind(artifact: artifact)
    if kind == .slow {
      // Only drawn, not run: that would take as long again.
      let shown = try await target.shown(
        ChoiceSequence(bytes: bytes).description, path: target.name)
      let slow = SlowInput(
        seconds: end.slowness[artifact.lastPathComponent], script: shown.text,
        artifact: place.map(checkout.shortPath))
      if let place { write(shown.text, beside: place) }
      slowInputs.append(slow)
      let time = slow.seconds.map { "\($0) s" } ?? "long"
      progress.say(
        "\(target.name): an input takes \(time), and breaks no law: "
          + (slow.artifact ?? "not saved"))
      return
    }
    var failure = try await FuzzFailure(
      bytes, kind, of: target, known: failures, limits: limits.traps, log: end.log)
    let known = failures.firstIndex(where: failure.isSame)
    if let place {
      failure.artifact = checkout.shortPath(place)
      // Another run may have minimized and reported the same input.
      write(failure.script, beside: place, replaces: known == nil)
    }
    if let known {
      failures[known].others += 1
    } else {
      failures.append(failure)
      progress.log(
        "\(target.name): \(failure.law) does not hold: \(failure.artifact ?? "not saved")")
    }
  }

  private mutating func write(_ script: String, beside artifact: URL, replaces: Bool = true) {
    let file = artifact.appendingPathExtension(CaseText.fileType(of: script))
    do throws(CommandFailure) {
      if replaces { try file.write(script.utf8) } else { _ = try file.writeNew(script.utf8) }
    } catch {
      complaints.append(error.message)
    }
  }

  /// Recovers and reports the findings of a killed run.
  ///
  /// - Parameter folder: The folder of the killed run.
  mutating func recover(_ folder: RunFolder) async {
    if await folder.endProcesses() {
      complaints.append("\(target.name): stopped the processes that a killed run left behind")
    }
    let artifacts = folder.artifacts.files()
    if !artifacts.isEmpty {
      let count = artifacts.count == 1 ? "1 failing input" : "\(artifacts.count) failing inputs"
      complaints.append("\(target.name): recovered \(count) of a killed run")
    }
    for artifact in artifacts { await take(artifact) }
    if folder.artifacts.files().isEmpty && !folder.mayBeInUse { folder.remove() }
  }
}
