#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// Lets this process allocate 2 GiB more than it has.
  ///
  /// So a case without bound traps before the machine is out of memory. Only Linux tells how much a
  /// process has; elsewhere nothing is limited.
  static func limitMemory() {
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

  /// Lets this child process end, even in a case without end, though its parent was killed and cannot
  /// end it: at once on Linux, and a few seconds after its time elsewhere.
  ///
  /// - Parameter seconds: How long it may take.
  static func endWithParent(seconds: Double) {
    signal(SIGALRM, SIG_DFL)
    _ = alarm(UInt32(min(max(seconds, 0), 1e6)) + 5)
    #if os(Linux)
      // `prctl` takes any number of arguments in C, so Swift does not see it.
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return }
      let whenParentEnds: Int32 = 1
      _ = unsafeBitCast(symbol, to: Control.self)(whenParentEnds, UInt(SIGKILL), 0, 0, 0)
    #endif
  }
}
