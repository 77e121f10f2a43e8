import ArgumentParser
import Foundation

/// The page that a command writes besides what it prints.
struct PageOption: ParsableArguments {
  @Option(help: "Also write a page about it, which needs no other file.", completion: .file())
  var html: String?

  /// Whether there is to be a page.
  var isWanted: Bool { html != nil }

  /// Finds out that the page cannot be written before long work is done for it.
  func check() throws(CommandFailure) {
    guard let html else { return }
    let folder = URL(filePath: html).standardizedFileURL.deletingLastPathComponent()
    guard folder.isFolder else {
      throw CommandFailure(.inputOutput, "\(html): cannot be written: there is no such folder")
    }
  }

  /// Writes the page, if there is to be one.
  func write(_ page: () -> String) throws(CommandFailure) {
    if let html { try URL(filePath: html).write(page().utf8) }
  }
}
