import Foundation

/// The CPU time of all child processes that have ended, in seconds.
struct ChildTime {
  /// The time in the children's own code.
  let user: Double
  /// The time in the operating system on behalf of the children.
  let system: Double

  /// The sum of both.
  var total: Double { user + system }

  /// The time so far.
  static var now: ChildTime {
    // RUSAGE_CHILDREN, which is an integer on one platform and an enumeration on another.
    let children: Int32 = -1
    var usage = rusage()
    getrusage(children, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return ChildTime(user: seconds(usage.ru_utime), system: seconds(usage.ru_stime))
  }
}
