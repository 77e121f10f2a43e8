import Foundation

/// The checkout of the package that the command runs in.
struct Checkout: Sendable {
  /// The folder that contains `Package.swift`, `Fuzz` and `Corpus`.
  let root: URL
  /// What was read of the package.
  let known = ReadOnce()

  /// Uses the checkout in a folder.
  init(root: URL) { self.root = root }

  /// Finds the package that contains the current folder.
  ///
  /// In the package `Fuzz/` of another package, that is the other package.
  ///
  /// - Throws: ``CommandFailure`` if the current folder is outside of every package.
  init() throws(CommandFailure) {
    let start = URL(filePath: FileManager.default.currentDirectoryPath).standardizedFileURL
    var folder = start
    while true {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      let isFuzz = folder.lastPathComponent == "Fuzz" && parent.hasManifest
      if folder.hasManifest && !isFuzz || folder.appending(path: "Fuzz").hasManifest { break }
      guard parent.path != folder.path else {
        throw CommandFailure(
          .usage, "no Package.swift in \(start.path) or above it; run this in a Swift package")
      }
      folder = parent
    }
    root = folder
  }

  /// Whether the package has a package of fuzz targets.
  var hasFuzzPackage: Bool { fuzz.hasManifest }
  /// Whether there is a package at all, and not only a package of fuzz targets.
  var hasPackage: Bool { root.hasManifest }

  /// The folder of the corpus, which has a folder of scripts for each target.
  var corpus: URL { root.appending(path: "Corpus") }
  /// The folders of kept cases: ``corpus``, and each folder `Corpus` of the tests.
  var corpora: [URL] {
    let tests = root.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    return [corpus]
      + (paths ?? []).filter { $0.split(separator: "/").last == "Corpus" }.sorted()
      .map { tests.appending(path: $0) }
  }
  /// The reason why no test with Swift Testing runs, if there is one: a file that old packages have, with
  /// which SwiftPM does not generate its own start of the tests.
  var obstacleOfTests: String? {
    let files = ["Tests/LinuxMain.swift", "Tests/XCTMain.swift"]
    return files.first { FileManager.default.fileExists(atPath: root.appending(path: $0).path) }
      .map {
        "\($0) starts the tests in SwiftPM's place, and runs no test of Swift Testing; remove it: XCTest "
          + "has not needed it since Swift 5.4"
      }
  }
  /// The package of fuzz targets.
  var fuzz: URL { root.appending(path: "Fuzz") }
  /// The folder of the web page and its sources.
  var playground: URL { root.appending(path: "Playground") }
  /// The folder of everything that fuzzing writes; it is not committed.
  var work: URL { root.appending(path: ".dragnet") }

  /// Returns the folder of `kind` and `target` below ``work``, which is created if it is missing.
  ///
  /// A name with characters that a path should not have stands for another one; see
  /// ``folderName(of:)``.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be created.
  func workFolder(_ kind: String, target: String) throws(CommandFailure) -> URL {
    try place(kind, target: target).made()
  }

  /// Returns the folder of `kind` and `target` below ``work``, which may be missing.
  func place(_ kind: String, target: String) -> URL {
    work.appending(path: kind).appending(path: Checkout.folderName(of: target))
  }

  /// Returns the name of the folders of a target: its own, if that has only safe characters.
  ///
  ///     Checkout.folderName(of: "round-trip")       // round-trip
  ///     Checkout.folderName(of: "Codes.Run/a is b") // Codes.Run-a-is-b-c3541aa0
  ///
  /// Different targets have different folders, because the number at the end is a hash of the name.
  static func folderName(of target: String) -> String {
    let safe = String(
      target.map { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
          ? character : "-"
      })
    // A folder's own name is its target's, too, when only the folder is known.
    if safe == target && !target.hasPrefix(".") && target.count <= 100 { return target }
    // FNV-1a, which is the same in every process.
    let hash = target.utf8.reduce(0x811c_9dc5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let digits = String(hash, radix: 16)
    let zeros = String(repeating: "0", count: 8 - digits.count)
    return safe.drop { $0 == "." }.prefix(80) + "-" + zeros + digits
  }

  /// Returns the path relative to ``root`` of a file in this checkout, and the full path of
  /// another.
  func shortPath(_ url: URL) -> String {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}

extension URL {
  /// Whether this is the folder of a package.
  fileprivate var hasManifest: Bool { appending(path: "Package.swift").exists }
}
