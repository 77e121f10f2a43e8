import Foundation

/// A temporary folder, which is removed when this object is released or a signal ends the command.
final class TemporaryFolder: Sendable {
  /// The folder.
  let url: URL
  private let registration: Cleanup.Registration

  /// Creates a folder with a unique name in the system's folder for temporary files.
  ///
  /// - Parameter purpose: The beginning of its name.
  /// - Throws: ``CommandFailure`` if it cannot be created.
  init(for purpose: String) throws(CommandFailure) {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "\(purpose)-\(UUID().uuidString)")
    self.url = url
    registration = try Cleanup.beforeEnd { () throws(CommandFailure) in
      try url.makeFolder()
      return Cleanup.atEnd {
        // Another thread may write a file meanwhile.
        for _ in 0..<10 where FileManager.default.fileExists(atPath: url.path) { url.remove() }
      }
    }
  }

  deinit { url.remove() }
}
