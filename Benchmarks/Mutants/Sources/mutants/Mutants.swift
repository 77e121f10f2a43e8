import ArgumentParser
import Foundation

/// Measures the mutation score of tests, laws and fuzz targets.
@main struct Mutants: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Measures the mutation score of tests, laws and fuzz targets.",
    discussion: """
      Each mutation changes one operator, number, condition or statement of a module. One copy \
      of the package contains all of them, and DRAGNET_MUTANT=N turns one on. The exit status is 1 if \
      the mutation score is below 95 %.
      """)

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "The module to mutate.") var module = MutatedModule.engine
  @Option(help: "The number of mutations, chosen at random.") var count = 100
  @Option(help: "The seed of the choice.") var seed: UInt64 = 1
  @Option(help: "The time for each fuzz target, in seconds.") var seconds = 10
  @Option(help: "The numbers of the mutations to test. The default is all.") var only: [Int] = []
  @Flag(help: "Do not fuzz mutations that the tests kill.") var either = false
  @Flag(help: "List the chosen mutations and stop.") var list = false
  @Option(help: "text or json (one line per mutation).") var format = Format.text
  @Option(help: "The root folder of the package.") var repository = "."

  func validate() throws {
    guard count > 0, seconds > 0 else {
      throw ValidationError("--count and --seconds must be positive")
    }
  }

  func run() async throws {
    let repository = URL(filePath: repository).standardizedFileURL
    let mutations = try allMutations(in: repository).sample(count, seed: seed)
    if list {
      for (number, mutation) in zip(1..., mutations) { print(number, mutation.description) }
      return
    }
    var checkout = try await MutatedCheckout(
      of: repository, at: repository.appending(path: ".build-mutation/\(module.rawValue)"),
      module: module,
      mutations: mutations)
    try await checkout.build(from: repository, progress: note)
    let tester = try await MutationTester(checkout: checkout, seconds: seconds).prepared()
    var results: [MutationResult] = []
    for (number, mutation) in checkout.mutations.sorted(by: { $0.key < $1.key })
    where only.isEmpty || only.contains(number) {
      let tests = try await tester.testFailure(of: mutation.file, number: number)
      var result = MutationResult(
        number: number, mutation: mutation, tests: tests,
        others: tests == nil ? try await tester.otherFailure(number: number) : nil,
        equivalence: Equivalence.reason(for: mutation))
      if !either || !result.isKilled {
        result.fuzzing = try await tester.fuzzFailure(of: mutation, number: number)
      }
      results.append(result)
      try show(result)
    }
    if format == .text { say(results.summary) }
    if results.mutationScore < 0.95 { throw ExitCode(1) }
  }

  private func allMutations(in repository: URL) throws -> [Mutation] {
    let folder = repository.appending(path: module.sources)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
    guard !files.isEmpty else { throw ValidationError("\(folder.path) has no Swift files") }
    return try files.flatMap { file in
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return MutationFinder.mutations(of: source, file: file)
    }
  }

  private func show(_ result: MutationResult) throws {
    switch format {
    case .text:
      let finders = [
        (result.tests, "tests"), (result.others, "other tests"), (result.fuzzing, "fuzzing"),
      ]
      .compactMap { $0 == nil ? nil : $1 }.joined(separator: " and ")
      let suffix = finders.isEmpty ? "" : " by \(finders)"
      say("\(result.number) \(result.outcome)\(suffix): \(result.mutation.description)")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      say(String(decoding: try encoder.encode(Line(result)), as: UTF8.self))
    }
  }

  /// Prints a line without buffering, because a run takes long.
  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Prints progress to standard error.
  private func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// The line of JSON of a mutation.
private struct Line: Encodable {
  let number: Int
  let file: String
  let line: Int
  let column: Int
  let change: String
  let original: String
  let outcome: String
  let tests: String?
  let fuzzing: String?
  let others: String?
  let equivalence: String?

  init(_ result: MutationResult) {
    number = result.number
    file = result.mutation.file
    line = result.mutation.line
    column = result.mutation.column
    change = result.mutation.change
    original = result.mutation.original
    outcome = result.outcome
    tests = result.tests
    fuzzing = result.fuzzing
    others = result.others
    equivalence = result.equivalence
  }
}
