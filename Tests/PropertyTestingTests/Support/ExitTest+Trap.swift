import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension ExitTest.Condition {
  /// The process ends with a trap of Swift, such as `fatalError`.
  static var trap: Self {
    #if arch(x86_64) || arch(i386)
      .signal(SIGILL)
    #else
      .signal(SIGTRAP)
    #endif
  }

  /// The process ends with `abort`, as the watchdog ends it.
  static var abort: Self { .signal(SIGABRT) }
}
