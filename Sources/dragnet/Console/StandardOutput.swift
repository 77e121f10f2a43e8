// The variable `stdout` of the C library is never changed.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// The standard output of the command.
enum StandardOutput {
  /// Writes the text that is printed so far.
  ///
  /// - Returns: Whether all output was written; `false` if nobody reads it any more.
  @discardableResult
  static func flush() -> Bool { fflush(stdout) == 0 && ferror(stdout) == 0 }

  /// Writes the text that is printed so far, at the end of the command.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be written, for example because the disk is full. A
  ///   reader that needs no more output, such as `head`, is no error.
  static func close() throws(CommandFailure) {
    errno = EIO
    guard !flush(), hasReader else { return }
    throw CommandFailure(
      .inputOutput, "standard output: cannot be written: \(String(cString: strerror(errno)))")
  }

  /// Whether the output goes to a file, a terminal, or a pipe that somebody reads.
  static var hasReader: Bool {
    let reason = errno
    defer { errno = reason }
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) == 0 || output.revents & Int16(POLLERR) == 0
  }
}
