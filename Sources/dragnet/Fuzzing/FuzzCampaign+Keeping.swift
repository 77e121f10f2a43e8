import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

extension FuzzCampaign {
  /// Reports what an artifact shows and puts it away with its script, in this order: a campaign that is
  /// killed on the way leaves it for the next.
  ///
  /// - Parameters:
  ///   - artifact: The input, as libFuzzer saved it in the folder of the campaign.
  ///   - end: How the process ended that found it, as far as that is known.
  mutating func take(_ artifact: URL, _ end: FuzzProcess.End = FuzzProcess.End()) {
    let name = artifact.lastPathComponent
    do throws(CommandFailure) {
      let folder = try checkout.workFolder("artifacts", target: target.name)
      // A name is the hash of what is in the file: libFuzzer has found the same once more.
      if reported.insert(name).inserted {
        // A full disk may leave an empty file.
        let bytes = if let spelled = end.spelled[name] { spelled } else { try artifact.readBytes() }
        report(bytes, artifact, at: folder.appending(path: name), log: end.log)
      }
      try artifact.move(into: folder)
    } catch {
      complaints.append("\(error.message); \(checkout.shortPath(artifact)) stays there")
    }
  }

  /// Takes what a process of several jobs has found so far, while it goes on.
  ///
  /// - Parameters:
  ///   - process: The process; a crash that ends it is left for its end.
  ///   - folder: Where the inputs are.
  ///   - end: What the process has said so far.
  mutating func takeFound(
    by process: FuzzProcess, in folder: RunFolder, _ end: FuzzProcess.End
  ) {
    // The reason for a crash comes in a later line.
    let isExplained = end.log.last?.contains(FuzzProcess.reasonMark) == true
    for artifact in folder.artifacts.files() {
      let isCrash = FuzzFailure.Kind(artifact: artifact) == .crash
      // A file has no bytes until it has all of them: they are written at once.
      guard artifact.size > 0, !reported.contains(artifact.lastPathComponent) else { continue }
      if !isCrash || process.outlivesFailures && isExplained { take(artifact, end) }
    }
  }

  /// Reports failures whose input libFuzzer could not save, from what it said of them.
  mutating func takeUnsaved(_ end: FuzzProcess.End) {
    for saved in end.artifacts where !FileManager.default.fileExists(atPath: saved.path) {
      let name = saved.lastPathComponent
      guard reported.insert(name).inserted else { continue }
      guard let bytes = end.spelled[name] else {
        complaints.append(
          "\(checkout.shortPath(saved)): an input failed and could not be saved:\n"
            + end.log.suffix(20).joined(separator: "\n"))
        continue
      }
      report(bytes, saved, at: nil, log: end.log)
    }
  }

  /// Notes what an input shows, and writes its script beside the place that it is to have.
  private mutating func report(_ bytes: [UInt8], _ artifact: URL, at place: URL?, log: [String]) {
    var failure = FuzzFailure(
      bytes, FuzzFailure.Kind(artifact: artifact), of: target, known: failures,
      limits: TrapLimits(timeout: limits.timeout, minimizing: limits.minimizing), log: log)
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

  /// Puts away what a campaign found that was killed, and reports it.
  mutating func recover(_ folder: RunFolder, corpus: URL) async {
    if await folder.endProcesses() {
      complaints.append("\(target.name): a run that was killed was still searching; that is ended")
    }
    let artifacts = folder.artifacts.files()
    if !artifacts.isEmpty {
      let count = artifacts.count == 1 ? "1 input" : "\(artifacts.count) inputs"
      complaints.append("\(target.name): a run that was killed had found \(count) that failed")
    }
    for artifact in artifacts { take(artifact) }
    // Beside inputs that break a law that is known are more of them.
    if folder.broken.files().isEmpty { merge(folder.unfinishedCorpus, into: corpus) }
    if folder.artifacts.files().isEmpty && !folder.mayBeInUse { folder.remove() }
  }

  /// Moves inputs to the corpus.
  ///
  /// Their names are hashes of what is in them: one takes the place of another only where both are the
  /// same.
  func merge(_ inputs: [URL], into corpus: URL) {
    for input in inputs { try? input.move(into: corpus) }
  }
}
