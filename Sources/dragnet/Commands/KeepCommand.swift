import ArgumentParser
import Foundation

/// The command `dragnet keep`.
struct KeepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Minimizes a case and writes it to Corpus/TARGET/NAME.drag.",
    discussion: """
      An existing file is never overwritten. A case that breaks no law is kept unchanged.
      """)

  @OptionGroup var input: CaseOptions

  @Option(help: "The name of the script, as words with hyphens: zero-width.")
  var name: String

  @OptionGroup var output: FormatOption

  func validate() throws {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard isWord, !name.isEmpty else {
      throw ValidationError(
        "--name is `\(name)`; it must be words with hyphens, such as zero-width")
    }
  }

  func run() throws {
    let checkout = try Checkout()
    let loaded = try input.load()
    let folder = checkout.corpus.appending(path: loaded.target.name)
    let url = folder.appending(path: "\(name).drag")
    let taken = CommandFailure(
      .inputOutput, "\(checkout.shortPath(url)): already exists; choose another --name")
    // Before minimizing, which may take long.
    if url.exists { throw taken }
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
