import ArgumentParser

/// The command `dragnet minimize`.
struct MinimizeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "minimize",
    abstract: "Prints the smallest case that breaks the same law.")

  @OptionGroup var input: CaseOptions
  @OptionGroup var output: FormatOption

  func run() async throws {
    let loaded = try await input.load()
    guard let (smallest, text) = try await loaded.minimized() else {
      throw CommandFailure(
        .malformedInput, "\(input.path): cannot be minimized, because it breaks no law")
    }
    switch output.format {
    case .json:
      try printJSON(
        Row(
          target: loaded.target.name, law: smallest.failure.law, place: smallest.failure.place,
          message: smallest.failure.message, script: text,
          isMinimized: smallest.cutShort == nil, calls: smallest.calls))
    case .text: print(text, terminator: "")
    }
  }

  private struct Row: Encodable {
    var target: String
    var law: String
    var place: String
    var message: String
    var script: String
    var isMinimized: Bool
    var calls: Int
  }
}
