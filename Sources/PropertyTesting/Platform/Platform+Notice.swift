#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// A text that this process writes to standard error when a signal of its own code ends it.
  ///
  /// The text comes before that of the handlers that others have installed, which run as they would
  /// without it. Child processes do not write it.
  enum Notice {
    /// The most bytes of the text.
    private static let capacity = 1 << 11

    /// The bytes of the text.
    ///
    /// The handler of a signal must not allocate, so it writes these.
    nonisolated(unsafe) private static let bytes = UnsafeMutableRawBufferPointer.allocate(
      byteCount: capacity, alignment: 1)
    /// The number of bytes that are written; 0 for no text.
    nonisolated(unsafe) private static var count = 0

    /// Sets the text, which is cut if it is too long.
    ///
    /// Only one thread at a time may call this. A signal meanwhile may write a part of the text.
    static func set(_ text: String) {
      count = 0
      let utf8 = Array(text.utf8.prefix(capacity))
      bytes.copyBytes(from: utf8)
      count = utf8.count
    }

    /// Writes the text, at most once.
    fileprivate static func write() {
      guard !Platform.isChild, count > 0, let start = bytes.baseAddress else { return }
      #if canImport(Glibc)
        _ = Glibc.write(STDERR_FILENO, start, count)
      #elseif canImport(Musl)
        _ = Musl.write(STDERR_FILENO, start, count)
      #elseif canImport(Darwin)
        _ = Darwin.write(STDERR_FILENO, start, count)
      #endif
      count = 0
    }

    /// The handlers that others have installed, at the places of ``signals``.
    nonisolated(unsafe) private static let others = UnsafeMutablePointer<sigaction>.allocate(
      capacity: signals.count)
    /// The signals by which code that traps ends its process.
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSEGV, SIGBUS]

    /// Has signals write the text from now on; further calls do nothing.
    static func install() { _ = installed }

    private static let installed: Void = {
      for (index, number) in signals.enumerated() {
        guard sigaction(number, nil, others + index) == 0 else { continue }
        var own = (others + index).pointee
        own.sa_flags |= SA_ONSTACK | SA_NODEFER
        own.sa_flags &= ~SA_SIGINFO
        let handler: @convention(c) (CInt) -> Void = { Platform.Notice.handle($0) }
        #if canImport(Darwin)
          own.__sigaction_u.__sa_handler = handler
        #else
          own.__sigaction_handler.sa_handler = handler
        #endif
        sigaction(number, &own, nil)
      }
    }()

    /// Writes the text, and leaves the signal to the handler before.
    private static func handle(_ number: CInt) {
      write()
      for index in signals.indices where signals[index] == number {
        sigaction(number, others + index, nil)
      }
      // The instruction that failed is run again, but `abort` does not raise its signal again.
      if number == SIGABRT { raise(number) }
    }
  }
}
