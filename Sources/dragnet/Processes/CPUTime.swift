import Foundation

/// The CPU time of single processes.
enum CPUTime {
  /// Returns the CPU time of a process that has not been waited for; `nil` if it cannot be read.
  static func of(_ process: pid_t) -> Duration? {
    #if canImport(Darwin)
      var usage = rusage_info_v0()
      let status = withUnsafeMutablePointer(to: &usage) {
        $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(process, RUSAGE_INFO_V0, $0)
        }
      }
      var ticks = mach_timebase_info()
      guard status == 0, mach_timebase_info(&ticks) == KERN_SUCCESS else { return nil }
      let spent = Double(usage.ri_user_time + usage.ri_system_time)
      return .nanoseconds(spent * Double(ticks.numer) / Double(ticks.denom))
    #else
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #endif
  }
}
