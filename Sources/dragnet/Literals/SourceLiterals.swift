import Foundation
import PropertyTesting

/// The constants of the sources that a fuzz target runs, as a dictionary for its search.
struct SourceLiterals {
  private let checkout: Checkout
  /// The package of the checkout; `nil` if there is none.
  private let package: PackageManifest?
  /// The package `Fuzz/`; `nil` if there is none.
  private let fuzz: PackageManifest?

  /// The most constants of a dictionary; each is tried less often, the more there are.
  private static let mostConstants = 4096
  /// The most bytes of a source file that is read.
  private static let mostBytes = 1 << 20

  /// Reads the manifests of a checkout; without one, there are no constants.
  init(_ checkout: Checkout) async {
    self.checkout = checkout
    package = checkout.hasPackage ? try? await checkout.manifest() : nil
    fuzz = checkout.hasFuzzPackage ? try? await checkout.fuzzManifest() : nil
  }

  /// Writes the dictionary of a target to the folder of everything that fuzzing writes.
  ///
  /// - Parameter target: The target.
  /// - Returns: The file; `nil` if there are no constants.
  /// - Throws: ``CommandFailure`` if the file cannot be written.
  func dictionary(for target: TargetExecutable) throws(CommandFailure) -> URL? {
    let file = try checkout.work.appending(path: "literals").made()
      .appending(path: "\(Checkout.folderName(of: target.name)).dict")
    return try write(for: target, to: file) ? file : nil
  }

  /// Writes the dictionary of a target in the format of libFuzzer.
  ///
  /// It has the constants of the test or the executable first, and then those of the targets that this uses, in
  /// this package: so the nearest remain if there are more than 4096.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - file: The file to write; nothing is written if there are no constants.
  /// - Returns: Whether there are constants.
  /// - Throws: ``CommandFailure`` if the file cannot be written.
  func write(for target: TargetExecutable, to file: URL) throws(CommandFailure) -> Bool {
    var literals = SwiftLiterals()
    for folder in folders(of: target) where literals.constants.count < Self.mostConstants {
      for source in folder.files(withExtension: "swift") {
        // A file that cannot be read, such as a broken link, is the compiler's to report.
        if let text = try? source.readBytes(upTo: Self.mostBytes) { literals.read(text) }
      }
    }
    if literals.constants.isEmpty { return false }
    let dictionary = DictionaryText(Array(literals.constants.prefix(Self.mostConstants)))
    try file.write(dictionary.text.utf8)
    return true
  }

  /// Returns the folders of the sources that a target runs, the nearest first.
  private func folders(of target: TargetExecutable) -> [URL] {
    if let file = target.check?.file {
      guard let owner = package?.owner(of: checkout.shortPath(URL(filePath: file))) else {
        return []
      }
      return folders(of: [owner.name], in: package, checkout.root)
    }
    let own = fuzz?.closure(of: [target.name]) ?? []
    let used = own.flatMap { $0.dependencies ?? [] }.map(\.name)
    return folders(of: [target.name], in: fuzz, checkout.fuzz)
      + folders(of: used, in: package, checkout.root)
  }

  private func folders(of names: [String], in package: PackageManifest?, _ root: URL) -> [URL] {
    (package?.closure(of: names) ?? []).compactMap { target in
      target.folders.lazy.map { root.appending(path: $0) }.first(where: \.isFolder)
    }
  }
}
