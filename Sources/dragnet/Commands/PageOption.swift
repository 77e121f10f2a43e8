import ArgumentParser
import Foundation

/// The `--html` option of a command.
struct PageOption: ParsableArguments {
  @Option(help: "Also write an HTML report, which needs no other file.", completion: .file())
  var html: String?

  /// Whether the option was given.
  var isWanted: Bool { html != nil }

  /// Checks that the folder of the page exists, before long work is done for it.
  func check() throws(CommandFailure) {
    if let html { try URL(filePath: html).checkFolder(html) }
  }

  /// Writes the page, if the option was given.
  func write(_ page: () -> String) throws(CommandFailure) {
    guard let html else { return }
    let text = page()
    try URL(filePath: html).write(text.utf8)
    let size = (Double(text.utf8.count) / 1000).rounded(.up)
    ProgressLine().say("wrote \(html), \(Int(size)) kB")
  }
}
