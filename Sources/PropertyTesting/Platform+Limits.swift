#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
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
}
