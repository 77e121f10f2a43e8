/// The sums of all searches of a command.
struct FuzzSummary {
  private var targets = 0
  private var executions = 0
  private var time = Duration.zero
  private var newInputs = 0
  private var slowInputs = 0
  /// The number of distinct failures.
  private(set) var failures = 0

  /// Adds the search of a target.
  mutating func add(_ run: FuzzRun) {
    targets += 1
    executions += run.statistics.executions
    time += run.elapsed
    newInputs += run.newInputs
    slowInputs += run.slowInputs.count
    failures += run.failures.count
  }

  /// The sums as one line.
  var text: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
    }
    let slow = slowInputs == 0 ? "" : ", \(count(slowInputs, "slow input"))"
    return "\(count(targets, "target")) searched for \(Int(time.seconds.rounded())) s: "
      + "\(count(executions, "execution")), \(count(newInputs, "new input")), "
      + "\(count(failures, "failure"))\(slow)"
  }
}
