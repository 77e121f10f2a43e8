/// The folder in which checks store failures by default; see ``RunSettings/defaultFailureFolder``.
enum FailureFolder {
  /// The folders that were found, by the folder of the source file.
  private static let found = Platform.Lock<[Substring: String]>([:])
  /// The folders that were cleaned in this process.
  private static let cleaned = Platform.Lock<Set<String>>([])
  /// The time in seconds after which a file that no run used is removed: 30 days.
  private static let lifetime = 30.0 * 86_400

  /// The folder for the notes of isolated runs that store no failures.
  static var forNotes: String { "\(Platform.temporaryFolder)/dragnet-\(Platform.user)/notes" }

  /// Returns the failure folder for the checks in a source file.
  static func path(for filePath: String) -> String {
    let source = parent(of: filePath[...])
    return found.withLock { found in
      if let known = found[source] { return known }
      let folder = search(from: source)
      found[source] = folder
      return folder
    }
  }

  /// Returns the failure folder of the nearest package that can be written, or a temporary folder.
  private static func search(from source: Substring) -> String {
    for mark in ["Package.swift", ".git"] {
      var folder = source
      while !folder.isEmpty {
        if Platform.exists("\(folder)/\(mark)") {
          let path = "\(folder)/\(RunSettings.defaultFailureFolder)"
          if Platform.canWrite(inFolder: path) { return path }
        }
        folder = parent(of: folder)
      }
    }
    let path = "\(Platform.temporaryFolder)/dragnet-\(Platform.user)/failures"
    Platform.say(
      "dragnet: failures are stored in \(path), because no package above \(source) can be written")
    return path
  }

  /// Returns the folder that contains `path`; empty for the root.
  static func parent(of path: Substring) -> Substring {
    path.lastIndex(of: "/").map { path[..<$0] } ?? ""
  }

  /// Removes the files of runs in `folder` that no run used for 30 days, once in each process.
  static func clean(_ folder: String) {
    guard cleaned.withLock({ $0.insert(folder).inserted }) else { return }
    for name in Platform.files(in: folder) ?? [] where kinds.contains(where: name.hasSuffix) {
      let path = "\(folder)/\(name)"
      if let age = Platform.age(of: path), age > lifetime { Platform.remove(path) }
    }
  }

  /// The ends of the names of files that runs store.
  private static let kinds = [".words", ".running", ".temporary"]
}
