import ArgumentParser

/// The command `dragnet trace`.
struct TraceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Shows every event of a script and the control's response.")

  @OptionGroup var input: CaseOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let loaded = try await input.load()
    switch try await loaded.answer(.explain) {
    case .ended(let failure, _):
      throw CommandFailure(.lawBroken, "\(input.path): \(failure.message)")
    case .row(let row):
      guard let film = row.played else {
        throw CommandFailure(.usage, "\(input.path): only a gesture script has events to trace")
      }
      if let refusal = film.refusal {
        throw CommandFailure(.malformedInput, "\(input.path): \(refusal)")
      }
      let rows = film.shots.map { TraceRow($0) }
      switch output.format {
      case .json: for row in rows { try printJSON(row) }
      case .text: print(TraceRow.table(rows))
      }
    }
  }
}
