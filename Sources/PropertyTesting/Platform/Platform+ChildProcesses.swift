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
    /// Its function returned this status.
    case returned(Int32)
    /// It exited before its function returned, in this function outside the libraries of Swift and the
    /// system.
    case exited(Crash.Function?)
    /// A signal ended it.
    case crashed(Crash)
    /// It took too long and was stopped.
    case hung
  }

  /// Runs `body` in a child process, where it may trap or hang.
  ///
  /// The child is a copy of this process with only the calling thread. It ends when `body` returns,
  /// and its output does not reach the terminal. Where the platform can limit memory, the child traps
  /// when it uses 2 GiB more than this process.
  ///
  /// - Parameters:
  ///   - seconds: The time that the child may take; the time for which it waits for a CPU does not
  ///     count. See ``Stopwatch``.
  ///   - progress: A number; whenever it has changed, the time of the child starts again.
  ///   - body: Returns the exit status of the child.
  /// - Returns: How the child ended.
  /// - Throws: ``SystemError`` if no child process could be started, or if its end is unknown.
  static func runInChild(
    seconds: Double, progress: (() -> UInt64)? = nil, _ body: () -> Int32
  ) throws(SystemError) -> ChildEnd {
    // Swift hides `fork` because the copy lacks the other threads. Nothing here needs them.
    typealias Fork = @convention(c) () -> pid_t
    let action = "start a child process"
    guard let symbol = symbol("fork") else { throw SystemError(action, ENOSYS) }
    // A child must not look up functions: another thread may have held the lock of the loader.
    _ = control
    guard let record = CrashRecord() else { throw SystemError(action) }
    let fork = unsafeBitCast(symbol, to: Fork.self)
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw SystemError(action) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let parent = getpid()
    let child = fork()
    guard child >= 0 else {
      let error = SystemError(action)
      for end in ends { close(end) }
      throw error
    }
    if child == 0 {
      isChild = true
      limitMemory()
      endWithParent(parent, seconds: progress == nil ? seconds : nil)
      redirectOutput(to: ends[1])
      record.writeAtEnd()
      exitChild(body())
    }
    close(ends[1])
    defer { close(ends[0]) }
    var output = Output(ends[0])
    return try end(of: child, record, &output, seconds: seconds, progress)
  }

  /// Discards standard output, which the property may use, and sends standard error to `file`.
  private static func redirectOutput(to file: Int32) {
    let nowhere = retrying { open("/dev/null", O_WRONLY) }
    if nowhere >= 0 { _ = retrying { dup2(nowhere, STDOUT_FILENO) } }
    _ = retrying { dup2(file, STDERR_FILENO) }
  }

  private static func end(
    of child: pid_t, _ record: CrashRecord, _ output: inout Output, seconds: Double,
    _ progress: (() -> UInt64)?
  ) throws(SystemError) -> ChildEnd {
    let clock = ContinuousClock()
    var stopwatch = Stopwatch(waits: { cpuWaits(of: Int(child)) })
    var deadline = clock.now + .seconds(seconds)
    var serial = progress?()
    while true {
      output.read(within: 20)
      var status: Int32 = 0
      let ended = retrying { waitpid(child, &status, WNOHANG) }
      // Other code of this process may wait for all children, or ignore their end.
      guard ended >= 0 else { throw SystemError("learn how a child process ended") }
      if ended == child {
        output.read(within: 0)
        return end(status, record, output)
      }
      if let progress, progress() != serial {
        serial = progress()
        stopwatch = Stopwatch(waits: { cpuWaits(of: Int(child)) })
        deadline = clock.now + .seconds(seconds)
      }
      guard clock.now >= deadline else { continue }
      let left = .seconds(seconds) - stopwatch.elapsed
      deadline = clock.now + left
      if left <= .zero {
        kill(child, SIGKILL)
        _ = retrying { waitpid(child, &status, 0) }
        // A child that was ended by a signal, and could not even say so, did not hang before.
        return record.signal == nil ? .hung : end(status, record, output)
      }
    }
  }

  private static func end(_ status: Int32, _ record: CrashRecord, _ output: Output) -> ChildEnd {
    if status & 0x7f == 0 {
      return record.hasReturned ? .returned(status >> 8 & 0xff) : .exited(record.caller)
    }
    if status & 0x7f == SIGALRM { return .hung }
    return .crashed(Crash(record.signal ?? status & 0x7f, record, output: output.text))
  }

  /// The end of the output of a child process.
  struct Output {
    private let file: Int32
    private var bytes: [UInt8] = []
    /// Whether more output may come.
    private var isOpen = true
    /// The time to sleep when no more output can come, in seconds.
    private var pause = 0.00005

    /// The number of bytes that are kept.
    private static let capacity = 1 << 20

    init(_ file: Int32) { self.file = file }

    var text: String { String(decoding: bytes.suffix(Self.capacity), as: UTF8.self) }

    /// The number of pieces that are read at once.
    private static let mostPieces = 64

    /// Waits for output, then reads the available output, at least as much as a pipe can hold.
    ///
    /// Other processes may hold a copy of the pipe, so this does not wait for the end of the output. It
    /// also ends if a process writes faster than this one reads.
    mutating func read(within milliseconds: Int32) {
      var milliseconds = milliseconds
      guard isOpen else {
        if milliseconds > 0 { Platform.sleep(seconds: pause) }
        pause = min(2 * pause, 0.005)
        return
      }
      for _ in 0..<Self.mostPieces {
        var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return }
        guard let more = Platform.read(file), !more.isEmpty else {
          isOpen = false
          return
        }
        bytes += more
        if bytes.count > 2 * Self.capacity { bytes.removeFirst(bytes.count - Self.capacity) }
        milliseconds = 0
      }
    }
  }

  /// Whether this is a child process, which has a single thread.
  nonisolated(unsafe) private(set) static var isChild = false
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
  /// - Parameters:
  ///   - parent: The number of the parent.
  ///   - seconds: The time that the child may take; `nil` if it depends on its progress.
  private static func endWithParent(_ parent: pid_t, seconds: Double?) {
    #if os(Linux)
      let endWithParent: Int32 = 1
      _ = control?(endWithParent, UInt(SIGKILL), 0, 0, 0)
      // The parent may have ended before the call.
      if getppid() != parent { _exit(1) }
    #else
      signal(SIGALRM, SIG_DFL)
      if let seconds { _ = alarm(UInt32(min(max(seconds, 0), 1e6)) + 5) }
    #endif
  }

  private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32

  /// The function `prctl`, which has variable arguments in C, so Swift does not import it.
  private static let control = symbol("prctl").map { unsafeBitCast($0, to: Control.self) }
}
