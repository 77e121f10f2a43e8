import ArgumentParser
import Foundation

/// The command `dragnet keep`.
struct KeepCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Minimizes a case and writes it to Corpus/TARGET.",
    discussion: """
      The file is NAME.drag for a script of a control, and NAME.case for another property. An \
      existing file is never overwritten. A case that breaks no law is kept unchanged.
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

  func run() async throws {
    let checkout = try Checkout()
    let loaded = try await input.load()
    let folder = checkout.corpus.appending(path: loaded.target.name)
    func place(_ type: String) throws(CommandFailure) -> URL {
      let url = folder.appending(path: "\(name).\(type)")
      if url.exists { throw taken(url, checkout) }
      return url
    }
    // Before minimizing, which may take long.
    for type in CaseFile.textTypes { _ = try place(type) }
    let smallest = try await loaded.minimized()
    let text = if let smallest { smallest.text } else { try await loaded.text() }
    let url = try place(text.hasPrefix("dragnet case") ? "case" : "drag")
    try folder.makeFolder()
    guard try url.writeNew(text.utf8) else { throw taken(url, checkout) }
    switch output.format {
    case .json:
      try printJSON(
        Row(file: checkout.shortPath(url), law: smallest?.0.failure.law, script: text))
    case .text: print("kept as \(checkout.shortPath(url))")
    }
  }

  private func taken(_ url: URL, _ checkout: Checkout) -> CommandFailure {
    CommandFailure(
      .inputOutput, "\(checkout.shortPath(url)): already exists; choose another --name")
  }

  private struct Row: Encodable {
    var file: String
    var law: String?
    var script: String
  }
}
