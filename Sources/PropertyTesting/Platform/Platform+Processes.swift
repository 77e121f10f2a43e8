#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// How a child process ended.
  enum ChildEnd: Hashable {
    /// By itself, with this status.
    case exited(Int32)
    /// By a signal, after it had written this text.
    case trapped(String)
    /// It was stopped, because it took too long.
    case hung
  }

  /// Runs `body` in a copy of this process, so that it may trap or hang.
  ///
  /// The copy has the calling thread only, and exits as soon as `body` returns. What it prints does
  /// not reach the terminal. It may take 2 GiB of memory more than this process has, where the platform
  /// can limit that; then it traps.
  ///
  /// - Parameters:
  ///   - seconds: How long it may take.
  ///   - body: What to run; what it returns is the status.
  /// - Returns: How it ended, or `nil` if there is no such thing on this platform.
  static func runInChild(seconds: Double, _ body: () -> Int32) -> ChildEnd? {
    // `fork` is hidden from Swift because a copy lacks the other threads. Nothing here needs them.
    typealias Fork = @convention(c) () -> pid_t
    #if canImport(Darwin)
      let anywhere = UnsafeMutableRawPointer(bitPattern: -2)
    #else
      let anywhere: UnsafeMutableRawPointer? = nil
    #endif
    guard let symbol = dlsym(anywhere, "fork") else { return nil }
    let fork = unsafeBitCast(symbol, to: Fork.self)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = fork()
    guard child >= 0 else { return nil }
    if child == 0 {
      isChild = true
      limitMemory()
      endWithParent(seconds: seconds)
      dup2(ends[1], STDOUT_FILENO)
      dup2(ends[1], STDERR_FILENO)
      // No handler may stay that writes a backtrace, which takes seconds.
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS] { signal(number, SIG_DFL) }
      _exit(body())
    }
    close(ends[1])
    defer { close(ends[0]) }
    return end(of: child, output: ends[0], seconds: seconds)
  }

  /// How long to wait for output before looking whether the child still runs, in milliseconds.
  private static let glance: Int64 = 20

  private static func end(of child: pid_t, output: Int32, seconds: Double) -> ChildEnd {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(seconds)
    var bytes: [UInt8] = []
    var status: Int32 = 0
    while true {
      let left = deadline - clock.now
      let milliseconds = left.components.seconds * 1000 + left.components.attoseconds / Int64(1e15)
      if hasOutput(output, within: max(0, min(milliseconds, glance))) {
        guard drain(output, into: &bytes) else { break }
      } else if waitpid(child, &status, WNOHANG) == child {
        // Other children may have a copy of its pipe, so that the pipe stays open after it.
        while hasOutput(output, within: 0), drain(output, into: &bytes) {}
        return end(status, bytes)
      } else if milliseconds <= 0 {
        kill(child, SIGKILL)
        while waitpid(child, &status, 0) < 0 && errno == EINTR {}
        return .hung
      }
    }
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return end(status, bytes)
  }

  private static func end(_ status: Int32, _ output: [UInt8]) -> ChildEnd {
    if status & 0x7f == 0 { return .exited(status >> 8 & 0xff) }
    if status & 0x7f == SIGALRM { return .hung }
    return .trapped(String(decoding: output, as: UTF8.self))
  }

  /// Whether there is something to read, or nothing more will come.
  private static func hasOutput(_ file: Int32, within milliseconds: Int64) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(milliseconds)) > 0
  }

  /// Reads what is there, and returns whether there may be more.
  private static func drain(_ file: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0
  }

  /// Whether this is a child process, which has one thread only.
  nonisolated(unsafe) private(set) static var isChild = false

  /// Ends a child process, which is to return `status`.
  static func exitChild(_ status: Int32) -> Never { _exit(status) }

  /// This process's number.
  static var process: Int32 { getpid() }

  /// Whether a process with this number runs.
  static func isRunning(_ process: Int32) -> Bool {
    process > 0 && (kill(process, 0) == 0 || errno == EPERM)
  }

  /// Writes `text` to standard error, and ends this process as a trap would.
  static func end(_ text: String) -> Never {
    say(text)
    abort()
  }

  /// Writes `text` to standard error, and ends this process with `status`, at once.
  ///
  /// Nothing that waits for its end is run, so that to libFuzzer no input has ended it.
  public static func exit(_ status: Int32, saying text: String) -> Never {
    say(text)
    _exit(status)
  }

  /// Writes `text` to standard error.
  static func say(_ text: String) {
    let line = Array((text + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
