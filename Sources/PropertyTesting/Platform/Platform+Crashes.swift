#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// The way in which a child process ended, and the functions that were running: the child process writes
  /// it, its parent reads it.
  final class CrashRecord {
    /// The places of the words in the memory, up to the addresses.
    fileprivate enum Field {
      static let signal = 0, hasReturned = 1, isStackOverflow = 2, count = 3, addresses = 4
    }
    private let memory: UnsafeMutablePointer<UInt>
    fileprivate static let capacity = 60
    private static let size = Field.addresses + capacity

    /// An empty record, or `nil` if there is no memory for it.
    init?() {
      guard let memory = Platform.share(UInt.self, count: Self.size) else { return nil }
      self.memory = memory
      // A child process must not make these.
      _ = Platform.backtrace
      _ = Platform.signalStack
      _ = Platform.stackOfThread
    }

    deinit { Platform.unshare(memory, count: Self.size) }

    /// The signal that ended, or is about to end, the child process.
    var signal: Int32? { memory[Field.signal] > 0 ? Int32(memory[Field.signal]) : nil }

    /// Whether the function that the child process was to run has returned.
    var hasReturned: Bool { memory[Field.hasReturned] > 0 }

    /// Whether the signal came because the stack was full.
    var isStackOverflow: Bool { memory[Field.isStackOverflow] > 0 }

    /// The addresses, innermost first.
    private var addresses: [UInt] {
      (0..<min(Int(memory[Field.count]), Self.capacity)).map { memory[Field.addresses + $0] }
    }

    /// The functions that were running, innermost first.
    ///
    /// The handler of this record, which the system called, and the call by the system are left out.
    var functions: [Crash.Function?] {
      let isHandler = addresses.map { Platform.function(at: $0)?.isOfSystem == false }
      let first = min((isHandler.firstIndex(of: false) ?? 0) + 1, addresses.count)
      return addresses[first...].enumerated().map { index, address in
        Platform.function(at: address, isReturn: signal == nil || index > 0)
      }
    }

    /// The innermost function outside the libraries of Swift and the system.
    var caller: Crash.Function? { functions.first { $0?.isOfSystem == false }.flatMap(\.self) }

    /// Makes this the record of this process.
    fileprivate func use() {
      Platform.crashMemory = memory
      Platform.stack = Platform.stackOfThread
    }

    /// Lets signals and calls of `exit` that end this process write this record first.
    ///
    /// The handlers replace those that write a backtrace, which would take seconds.
    func writeAtEnd() {
      for number in Platform.endingSignals { Platform.reset(number) }
      use()
      Platform.recordExits()
      guard Platform.backtrace != nil else { return }
      Platform.useSignalStack(replaces: true)
      for number in Platform.endingSignals { Platform.handle(number) }
    }
  }

  private typealias Backtrace =
    @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32

  /// The function `backtrace` of the C library; `nil` if there is none.
  ///
  /// Its first call allocates memory, which the handler of a signal must not do, so it is called here.
  private static let backtrace: Backtrace? = {
    guard let symbol = symbol("backtrace") else { return nil }
    let backtrace = unsafeBitCast(symbol, to: Backtrace.self)
    var address: UnsafeMutableRawPointer?
    _ = backtrace(&address, 1)
    return backtrace
  }()

  /// The memory of the record of this child process.
  nonisolated(unsafe) private static var crashMemory: UnsafeMutablePointer<UInt>?

  private static let signalStackSize = 1 << 17
  nonisolated(unsafe) private static let signalStack =
    UnsafeMutableRawPointer.allocate(byteCount: signalStackSize, alignment: 16)

  /// Makes handlers of signals on the calling thread use a stack of their own, because the usual stack may
  /// be full.
  ///
  /// Only one thread of a process may call this.
  ///
  /// - Parameter replaces: Whether to replace the stack that the thread has already, for example from a
  ///   sanitizer.
  package static func useSignalStack(replaces: Bool = false) {
    var stack = stack_t()
    let isKnown = sigaltstack(nil, &stack) == 0
    if isKnown, !replaces, Int(stack.ss_flags) & Int(SS_DISABLE) == 0 { return }
    stack = stack_t()
    stack.ss_sp = signalStack
    stack.ss_size = signalStackSize
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  /// The addresses of the stack of the only thread of this child process.
  nonisolated(unsafe) private static var stack: Range<UInt>?

  /// Returns the addresses of the stack of the calling thread.
  private static var stackOfThread: Range<UInt>? {
    #if canImport(Darwin)
      let end = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
      return end - UInt(pthread_get_stacksize_np(pthread_self()))..<end
    #elseif canImport(Glibc)
      var attributes = pthread_attr_t()
      guard let threadAttributes, threadAttributes(pthread_self(), &attributes) == 0 else {
        return nil
      }
      defer { pthread_attr_destroy(&attributes) }
      var start: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return nil }
      return UInt(bitPattern: start)..<UInt(bitPattern: start) + UInt(size)
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    private typealias ThreadAttributes =
      @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32

    /// The function `pthread_getattr_np`, an extension of the C library that Swift does not import.
    private static let threadAttributes = symbol("pthread_getattr_np")
      .map { unsafeBitCast($0, to: ThreadAttributes.self) }
  #endif

  /// The distance from the end of the stack within which an access counts as one to a full stack, in bytes.
  private static let overflowReach: UInt = 1 << 16

  /// Whether an access to `address` failed because the stack was full.
  private static func isOverflow(_ address: UInt) -> Bool {
    guard let end = stack?.lowerBound else { return false }
    return address >= end - min(end, overflowReach) && address < end + overflowReach
  }

  /// Writes the addresses of the functions that are running to the record of this child process.
  private static func recordBacktrace() {
    guard let memory = crashMemory, let backtrace else { return }
    // A pointer is as long as a word, so the addresses are written in their final place.
    let list = UnsafeMutableRawPointer(memory + CrashRecord.Field.addresses)
      .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    memory[CrashRecord.Field.count] = UInt(max(0, backtrace(list, Int32(CrashRecord.capacity))))
  }

  /// Writes the record of this child process, then ends the process by the signal `number`.
  ///
  /// - Parameters:
  ///   - number: The number of the signal that is handled.
  ///   - address: The address whose access failed, if the signal is about an access.
  private static func crash(_ number: Int32, _ address: UInt) {
    if let memory = crashMemory {
      memory[CrashRecord.Field.signal] = UInt(number)
      let isOverflow = (number == SIGSEGV || number == SIGBUS) && isOverflow(address)
      memory[CrashRecord.Field.isStackOverflow] = isOverflow ? 1 : 0
      recordBacktrace()
    }
    if let announced {
      // The handler may wait for ever if the signal came while memory was allocated.
      reset(SIGALRM)
      alarm(2)
      say("\(Crash(number, announced, output: "").announcement)")
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// The signals by which the code under test ends its process.
  private static let endingSignals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS, SIGSYS]

  /// The record of this process, if it announces its crashes.
  nonisolated(unsafe) private static var announced: CrashRecord?

  /// Has this process say on standard error which signal ends it, and where; see ``Crash/Announcement``.
  ///
  /// Handlers of others, such as those of a sanitizer, stay. Only a full stack of the calling thread is
  /// announced.
  package static func announceCrashes() {
    guard announced == nil, let record = CrashRecord() else { return }
    announced = record
    record.use()
    useSignalStack()
    for number in endingSignals where hasDefaultAction(number) { handle(number) }
  }

  private static func hasDefaultAction(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return action.__sigaction_handler.sa_handler == nil
    #elseif canImport(Darwin)
      return action.__sigaction_u.__sa_handler == nil
    #else
      return false
    #endif
  }

  private static func reset(_ number: Int32) { signal(number, SIG_DFL) }

  private static func handle(_ number: Int32) {
    #if canImport(Glibc)
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { number, information, _ in
        Platform.crash(number, UInt(bitPattern: information?.pointee._sifields._sigfault.si_addr))
      }
      action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO
      sigaction(number, &action, nil)
    #elseif canImport(Darwin)
      var action = sigaction()
      action.__sigaction_u.__sa_sigaction = { number, information, _ in
        Platform.crash(number, UInt(bitPattern: information?.pointee.si_addr))
      }
      action.sa_flags = SA_ONSTACK | SA_NODEFER | SA_SIGINFO
      sigaction(number, &action, nil)
    #endif
  }
}

// MARK: - Exits

extension Platform {
  /// Returns the reason why this process must not exit now, if there is one.
  private static let objection = Lock<(@Sendable () -> String?)?>(nil)

  /// Has a call of `exit` end this process like a trap while there is a reason not to exit.
  ///
  /// - Parameter reason: Returns the text to end with; only that of the first call is asked.
  static func guardExits(_ reason: @escaping @Sendable () -> String?) {
    let isFirst = objection.withLock { objection in
      defer { objection = objection ?? reason }
      return objection == nil
    }
    guard isFirst else { return }
    atexit {
      if !Platform.isChild, let text = Platform.objection.withLock(\.self)?() {
        Platform.end(saying: text)
      }
    }
  }

  /// Has a call of `exit` end this child process at once, after it has written where the call is.
  ///
  /// The handler that is registered last runs first. Those of the parent may wait for threads that a child
  /// process does not have.
  fileprivate static func recordExits() {
    atexit {
      Platform.recordBacktrace()
      _exit(0)
    }
  }

  /// Ends a child process as if its function had returned `status`.
  static func exitChild(_ status: Int32) -> Never {
    crashMemory?[CrashRecord.Field.hasReturned] = 1
    _exit(status)
  }
}
