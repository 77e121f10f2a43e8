import ArgumentParser
import Foundation

/// Measures the mutation score of the laws and the fuzz targets on the engine.
@main struct Mutants: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Measures the mutation score of the laws and the fuzz targets on the engine.",
    discussion: """
      Each mutation changes one operator, number, condition or statement of GestureEngine. One copy \
      of the package contains all of them, and DRAGNET_MUTANT=N turns one on. The exit status is 1 if \
      the mutation score is below 95 %.
      """)

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "The number of mutations, chosen at random.") var count = 100
  @Option(help: "The seed of the choice.") var seed: UInt64 = 1
  @Option(help: "The time for each fuzz target, in seconds.") var seconds = 10
  @Option(help: "The numbers of the mutations to test. The default is all.") var only: [Int] = []
  @Flag(help: "Do not fuzz mutations that the law suite kills.") var either = false
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
      of: repository, at: repository.appending(path: ".build-mutation"), mutations: mutations)
    try await checkout.build(from: repository, progress: note)
    let tester = MutationTester(checkout: checkout, seconds: seconds)
    try await tester.prepare()
    var results: [MutationResult] = []
    for (number, mutation) in checkout.mutations.sorted(by: { $0.key < $1.key })
    where only.isEmpty || only.contains(number) {
      async let laws = tester.lawFailure(number: number)
      var fuzzing: String?
      if either {
        if try await laws == nil {
          fuzzing = try await tester.fuzzFailure(of: mutation, number: number)
        }
      } else {
        fuzzing = try await tester.fuzzFailure(of: mutation, number: number)
      }
      let result = MutationResult(
        number: number, mutation: mutation, laws: try await laws, fuzzing: fuzzing,
        equivalence: Equivalence.reason(for: mutation))
      results.append(result)
      try show(result)
    }
    if format == .text { say(results.summary) }
    if results.mutationScore < 0.95 { throw ExitCode(1) }
  }

  private func allMutations(in repository: URL) throws -> [Mutation] {
    let folder = repository.appending(path: MutatedCheckout.sources)
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
      let finders = [result.laws.map { _ in "laws" }, result.fuzzing.map { _ in "fuzzing" }]
        .compactMap(\.self).joined(separator: " and ")
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
  let laws: String?
  let fuzzing: String?
  let equivalence: String?

  init(_ result: MutationResult) {
    number = result.number
    file = result.mutation.file
    line = result.mutation.line
    column = result.mutation.column
    change = result.mutation.change
    original = result.mutation.original
    outcome = result.outcome
    laws = result.laws
    fuzzing = result.fuzzing
    equivalence = result.equivalence
  }
}
