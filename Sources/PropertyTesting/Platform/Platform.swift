#if canImport(Glibc)
  // `environ` is a variable of the C library.
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The parts of the operating system that this module uses: only this folder imports the C library.
package enum Platform {
  /// The environment variables of this process by their names.
  static var environment: [String: String] {
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String: String] = [:]
    while let entry = next?.pointee {
      let parts = String(cString: entry).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      next = next?.successor()
    }
    return variables
  }

  /// Writes `text` and a newline to standard error.
  package static func say(_ text: String) {
    _ = write(Array((text + "\n").utf8), to: STDERR_FILENO)
  }

  private static let subjects = Lock<Set<String>>([])

  /// Writes `text` and a newline to standard error, once for each `subject`.
  static func sayOnce(_ text: String, about subject: String) {
    if subjects.withLock({ $0.insert(subject).inserted }) { say(text) }
  }

  /// Writes `text` to standard error and ends this process with the signal `SIGABRT`.
  static func end(saying text: String) -> Never {
    say(text)
    // The text says more than the notice.
    Notice.set("")
    abort()
  }

  /// Whether a debugger controls this process.
  static var isDebugged: Bool {
    #if canImport(Darwin)
      var process = kinfo_proc()
      var size = MemoryLayout<kinfo_proc>.stride
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
      guard sysctl(&name, UInt32(name.count), &process, &size, nil, 0) == 0 else { return false }
      return process.kp_proc.p_flag & P_TRACED != 0
    #else
      let tracer = contents(of: "/proc/self/status")?.split(separator: "\n")
        .first { $0.hasPrefix("TracerPid:") }?.split(whereSeparator: \.isWhitespace).last
      return tracer.flatMap { Int($0) }.map { $0 != 0 } ?? false
    #endif
  }

  /// An error of the operating system.
  struct SystemError: Error, Hashable, CustomStringConvertible {
    /// The action that failed, as the end of a sentence that begins "could not".
    let action: String
    /// The number of the error.
    let number: Int32

    /// The error that `errno` has now.
    init(_ action: String, _ number: Int32 = errno) {
      self.action = action
      self.number = number
    }

    var description: String { "could not \(action): \(String(cString: strerror(number)))" }
  }
}
