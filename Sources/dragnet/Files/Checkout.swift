import Foundation

/// The checkout of the package that the command runs in.
struct Checkout {
  /// The folder that contains `Package.swift`, `Fuzz` and `Corpus`.
  let root: URL

  /// Uses the checkout in a folder.
  init(root: URL) { self.root = root }

  /// Finds the checkout that contains the current folder.
  ///
  /// - Throws: ``CommandFailure`` if the current folder is outside of every checkout.
  init() throws(CommandFailure) {
    let start = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = start
    while true {
      if folder.appending(path: "Fuzz/Package.swift").exists { break }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else {
        throw CommandFailure(
          .usage,
          "no Fuzz/Package.swift in \(start.path) or above it; run this in a checkout of the package"
        )
      }
      folder = parent
    }
    root = folder
  }

  /// The folder of the corpus, which has a folder of scripts for each target.
  var corpus: URL { root.appending(path: "Corpus") }
  /// The package of fuzz targets.
  var fuzz: URL { root.appending(path: "Fuzz") }
  /// The folder of the web page and its sources.
  var playground: URL { root.appending(path: "Playground") }
  /// The folder of everything that fuzzing writes; it is not committed.
  var work: URL { root.appending(path: ".dragnet") }

  /// Returns the folder of `kind` and `target` below ``work``, which is created if it is missing.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be created.
  func workFolder(_ kind: String, target: String) throws(CommandFailure) -> URL {
    try work.appending(path: kind).appending(path: target).made()
  }

  /// Returns the path relative to ``root`` of a file in this checkout, and the full path of
  /// another.
  func shortPath(_ url: URL) -> String {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
