import Foundation

/// A lock on a file or folder, which the operating system releases when the process ends, even if
/// it is killed.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Locks a file, which is created if it is missing; returns `nil` if another process holds the
  /// lock.
  ///
  /// - Throws: ``CommandFailure`` if the file cannot be opened, or the disk has no locks.
  init?(file: URL) throws(CommandFailure) {
    try self.init(file.path, O_RDWR | O_CREAT, LOCK_EX | LOCK_NB)
  }

  /// Runs `body` with the lock of a folder, after waiting while another process holds it.
  ///
  /// - Throws: ``CommandFailure`` if the folder cannot be opened, or the disk has no locks, and the
  ///   error of `body`.
  static func hold<Result>(
    _ folder: URL, _ body: () throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    guard let lock = try FileLock(folder.path, O_RDONLY | O_DIRECTORY, LOCK_EX) else {
      throw CommandFailure(.inputOutput, "\(folder.path): cannot be locked")
    }
    let result = try body()
    _ = consume lock
    return result
  }

  private init?(_ path: String, _ flags: Int32, _ operation: Int32) throws(CommandFailure) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandFailure(
        .inputOutput, "\(path): cannot be opened: \(String(cString: strerror(errno)))")
    }
    while flock(descriptor, operation) != 0 {
      let reason = errno
      if reason == EINTR { continue }
      close(descriptor)
      if reason == EWOULDBLOCK { return nil }
      throw CommandFailure(
        .inputOutput, "\(path): cannot be locked: \(String(cString: strerror(reason)))")
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
