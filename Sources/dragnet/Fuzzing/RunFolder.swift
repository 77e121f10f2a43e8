import Foundation

/// The folder of one campaign, `.dragnet/runs/TARGET/ID`, for what only that one may touch.
///
/// It is locked for as long as the campaign runs; the system takes the lock away from a process that is
/// killed. A folder that nobody holds has what a killed campaign found and did not put away:
///
///     lock        until when the campaign was to end
///     artifacts/  inputs that failed and are not reported yet
///     seeds/      the kept scripts as bytes
///     broken/     inputs that are known to fail, or stand beside such
///     temporary/  what libFuzzer's own processes work with
final class RunFolder {
  /// Where it is.
  let root: URL
  private let lock: Int32

  /// A folder for a campaign that begins.
  ///
  /// - Parameters:
  ///   - parent: The folder of all campaigns of the target.
  ///   - seconds: How long it is to take.
  /// - Throws: ``CommandFailure`` where it cannot be made.
  init(in parent: URL, seconds: Int) throws(CommandFailure) {
    // Nobody may find it before it is locked, so it has a hidden name until then.
    let name = UUID().uuidString
    let hidden = parent.appending(path: ".\(name)")
    for part in ["artifacts", "seeds", "broken", "temporary"] {
      try hidden.appending(path: part).makeFolder()
    }
    // What a campaign leaves running when it is killed ends by itself, some time after it should have.
    let end = Date.now.timeIntervalSince1970 + Double(seconds) + 60
    try hidden.appending(path: "lock").write("\(Int(end))\n".utf8)
    guard let lock = RunFolder.lock(hidden) else {
      throw CommandFailure(.inputOutput, "\(hidden.path): cannot be locked")
    }
    self.lock = lock
    root = parent.appending(path: name)
    do {
      try FileManager.default.moveItem(at: hidden, to: root)
    } catch {
      close(lock)
      throw CommandFailure(
        .inputOutput, "\(root.path): cannot be made: \(error.localizedDescription)")
    }
  }

  /// Takes over the folder of a campaign that was killed; `nil` if one still has it.
  private init?(abandoned folder: URL) {
    guard let lock = RunFolder.lock(folder) else { return nil }
    self.lock = lock
    root = folder
  }

  deinit { close(lock) }

  /// The folders that killed campaigns left, locked.
  static func abandoned(in parent: URL) -> [RunFolder] {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: parent, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (folders ?? []).compactMap { RunFolder(abandoned: $0.standardizedFileURL) }
  }

  var artifacts: URL { root.appending(path: "artifacts") }
  var seeds: URL { root.appending(path: "seeds") }
  var broken: URL { root.appending(path: "broken") }
  var temporary: URL { root.appending(path: "temporary") }

  /// The inputs that libFuzzer's own processes had found, and not handed on: in fork mode each works
  /// in a folder `C` and a number.
  var unfinishedCorpus: [URL] {
    temporary.files().filter { url in
      let folder = url.deletingLastPathComponent().lastPathComponent
      return folder.hasPrefix("C") && Int(folder.dropFirst()) != nil
    }
  }

  /// Removes the folder with all that is in it.
  func remove() { try? FileManager.default.removeItem(at: root) }

  private static func lock(_ folder: URL) -> Int32? {
    let file = open(folder.appending(path: "lock").path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
    return file
  }
}
