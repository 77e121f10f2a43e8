import ArgumentParser
import Foundation

struct KeepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Minimizes a case and writes it to Corpus/TARGET/NAME.drag.",
    discussion: """
      A file that is there already is never overwritten. A case that breaks no law, or none any \
      more, is kept as it is.
      """)

  @OptionGroup var input: CaseOptions

  @Option(help: "What the script pins down, in words with hyphens: zero-width.")
  var name: String

  @OptionGroup var output: FormatOption

  func validate() throws {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isWord, !name.isEmpty else {
      throw ValidationError("--name is `\(name)`; it has to be words with hyphens, as zero-width")
    }
  }

  func run() throws {
    let checkout = try Checkout()
    let loaded = try input.load()
    let folder = checkout.corpus.appending(path: loaded.target.name)
    let url = folder.appending(path: "\(name).drag")
    let taken = CommandFailure(
      .inputOutput, "\(checkout.shortPath(url)): it is there already; choose another --name")
    // Minimizing may take long, so what is known now is said now.
    if FileManager.default.fileExists(atPath: url.path) { throw taken }
    let smallest = Minimization(of: try loaded.choices, target: loaded.target)
    let text = smallest?.annotated(isExpected: loaded.target.isSpecimen) ?? loaded.text
    try folder.makeFolder()
    guard try url.writeNew(text.utf8) else { throw taken }
    switch output.format {
    case .json:
      try printJSON(Row(file: checkout.shortPath(url), law: smallest?.failure.law, script: text))
    case .text: print("kept as \(checkout.shortPath(url))")
    }
  }

  private struct Row: Encodable {
    var file: String
    var law: String?
    var script: String
  }
}
