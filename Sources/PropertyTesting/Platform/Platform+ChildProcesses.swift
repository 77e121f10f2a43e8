#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// The way in which a child process ended.
  enum ChildEnd: Hashable {
    /// It exited with this status.
    case exited(Int32)
    /// A signal ended it after it had written this text.
    case trapped(String)
    /// It took too long and was stopped.
    case hung
  }

  /// Runs `body` in a child process, where it may trap or hang.
  ///
  /// The child is a copy of this process with only the calling thread. It exits when `body` returns,
  /// and its output does not reach the terminal. Where the platform can limit memory, the child traps
  /// when it uses 2 GiB more than this process.
  ///
  /// - Parameters:
  ///   - seconds: The time that the child may take.
  ///   - body: Returns the exit status of the child.
  /// - Returns: How the child ended, or `nil` if this platform has no such child processes.
  static func runInChild(seconds: Double, _ body: () -> Int32) -> ChildEnd? {
    // Swift hides `fork` because the copy lacks the other threads. Nothing here needs them.
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
      // Without these handlers the child writes no backtrace, which would take seconds.
      for number in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS] { signal(number, SIG_DFL) }
      _exit(body())
    }
    close(ends[1])
    defer { close(ends[0]) }
    return end(of: child, output: ends[0], seconds: seconds)
  }

  /// The time to wait for output before checking whether the child still runs, in milliseconds.
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
        // Other children may hold a copy of its pipe, which then stays open.
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

  /// Whether there is output to read or the other end was closed.
  private static func hasOutput(_ file: Int32, within milliseconds: Int64) -> Bool {
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Int32(milliseconds)) > 0
  }

  /// Appends available output to `bytes`; returns whether more may come.
  private static func drain(_ file: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    return count > 0
  }

  /// Whether this is a child process, which has a single thread.
  nonisolated(unsafe) private(set) static var isChild = false

  /// Ends a child process with `status`.
  static func exitChild(_ status: Int32) -> Never { _exit(status) }
}

// MARK: - Limits

extension Platform {
  /// Limits the memory of this process to 2 GiB more than it has now.
  ///
  /// A case that allocates without end then traps before the machine runs out of memory. Only Linux
  /// tells how much memory a process has; other platforms get no limit.
  private static func limitMemory() {
    #if os(Linux)
      guard let pages = contents(of: "/proc/self/statm")?.split(separator: " ").first,
        let count = UInt(pages)
      else { return }
      let bytes = count * UInt(sysconf(Int32(_SC_PAGESIZE))) + 1 << 31
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      #else
        setrlimit(RLIMIT_AS, &limit)
      #endif
    #endif
  }

  /// Makes sure that this child process ends even if its parent is killed during an endless case.
  ///
  /// On Linux it ends with its parent, elsewhere five seconds after its time is up.
  ///
  /// - Parameter seconds: The time that the child may take.
  private static func endWithParent(seconds: Double) {
    signal(SIGALRM, SIG_DFL)
    _ = alarm(UInt32(min(max(seconds, 0), 1e6)) + 5)
    #if os(Linux)
      // `prctl` has variable arguments in C, so Swift does not import it.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      let endWithParent: Int32 = 1
      _ = unsafeBitCast(symbol, to: Control.self)(endWithParent, UInt(SIGKILL), 0, 0, 0)
    #endif
  }
}
