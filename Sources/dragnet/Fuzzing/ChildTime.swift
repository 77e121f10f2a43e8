import Foundation

/// What the processor has worked for child processes that have ended, in seconds.
struct ChildTime {
  /// In their own code.
  let user: Double
  /// In the system's, on their behalf.
  let system: Double

  /// Both.
  var total: Double { user + system }

  /// What it is until now.
  static var now: ChildTime {
    // RUSAGE_CHILDREN, which is a number on one platform and an enumeration on another.
    let children: Int32 = -1
    var usage = rusage()
    getrusage(children, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return ChildTime(user: seconds(usage.ru_utime), system: seconds(usage.ru_stime))
  }
}
