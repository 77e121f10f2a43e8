import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

extension FuzzRun {
  /// Reports the failing inputs that a process has found.
  ///
  /// - Parameters:
  ///   - end: The output of the process.
  ///   - folder: The folder of the run.
  ///   - isLast: Whether no other process writes to the folder.
  mutating func take(_ end: FuzzProcess.End, in folder: RunFolder, isLast: Bool) {
    let found = isLast ? folder.artifacts.files() : end.artifacts.filter(\.exists)
    for artifact in found { take(artifact, end) }
    takeUnsaved(end)
  }

  /// Reports a failing input, then moves it with its script to `.dragnet/artifacts/`.
  ///
  /// In this order, a run that is killed in between leaves the input to the next run.
  ///
  /// - Parameters:
  ///   - artifact: The input, as libFuzzer saved it in the folder of the run.
  ///   - end: The output of the process that found it.
  mutating func take(_ artifact: URL, _ end: FuzzProcess.End = FuzzProcess.End()) {
    let name = artifact.lastPathComponent
    // A check could take longer than a signal leaves to this command.
    if Termination.isRequested, !reported.contains(name) {
      complaints.append(
        "\(checkout.shortPath(artifact)): found too late to be checked; the next run reports it")
      return
    }
    do throws(CommandFailure) {
      let folder = try checkout.workFolder("artifacts", target: target.name)
      // The name contains the hash of the bytes: libFuzzer may find the same input again.
      if reported.insert(name).inserted {
        // If the disk is full, the file may be empty.
        let bytes = if let spelled = end.spelled[name] { spelled } else { try artifact.readBytes() }
        report(bytes, artifact, at: folder.appending(path: name), log: end.log)
      }
      try artifact.move(into: folder)
    } catch {
      complaints.append("\(error.message); \(checkout.shortPath(artifact)) stays where it is")
    }
  }

  /// Reports failing inputs that libFuzzer could not save, from their bytes in its output.
  mutating func takeUnsaved(_ end: FuzzProcess.End) {
    for saved in end.artifacts where !saved.exists {
      let name = saved.lastPathComponent
      guard reported.insert(name).inserted else { continue }
      guard let bytes = end.spelled[name] else {
        complaints.append(
          "\(checkout.shortPath(saved)): a failing input could not be saved:\n"
            + end.log.suffix(20).joined(separator: "\n"))
        continue
      }
      report(bytes, saved, at: nil, log: end.log)
    }
  }

  /// Adds the failure of an input, and writes its script beside the future place of the input.
  private mutating func report(_ bytes: [UInt8], _ artifact: URL, at place: URL?, log: [String]) {
    var failure = FuzzFailure(
      bytes, FuzzFailure.Kind(artifact: artifact), of: target, known: failures,
      limits: limits.traps, log: log)
    if let place {
      failure.artifact = checkout.shortPath(place)
      do throws(CommandFailure) {
        try place.appendingPathExtension("drag").write(failure.script.utf8)
      } catch {
        complaints.append(error.message)
      }
    }
    if let known = failures.firstIndex(where: failure.isSame) {
      failures[known].others += 1
    } else {
      failures.append(failure)
      progress.say(
        "\(target.name): \(failure.law) does not hold: \(failure.artifact ?? "not saved")")
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
    for artifact in artifacts { take(artifact) }
    if folder.artifacts.files().isEmpty && !folder.mayBeInUse { folder.remove() }
  }
}
