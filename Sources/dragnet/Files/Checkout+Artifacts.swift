import Foundation

// Artifacts have the hash of their bytes in their names. The first digits of a hash stand for its file.

extension Checkout {
  /// The least number of digits of a hash that stands for a file.
  private static let leastDigits = 4

  /// Returns the path of the case that a name stands for: a path, or the first digits of the hash of an
  /// artifact.
  ///
  /// The minimized script beside an artifact is preferred to the artifact.
  ///
  /// - Throws: ``CommandFailure`` if the digits begin the names of several artifacts.
  func casePath(of name: String) throws(CommandFailure) -> String {
    let digits = name.lowercased()
    guard digits.count >= Checkout.leastDigits, digits.allSatisfy(\.isHexDigit),
      !URL(filePath: name).exists
    else { return name }
    let found = artifacts.filter { Checkout.hash(of: $0)?.hasPrefix(digits) == true }
    let hashes = Set(found.compactMap(Checkout.hash))
    guard hashes.count <= 1 else {
      throw CommandFailure(
        .usage,
        "\(name) begins the hashes of several artifacts:\n"
          + found.filter(\.pathExtension.isEmpty).map { "  \(shortPath($0))" }.joined(
            separator: "\n"))
    }
    let file = found.first { !$0.pathExtension.isEmpty } ?? found.first
    return file?.path ?? name
  }

  /// The short names of the artifacts of all targets that there are now.
  var artifactNames: ArtifactNames { ArtifactNames(Set(artifacts.compactMap(Checkout.hash))) }

  /// The artifacts of all targets, and the scripts beside them.
  private var artifacts: [URL] {
    let root = work.appending(path: "artifacts")
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return folders.sorted().flatMap { root.appending(path: $0).files() }
      .sorted { $0.path < $1.path }
  }

  /// Returns the hash in the name of an artifact, or of the script beside it; `nil` if it has none.
  fileprivate static func hash(of file: URL) -> String? {
    let name = file.deletingPathExtension().lastPathComponent
    guard let hash = name.split(separator: "-").last, hash.count == 40,
      hash.allSatisfy(\.isHexDigit)
    else { return nil }
    return String(hash)
  }
}

/// The short names of artifacts, which every command accepts in place of their paths.
struct ArtifactNames {
  /// The hashes of all artifacts.
  private let hashes: Set<String>

  fileprivate init(_ hashes: Set<String>) { self.hashes = hashes }

  /// Returns the first digits of the hash of an artifact, as many as tell it from all others; the path of
  /// a file without a hash.
  func shortName(of path: String) -> String {
    guard let hash = Checkout.hash(of: URL(filePath: path)) else { return path }
    var count = 7
    while count < hash.count,
      hashes.contains(where: { $0 != hash && $0.hasPrefix(hash.prefix(count)) })
    {
      count += 1
    }
    return String(hash.prefix(count))
  }
}
