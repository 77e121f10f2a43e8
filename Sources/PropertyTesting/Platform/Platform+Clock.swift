#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Platform {
  /// The time of a coarse clock, in nanoseconds since an arbitrary moment.
  ///
  /// The clock never goes back, and advances in steps of a few milliseconds. Reading it costs much less
  /// than reading an exact clock.
  static var coarseTime: UInt64 {
    #if canImport(Darwin)
      return clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW_APPROX)
    #else
      return nanoseconds(of: CLOCK_MONOTONIC_COARSE)
    #endif
  }

  /// The CPU time of the calling thread, in nanoseconds.
  static var threadTime: UInt64 {
    #if canImport(Darwin)
      return clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID)
    #else
      return nanoseconds(of: CLOCK_THREAD_CPUTIME_ID)
    #endif
  }

  /// The time in seconds since the start of 1970, UTC.
  static var wallTime: Double { Double(time(nil)) }

  /// The date of today in UTC, such as `2026-03-07`.
  static var date: String { date(of: time(nil)) }

  /// Returns the date in UTC of a time in seconds since the start of 1970.
  static func date(of time: time_t) -> String {
    var (time, parts) = (time, tm())
    gmtime_r(&time, &parts)
    func digits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(digits(parts.tm_mon + 1))-\(digits(parts.tm_mday))"
  }

  /// Returns the natural logarithm of a number.
  static func logarithm(_ number: Double) -> Double { log(number) }

  #if !canImport(Darwin)
    private static func nanoseconds(of clock: clockid_t) -> UInt64 {
      var time = timespec()
      clock_gettime(clock, &time)
      return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
  #endif
}
