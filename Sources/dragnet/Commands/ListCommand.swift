import ArgumentParser
import Foundation

/// The command `dragnet list`.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the fuzz targets: the checks of the tests, and the executables of Fuzz/.",
    discussion: """
      The tests run once to list their checks, but the checks judge nothing. So a check is listed only \
      if its test reaches it. A check that cannot be fuzzed is listed with the reason.
      """)

  @OptionGroup var built: BuildOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let checkout = try Checkout()
    let targets = try await built.targets(
      [], checkout, from: .everything, progress: ProgressLine())
    var rows: [[String]] = []
    for target in targets {
      let answer = try await target.description()
      let file = answer.file.map { checkout.shortPath(URL(filePath: $0)) }
      let place = file.map { "\($0):\(answer.line ?? 0)" }
      if output.format == .json {
        try printJSON(
          Row(
            target: target.name, summary: answer.summary ?? "",
            specimen: answer.specimen ?? false, file: file, line: answer.line,
            values: answer.values, isAsync: answer.isAsync, obstacle: answer.obstacle))
      }
      rows.append([
        target.name, place ?? answer.summary ?? "", answer.values ?? "",
        answer.obstacle.map { "cannot be fuzzed: \($0)" } ?? "",
      ])
    }
    guard output.format == .text else { return }
    // Empty columns at the end are left out.
    let width = rows.map { 1 + ($0.lastIndex { !$0.isEmpty } ?? 0) }.max() ?? 0
    print(table(rows.map { Array($0.prefix(width)) }))
  }

  private struct Row: Encodable {
    var target: String
    var summary: String
    var specimen: Bool
    var file: String?
    var line: Int?
    var values: String?
    var isAsync: Bool?
    var obstacle: String?
  }
}
