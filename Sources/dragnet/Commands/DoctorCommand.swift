import ArgumentParser
import FuzzTargets
import GestureDomains

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks that the built fuzz targets can find something, and save it.",
    discussion: """
      For each target: the code of every module has coverage counters, that code calls the \
      sanitizer and it is linked, it starts and runs four inputs, it sees its own coverage, \
      and it leaves an artifact when it traps. fuzz checks the same, and refuses a target that is \
      not well.
      """)

  @Argument(help: "What to check; every target if none is named.")
  var targets: [TargetName] = []

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let progress = FuzzProgress()
    let build = try await built.build(Checkout(), progress: progress)
    progress.clear()
    let doctor = try Doctor()
    var isWell = true
    for target in targets.isEmpty ? FuzzTarget.all : targets.map(\.target) {
      let checks = try await doctor.examine(target.name, build.executable(of: target.name))
      isWell = isWell && checks.allSatisfy(\.ok)
      switch output.format {
      case .json: for check in checks { try printJSON(check) }
      case .text:
        let wrong = checks.filter { !$0.ok }
        print("\(target.name): " + (wrong.isEmpty ? "well" : "not well"))
        let rows = checks.map { ["", $0.ok ? "" : "WRONG", $0.check.rawValue, $0.detail] }
        print(table(rows))
      }
    }
    if !isWell { throw ExitCode(CommandFailure.Status.internalError.rawValue) }
  }
}
