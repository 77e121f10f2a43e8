import Foundation

/// The exclusion of kept cases from a test target, without which SwiftPM warns of unhandled files.
enum CorpusExclusion {
  /// Returns the line that the manifest needs for a kept case of a check; `nil` if it needs none.
  ///
  /// - Parameters:
  ///   - file: The file of the case.
  ///   - checkout: The checkout of the package.
  /// - Returns: A sentence with the line.
  static func advice(
    about file: URL, in checkout: Checkout
  ) async -> String? {
    guard let manifest = try? await checkout.manifest() else { return nil }
    let path = checkout.shortPath(file)
    guard let owner = manifest.owner(of: path),
      let folder = owner.folders.first(where: { path.hasPrefix($0 + "/") })
    else { return nil }
    let parts = path.dropFirst(folder.count + 1).split(separator: "/").map(String.init)
    guard let corpus = parts.lastIndex(of: "Corpus") else { return nil }
    let excluded = owner.exclude ?? []
    let folders = (0...corpus).map { parts[...$0].joined(separator: "/") }
    if folders.contains(where: excluded.contains) { return nil }
    let list = (excluded + [folders[corpus]]).map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      write this into the target \(owner.name) in Package.swift, or builds warn of unhandled files:
        exclude: [\(list)]
      """
  }
}
