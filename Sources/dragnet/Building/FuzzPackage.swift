import Foundation

/// The package `Fuzz/`, which has an executable for each fuzz target.
struct FuzzPackage {
  /// The names of its targets, in the order of its manifest.
  let targets: [String]

  /// Reads the manifest.
  ///
  /// - Parameter checkout: The checkout that contains the package.
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  init(_ checkout: Checkout) async throws(CommandFailure) {
    let dump = try await Program(
      .name("swift"), ["package", "--package-path", checkout.fuzz.path, "dump-package"],
      environment: ChildEnvironment.ofTool)
    guard dump.status == 0 else {
      throw CommandFailure(
        .malformedInput, "Fuzz/Package.swift cannot be read:\n\(dump.end(40))")
    }
    // Warnings may precede the manifest.
    let manifest = dump.output[(dump.output.firstIndex(of: UInt8(ascii: "{")) ?? 0)...]
    do {
      targets = try JSONDecoder().decode(Manifest.self, from: manifest).executables
    } catch {
      throw CommandFailure(
        .internalError, "the output of swift package dump-package has another format: \(error)")
    }
  }

  /// The used part of a manifest.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
    }

    struct Product: Decodable {
      var name: String
      var targets: [String]
      var type: Kind

      /// The type of a product, which is an object whose only key is the name of the type.
      struct Kind: Decodable {
        var isExecutable: Bool

        init(from decoder: any Decoder) throws {
          isExecutable = try decoder.container(keyedBy: Name.self).contains(.executable)
        }

        private enum Name: CodingKey { case executable }
      }
    }

    var targets: [Target]
    var products: [Product]

    /// The names of all executables: a target without a product has one of its own name.
    var executables: [String] {
      let declared = products.filter(\.type.isExecutable)
      let owned = Set(declared.flatMap(\.targets))
      return declared.map(\.name)
        + targets.filter { $0.type == "executable" && !owned.contains($0.name) }.map(\.name)
    }
  }
}
