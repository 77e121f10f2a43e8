import Foundation
import GestureDomains
import GestureLaws
import PropertyTesting

extension FuzzCampaign {
  /// Minimizes what an artifact shows, reports it and puts it away, in this order: a campaign that is
  /// killed on the way leaves it for the next.
  ///
  /// - Parameters:
  ///   - artifact: The input, as libFuzzer saved it in the folder of the campaign.
  ///   - end: How the process ended that found it, where that is known.
  mutating func take(_ artifact: URL, _ end: FuzzProcess.End = FuzzProcess.End()) {
    do throws(CommandFailure) {
      // A full disk may leave an empty file.
      let spelled = end.spelled[artifact.lastPathComponent]
      let bytes = if let spelled { spelled } else { try artifact.readBytes() }
      let folder = try checkout.workFolder("artifacts", target: target.name)
      let place = folder.appending(path: artifact.lastPathComponent)
      report(bytes, FuzzFailure.Kind(artifact: artifact), at: place, log: end.log)
      try artifact.move(into: folder)
    } catch {
      complaints.append("\(error.message); \(checkout.shortPath(artifact)) stays there")
    }
  }

  /// Reports failures whose input libFuzzer could not save, from what it said of them.
  mutating func takeUnsaved(_ end: FuzzProcess.End) {
    for saved in end.artifacts where !isSaved(saved) {
      guard let bytes = end.spelled[saved.lastPathComponent] else {
        complaints.append(
          "\(checkout.shortPath(saved)): an input failed and could not be saved:\n"
            + end.log.suffix(20).joined(separator: "\n"))
        continue
      }
      report(bytes, FuzzFailure.Kind(artifact: saved), at: nil, log: end.log)
    }
  }

  private func isSaved(_ artifact: URL) -> Bool {
    let kept = checkout.work.appending(path: "artifacts").appending(path: target.name)
      .appending(path: artifact.lastPathComponent)
    return [artifact, kept].contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Notes what an input shows, unless it is known.
  private mutating func report(
    _ bytes: [UInt8], _ kind: FuzzFailure.Kind, at place: URL?, log: [String]
  ) {
    // One that takes long to fail takes long to look into, so one of a kind has to do.
    if kind != .crash && failures.contains(where: { $0.kind == kind }) { return }
    let found = FuzzFailure(
      bytes, kind, of: target,
      except: Set(failures.map(\.law)).subtracting([Law<Trial>.totality.id]),
      limits: TrapLimits(timeout: limits.timeout, minimizing: limits.minimizing), log: log)
    guard var failure = found, !failures.contains(where: failure.isSame) else { return }
    if let place {
      failure.artifact = checkout.shortPath(place)
      do throws(CommandFailure) {
        try place.appendingPathExtension("drag").write(failure.script.utf8)
      } catch {
        complaints.append(error.message)
      }
    }
    failures.append(failure)
  }

  /// Puts away what a campaign found that was killed, and reports it.
  mutating func recover(_ folder: RunFolder, corpus: URL) throws(CommandFailure) {
    let artifacts = folder.artifacts.files()
    if !artifacts.isEmpty {
      let count = artifacts.count == 1 ? "1 input" : "\(artifacts.count) inputs"
      complaints.append("\(target.name): a run that was killed had found \(count) that failed")
    }
    for artifact in artifacts { take(artifact) }
    merge(folder.unfinishedCorpus, into: corpus)
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
