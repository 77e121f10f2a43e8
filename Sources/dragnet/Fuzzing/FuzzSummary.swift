/// The sums of all searches of a command.
struct FuzzSummary {
  private var targets = 0
  private var executions = 0
  private var time = Duration.zero
  private var newInputs = 0
  private var slowInputs = 0
  /// The number of distinct failures.
  private(set) var failures = 0
  /// Whether a failing input was saved.
  private var hasArtifact = false

  /// Adds the search of a target.
  mutating func add(_ run: FuzzRun) {
    targets += 1
    executions += run.statistics.executions
    time += run.elapsed
    newInputs += run.newInputs
    slowInputs += run.slowInputs.count
    failures += run.failures.count
    if run.failures.contains(where: { $0.artifact != nil }) { hasArtifact = true }
  }

  /// Returns the sums as one line, and the commands that go on from there.
  ///
  /// - Parameters:
  ///   - checkout: The checkout in which the failures were found.
  ///   - page: The path of the report, if one was written.
  /// - Returns: The lines.
  func text(in checkout: Checkout, page: String?) -> String {
    guard hasArtifact else { return text }
    return """
      \(text)
      show a failure    \(checkout.command("explain", "HASH")) [--html FILE]
      keep it           \(checkout.command("keep", "HASH")) --name NAME
      """ + (page == nil ? "\nsee all of them   add --html FILE to this search" : "")
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
