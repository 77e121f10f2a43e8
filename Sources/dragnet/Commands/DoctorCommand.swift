import ArgumentParser

/// The command `dragnet doctor`.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks that the built fuzz targets can find failures and save them.",
    discussion: """
      For each target: every module of the code under test has coverage counters, that code calls the \
      sanitizer, which is linked, the target starts and runs four inputs, it sees its own coverage, \
      and it saves an input that traps. The command fuzz makes the same checks and refuses a target \
      that fails any of them, unless --no-doctor is given.
      """)

  @Argument(help: "The targets. Default: all.")
  var targets: [String] = []

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let progress = ProgressLine()
    let checkout = try Checkout()
    let chosen = try await built.targets(targets, checkout, progress: progress)
    if chosen.isEmpty { throw CommandFailure(.usage, "there is no target to examine") }
    var doctor = try await Doctor(checkout)
    var isHealthy = true
    for target in chosen {
      let checks = try await doctor.examine(target)
      isHealthy = isHealthy && checks.allSatisfy(\.ok)
      switch output.format {
      case .json: for check in checks { try printJSON(check) }
      case .text:
        print("\(target.name): " + (checks.allSatisfy(\.ok) ? "passed" : "failed"))
        let rows = checks.map { ["", $0.ok ? "" : "FAILED", $0.check.rawValue, $0.detail] }
        print(table(rows))
      }
    }
    if !isHealthy { throw ExitStatus.internalError.exitCode }
  }
}
