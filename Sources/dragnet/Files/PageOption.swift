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
    if let html { try URL(filePath: html).checkFolder(html) }
  }

  /// Writes the page, if there is to be one.
  func write(_ page: () -> String) throws(CommandFailure) {
    if let html { try URL(filePath: html).write(page().utf8) }
  }
}

extension URL {
  /// Finds out whether there is a folder for this file, which messages call `path`.
  func checkFolder(_ path: String) throws(CommandFailure) {
    guard standardizedFileURL.deletingLastPathComponent().isFolder else {
      throw CommandFailure(.inputOutput, "\(path): cannot be written: there is no such folder")
    }
  }
}
