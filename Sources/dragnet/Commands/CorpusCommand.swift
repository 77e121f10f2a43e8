import ArgumentParser
import Foundation
import FuzzTargets
import GestureDomains

struct CorpusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Shows what fuzzing found so far, or keeps the smallest part that is worth as much.",
    subcommands: [Merge.self, Stats.self])

  struct Merge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract:
        "Folds what fuzzing found into the local corpus: the fewest inputs that see as much.",
      discussion: """
        The local corpus is .dragnet/corpus/TARGET/. Inputs that others add nothing to are removed \
        from it; with --from, those of another folder are taken in where they add something. An \
        input that fails is moved to .dragnet/artifacts/TARGET/. The scripts of Corpus/ are only \
        read.
        """)

    @Argument(help: "Whose inputs; those of every target that has some if none is named.")
    var targets: [TargetName] = []

    @Option(
      help:
        "A folder with a folder of inputs for each target, as another checkout's .dragnet/corpus.",
      completion: .directory)
    var from: String?

    @OptionGroup var built: BuildOptions
    @OptionGroup var output: FormatOption

    func run() async throws {
      let checkout = try Checkout()
      let progress = FuzzProgress()
      let other = from.map { URL(filePath: $0).standardizedFileURL }
      if let other, !other.isFolder {
        throw CommandFailure(.inputOutput, "\(from ?? ""): there is no such folder")
      }
      let build = try await built.build(checkout, progress: progress)
      for target in targets.isEmpty ? FuzzTarget.all : targets.map(\.target) {
        let corpus = LocalCorpus(target, checkout)
        let added = other.map { [$0.appending(path: target.name)] }?.filter(\.isFolder) ?? []
        guard !targets.isEmpty || !corpus.inputs.isEmpty || !added.isEmpty else { continue }
        progress.show("\(target.name): merging …")
        let merged = try await corpus.merge(
          added, executable: build.executable(of: target.name))
        progress.clear()
        switch output.format {
        case .json: try printJSON(merged)
        case .text: print(merged.text)
        }
      }
    }
  }

  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stats", abstract: "Tells what is in the corpus of each target.")

    @Argument(help: "Whose corpus; every target's if none is named.")
    var targets: [TargetName] = []

    @OptionGroup var output: FormatOption

    func run() throws {
      let checkout = try Checkout()
      let rows = (targets.isEmpty ? FuzzTarget.all : targets.map(\.target)).map {
        LocalCorpus($0, checkout).statistics
      }
      switch output.format {
      case .json: for row in rows { try printJSON(row) }
      case .text:
        let head = ["target", "scripts", "inputs", "bytes", "artifacts"]
        let lines = rows.map {
          [$0.target, "\($0.scripts)", "\($0.inputs)", "\($0.bytes)", "\($0.artifacts)"]
        }
        print(table([head] + lines))
      }
    }
  }
}
