/// The settings of a search of one target.
struct FuzzLimits: Sendable {
  /// The number of processes.
  var jobs = 1
  /// Whether the time of a search is the CPU time of each process instead of elapsed time.
  var countsCPUTime = false
  /// The seed of all random choices; 0 for a fresh seed.
  var seed: UInt32 = 0
  /// Whether the search continues after a failure.
  var keepsGoing = true
  /// The memory that one input may take, in MiB.
  var memory = 2048
  /// The time that one input may take, and that minimizing may take.
  var traps = TrapLimits()
  /// Further options of libFuzzer.
  var flags: [String] = []

  /// The longest time that a target accepts in `DRAGNET_CPU_SECONDS`, in seconds: three years.
  static let longestTime = 100_000_000
}
