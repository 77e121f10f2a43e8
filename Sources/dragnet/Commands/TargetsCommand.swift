import ArgumentParser

/// The command `dragnet targets`.
struct TargetsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "targets", abstract: "Lists the fuzz targets of the package Fuzz/.")

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let targets = try await built.targets(
      [], Checkout(), progress: ProgressLine())
    var rows: [[String]] = []
    for target in targets {
      let answer = try await target.description()
      rows.append([target.name, answer.summary ?? ""])
      if output.format == .json {
        try printJSON(
          Row(
            target: target.name, summary: answer.summary ?? "",
            specimen: answer.specimen ?? false))
      }
    }
    if output.format == .text { print(table(rows)) }
  }

  private struct Row: Encodable {
    var target: String
    var summary: String
    var specimen: Bool
  }
}
