import Foundation

/// The manifest of a package, as SwiftPM reads it.
struct PackageManifest: Sendable {
  /// The name of the package.
  let name: String
  /// The names of its executables, in the order of the manifest.
  let executables: [String]
  /// Its targets, in the order of the manifest.
  let targets: [Target]

  /// A target of a package.
  struct Target: Decodable, Sendable {
    /// The name of the target.
    var name: String
    /// The kind of the target: `regular`, `executable`, `test` and others.
    var type: String
    /// The folder of its files, if the manifest names it.
    var path: String?
    /// The files and folders in it that do not belong to the target.
    var exclude: [String]?
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - place: The path of the manifest in messages.
  ///   - scratch: The build folder to use; `nil` for the package's own, which another `swift` may hold.
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  init(
    of folder: URL, as place: String, scratch: URL? = nil
  ) async throws(CommandFailure) {
    let dump = try await Program(
      .name("swift"),
      ["package", "--package-path", folder.path, "dump-package"]
        + (scratch.map { ["--scratch-path", $0.path] } ?? []),
      environment: ChildEnvironment.ofTool)
    guard dump.status == 0 else {
      throw CommandFailure(.malformedInput, "\(place) cannot be read:\n\(dump.end(40))")
    }
    // Warnings may precede the manifest.
    let json = dump.output[(dump.output.firstIndex(of: UInt8(ascii: "{")) ?? 0)...]
    do {
      let text = try JSONDecoder().decode(Text.self, from: json)
      (name, executables, targets) = (text.name, text.executables, text.targets)
    } catch {
      throw CommandFailure(
        .internalError, "the output of swift package dump-package has another format: \(error)")
    }
  }

  /// Whether the package has a test target.
  var hasTests: Bool { targets.contains { $0.type == "test" } }

  /// The name of the product that contains all tests.
  var testProduct: String { "\(name)PackageTests" }

  /// The used part of SwiftPM's output.
  private struct Text: Decodable {
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

    var name: String
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
