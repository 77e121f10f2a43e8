import ArgumentParser
import Foundation
import FuzzDriver

/// A fuzz target if the environment names one of the properties, or else the benchmark.
@main enum Main {
  static func main() {
    Magic.fuzzNamedProperty()
    Magic.main()
  }
}

/// Measures how soon libFuzzer finds a bug behind magic constants.
struct Magic: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "magic",
    abstract: "Counts executions until a bug behind magic constants is found.",
    discussion: """
      swift build -c release --sanitize=fuzzer --package-path Benchmarks/Magic
      Benchmarks/Magic/.build/release/magic
      """)

  @Option(help: "The number of searches, with the seeds 1, 2, 3, …") var seeds = 10
  @Option(help: "The number of executions after which a search ends.") var runs = 200_000
  @Flag(help: "Search with the value profile of libFuzzer.") var valueProfile = false

  @Argument(
    help: "The properties to run: bytes, text, prefix, data, integer, ranged, integers, whole.")
  var names: [String] = []

  /// The help that a search has.
  enum Help: String, CaseIterable {
    case alone, dictionary, example
  }

  /// The environment variables that make this executable a fuzz target.
  private enum Variable { static let workload = "MAGIC", example = "MAGIC_EXAMPLE" }

  /// Fuzzes the property that the environment names, if it names one.
  static func fuzzNamedProperty() {
    let variables = ProcessInfo.processInfo.environment
    guard let workload = variables[Variable.workload].flatMap(Workload.init) else { return }
    fuzz(workload.property(hasExample: variables[Variable.example] != nil))
  }

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "magic \(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dictionary = folder.appending(path: "magic.dict")
    let entry = "\"\(String(decoding: Workload.magic, as: UTF8.self))\"\n"
    try entry.write(to: dictionary, atomically: true, encoding: .utf8)
    for workload in Workload.allCases where names.isEmpty || names.contains(workload.rawValue) {
      for help in Help.allCases {
        let found = try (1...seeds).compactMap { seed in
          try executions(workload, help, seed: seed, dictionary, in: folder)
        }.sorted()
        let median = found.isEmpty ? "–" : "\(found[(found.count - 1) / 2])"
        let name = "\(workload.rawValue), \(help.rawValue)".padding(
          toLength: 24, withPad: " ", startingAt: 0)
        print("\(name) found \(found.count)/\(seeds), executions \(median)")
        fflush(nil)
      }
    }
  }

  /// Returns the number of executions until the bug is found, or `nil` if it is not.
  private func executions(
    _ workload: Workload, _ help: Help, seed: Int, _ dictionary: URL, in folder: URL
  ) throws -> Int? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.currentDirectoryURL = folder
    process.arguments = ["-seed=\(seed)", "-runs=\(runs)", "-print_final_stats=1"]
    if help == .dictionary { process.arguments?.append("-dict=\(dictionary.path)") }
    if valueProfile { process.arguments?.append("-use_value_profile=1") }
    var variables = ProcessInfo.processInfo.environment
    variables[Variable.workload] = workload.rawValue
    variables[Variable.example] = help == .example ? "1" : nil
    variables["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = variables
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let mark = "stat::number_of_executed_units:"
    let count = text.split(separator: "\n").first { $0.hasPrefix(mark) }
      .flatMap { Int($0.dropFirst(mark.count).trimmingCharacters(in: .whitespaces)) }
    guard let count else { throw ValidationError("libFuzzer printed no statistics:\n\(text)") }
    return text.contains("does not hold") ? count : nil
  }
}
