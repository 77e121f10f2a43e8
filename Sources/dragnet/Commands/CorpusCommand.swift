import ArgumentParser
import Foundation

/// The command `dragnet corpus`.
struct CorpusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Shows or reduces the inputs that fuzzing has found.",
    subcommands: [Merge.self, Export.self, Stats.self])

  /// The command `dragnet corpus merge`.
  struct Merge: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Reduces the local corpus to the fewest inputs that show the same features.",
      discussion: """
        The local corpus is .dragnet/corpus/TARGET/. An input that shows no feature of its own is \
        removed. With --from, inputs of another folder that show new features are added. A failing \
        input is moved to .dragnet/artifacts/TARGET/ with its smallest script, ready for \
        `dragnet keep`. The scripts of Corpus/ are not changed.

        --from takes another checkout, the storage or the artifacts of ClusterFuzzLite, a download of \
        OSS-Fuzz, an output folder of AFL++, and any folder with a folder of inputs for each target. \
        It unpacks ZIP archives. Inputs whose target no folder names belong to the target that is \
        named, if it is the only one.
        """)

    @Argument(help: "The targets whose inputs are merged. Default: every target that has inputs.")
    var targets: [String] = []

    @Option(
      help: "A folder of inputs and failing inputs that were found elsewhere.",
      completion: .directory)
    var from: String?

    @OptionGroup var built: BuildOptions
    @OptionGroup var output: FormatOption

    func run() async throws {
      let checkout = try Checkout()
      let progress = ProgressLine()
      var store: FuzzStore?
      if let from {
        progress.show("reading \(from) …")
        store = try await FuzzStore(at: URL(filePath: from).standardizedFileURL)
      }
      let found = (store?.names ?? []) + LocalCorpus.names(checkout)
      let chosen = targets.isEmpty ? Set(found).sorted() : targets
      guard !chosen.isEmpty else { return }
      let known = try await built.targets(
        chosen, skippingUnknown: targets.isEmpty, checkout, progress: progress)
      for target in known {
        let corpus = LocalCorpus(target.name, checkout)
        let offered =
          store?.inputs(
            of: target.name, isOnly: targets.count == 1, among: known.map(\.name)) ?? []
        progress.show("\(target.name): merging …")
        let merged = try await corpus.merge(offered, of: target, progress: progress)
        progress.clear()
        switch output.format {
        case .json: try printJSON(merged)
        case .text:
          print(merged.text)
          let causes = await FuzzCause.causes(of: merged.failures, in: target, drawing: false)
          if !causes.isEmpty { print("\n\(causes.text(in: checkout, on: .current))") }
        }
      }
    }
  }

  /// The command `dragnet corpus export`.
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Writes the corpus as the bytes that fuzzing engines begin with.",
      discussion: """
        DIR/TARGET/ receives a file for each kept case, except for cases that are expected to fail. \
        DIR/TARGET.known-laws receives the laws that scripts are expected to break, and those in \
        Corpus/TARGET/known-laws, one on each line. A search by the executable TARGET leaves out the \
        laws of a file TARGET.known-laws that lies beside it. DIR/TARGET.dict receives the constants \
        of the sources, as a dictionary of libFuzzer.
        """)

    @Argument(help: "The targets. Default: every target that is not known to fail.")
    var targets: [String] = []

    @Option(help: "The folder to write to.", completion: .directory)
    var to: String

    @Flag(help: "Write the inputs in .dragnet/corpus/TARGET/, too.")
    var found = false

    @OptionGroup var built: BuildOptions
    @OptionGroup var output: FormatOption

    func run() async throws {
      let checkout = try Checkout()
      let progress = ProgressLine()
      let named = try await built.targets(targets, checkout, progress: progress)
      let chosen = targets.isEmpty ? try await named.withoutSpecimens() : named
      let root = URL(filePath: to).standardizedFileURL
      let literals = await SourceLiterals(checkout)
      for target in chosen {
        let export = try await CorpusExport(
          target, checkout, withFound: found, literals: literals, to: root)
        for complaint in export.complaints { progress.say(complaint) }
        switch output.format {
        case .json: try printJSON(export.summary)
        case .text: print(export.summary.text)
        }
      }
    }
  }

  /// The command `dragnet corpus stats`.
  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stats",
      abstract: "Counts the scripts, inputs and failing inputs of each target.",
      discussion: """
        The last two columns are of the last search: its executions, and how many of them a new input \
        took at its end. One more execution shows something new with a chance of about one in that number.
        """)

    @Argument(help: "The targets. Default: every target that has files.")
    var targets: [String] = []

    @OptionGroup var output: FormatOption

    func run() throws {
      let checkout = try Checkout()
      let artifacts = checkout.work.appending(path: "artifacts").folderNames
      let kept = TestBundle.keptCases(in: checkout).filter { !$0.value.caseFiles.isEmpty }
      let found = checkout.corpus.folderNames + LocalCorpus.names(checkout) + artifacts + kept.keys
      let rows = (targets.isEmpty ? Set(found).sorted() : targets).map {
        LocalCorpus($0, checkout).statistics(kept)
      }
      switch output.format {
      case .json: for row in rows { try printJSON(row) }
      case .text:
        let head = [
          "target", "scripts", "inputs", "bytes", "artifacts", "executions", "for a new input",
        ]
        let lines = rows.map {
          [
            $0.target, "\($0.scripts)", "\($0.inputs)", "\($0.bytes)", "\($0.artifacts)",
            $0.executions.map(String.init) ?? "-", newInput($0),
          ]
        }
        print(table([head] + lines))
      }
    }

    private func newInput(_ row: LocalCorpus.Statistics) -> String {
      guard let executions = row.executions else { return "-" }
      return row.executionsForNewInput.map(String.init) ?? "over \(executions)"
    }
  }
}
