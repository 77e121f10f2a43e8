import ArgumentParser
import FuzzTargets
import GestureDomains

/// The command `dragnet targets`.
struct TargetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets", abstract: "Lists the fuzz targets.")

  @OptionGroup var output: FormatOption

  func run() throws {
    for target in FuzzTarget.all where output.format == .json {
      try printJSON(
        Row(target: target.name, summary: target.summary, specimen: target.isSpecimen))
    }
    guard output.format == .text else { return }
    print(table(FuzzTarget.all.map { [$0.name, $0.summary] }))
  }

  private struct Row: Encodable {
    var target: String
    var summary: String
    var specimen: Bool
  }
}

/// The name of a target on the command line.
struct TargetName: ExpressibleByArgument {
  /// The target.
  let target: FuzzTarget

  init?(argument: String) {
    guard let target = FuzzTarget.named(argument) else { return nil }
    self.target = target
  }

  static var allValueStrings: [String] { FuzzTarget.all.map(\.name) }
}
