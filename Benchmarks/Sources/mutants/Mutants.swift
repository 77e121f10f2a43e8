import ArgumentParser
import Foundation

/// Plants mutations in the engine and reports which of them the laws and the fuzz targets notice.
@main struct Mutants: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "Which single mistakes in the engine the laws and fuzzing would notice.",
    discussion: """
      Each mutation changes one operator, number, condition or statement of GestureEngine. All are \
      built into one copy of the package, in which DRAGNET_MUTANT=N turns one on. Exit status 1 if \
      fewer than 95 % of those that can be noticed are.
      """)

  enum Format: String, ExpressibleByArgument { case text, json }

  @Option(help: "How many mutations, chosen at random.") var count = 100
  @Option(help: "What the choice comes from.") var seed: UInt64 = 1
  @Option(help: "How many seconds each fuzz target searches.") var seconds = 10
  @Option(help: "Only the mutations with these numbers.") var only: [Int] = []
  @Flag(help: "Do not fuzz what the law suite has noticed.") var either = false
  @Flag(help: "List the chosen mutations and stop.") var list = false
  @Option(help: "text or json (a line for each mutation).") var format = Format.text
  @Option(help: "The root of the package.") var repository = "."

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
    let judge = Judge(checkout: checkout, seconds: seconds)
    try await judge.prepare()
    var judgements: [Judgement] = []
    for (number, mutation) in checkout.mutations.sorted(by: { $0.key < $1.key })
    where only.isEmpty || only.contains(number) {
      async let laws = judge.complaintOfLaws(number: number)
      var fuzzing: String?
      if either {
        if try await laws == nil {
          fuzzing = try await judge.discoverer(of: mutation, number: number)
        }
      } else {
        fuzzing = try await judge.discoverer(of: mutation, number: number)
      }
      let judgement = Judgement(
        number: number, mutation: mutation, laws: try await laws, fuzzing: fuzzing,
        equivalence: Equivalence.reason(for: mutation))
      judgements.append(judgement)
      try show(judgement)
    }
    if format == .text { say(judgements.summary) }
    if judgements.adequacy < 0.95 { throw ExitCode(1) }
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

  private func show(_ judgement: Judgement) throws {
    switch format {
    case .text:
      let finders = [judgement.laws.map { _ in "laws" }, judgement.fuzzing.map { _ in "fuzzing" }]
        .compactMap(\.self).joined(separator: " and ")
      let manner = finders.isEmpty ? "" : " by \(finders)"
      say("\(judgement.number) \(judgement.outcome)\(manner): \(judgement.mutation.description)")
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      say(String(decoding: try encoder.encode(Line(judgement)), as: UTF8.self))
    }
  }

  /// Prints a line at once: a run takes long, and what is known should be seen.
  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Says what goes on, beside the results.
  private func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}

/// A mutation's line of JSON.
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

  init(_ judgement: Judgement) {
    number = judgement.number
    file = judgement.mutation.file
    line = judgement.mutation.line
    column = judgement.mutation.column
    change = judgement.mutation.change
    original = judgement.mutation.original
    outcome = judgement.outcome
    laws = judgement.laws
    fuzzing = judgement.fuzzing
    equivalence = judgement.equivalence
  }
}
