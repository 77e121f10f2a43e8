import Foundation

/// The manifest of a package, as SwiftPM reads it.
struct PackageManifest: Sendable {
  /// The name of the package.
  let name: String
  /// The names of its executables, in the order of the manifest.
  let executables: [String]
  /// The names of its libraries, in the order of the manifest.
  let libraries: [String]
  /// The names of the targets of each product.
  private let products: [String: [String]]
  /// Its targets, in the order of the manifest.
  let targets: [Target]
  /// The packages that it depends on.
  let dependencies: [Dependency]

  /// A package that this one depends on.
  struct Dependency: Decodable, Sendable {
    /// The name by which targets refer to the package.
    var identity: String
    /// The path of the package; `nil` if it comes from a URL.
    var path: String?
    /// The URL of the repository; `nil` if the package comes from a folder.
    var url: String?

    /// Reads a dependency: an object whose only key is its kind, with a list of one element.
    init(from decoder: any Decoder) throws {
      let kinds = try [String: [Place]](from: decoder)
      guard let place = kinds.values.first?.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a dependency without a place"))
      }
      identity = place.identity
      path = place.path
      url = place.location?.remote?.first?.urlString
    }

    private struct Place: Decodable {
      var identity: String
      var path: String?
      var location: Location?
    }

    private struct Location: Decodable {
      var remote: [Remote]?

      struct Remote: Decodable { var urlString: String }
    }
  }

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
    /// The targets and products that it uses.
    var dependencies: [Use]?

    /// A target or product that a target uses.
    struct Use: Decodable, Sendable {
      /// Its name.
      var name: String
      /// The package of a product; `nil` if the manifest does not name it.
      var package: String?

      /// Reads a use: an object whose only key is its kind, with a list that begins with the name.
      init(from decoder: any Decoder) throws {
        let kinds = try decoder.container(keyedBy: Kind.self)
        guard let kind = kinds.allKeys.first else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "a dependency of no kind"))
        }
        var parts = try kinds.nestedUnkeyedContainer(forKey: kind)
        name = try parts.decode(String.self)
        if kind == .product { package = try parts.decodeIfPresent(String.self) }
      }

      private enum Kind: CodingKey { case byName, product, target }
    }

    /// Whether the target uses a target or product of this name.
    func uses(_ name: String) -> Bool { dependencies?.contains { $0.name == name } ?? false }
  }

  /// Reads a manifest.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - place: The path of the manifest in messages.
  ///   - scratch: The build folder to use.
  /// - Throws: ``CommandFailure`` with SwiftPM's messages if the manifest is malformed.
  init(
    of folder: URL, as place: String, scratch: URL
  ) async throws(CommandFailure) {
    let dump = try await Program(
      .name("swift"),
      ["package", "--package-path", folder.path, "dump-package", "--scratch-path", scratch.path],
      environment: ChildEnvironment.ofTool)
    guard dump.status == 0 else {
      throw CommandFailure(.malformedInput, "\(place) cannot be read:\n\(dump.end(40))")
    }
    // Warnings may precede the manifest.
    let json = dump.output[(dump.output.firstIndex(of: UInt8(ascii: "{")) ?? 0)...]
    do {
      let text = try JSONDecoder().decode(Text.self, from: json)
      (name, executables, targets) = (text.name, text.executables, text.targets)
      libraries = text.products.filter(\.type.isLibrary).map(\.name)
      products = Dictionary(text.products.map { ($0.name, $0.targets) }) { first, _ in first }
      dependencies = text.dependencies ?? []
    } catch {
      throw CommandFailure(
        .internalError, "the output of swift package dump-package has another format: \(error)")
    }
  }

  /// The folders of the packages that it depends on and that come from no URL.
  var localDependencies: [URL] { dependencies.compactMap(\.path).map { URL(filePath: $0) } }

  /// Whether the package has a test target.
  var hasTests: Bool { targets.contains { $0.type == "test" } }

  /// Returns the target that a file belongs to.
  ///
  /// - Parameter path: The path of the file, relative to the package.
  /// - Returns: The target; `nil` if there is none.
  func owner(of path: String) -> Target? {
    let owners = targets.compactMap { target in
      target.folders.first { path.hasPrefix($0 + "/") }.map { (target, folder: $0) }
    }
    return owners.max { $0.folder.count < $1.folder.count }?.0
  }

  /// Returns the targets of this package that targets or products stand for, and those that these use, directly
  /// or not.
  ///
  /// - Parameter names: The names of targets and products; others are ignored.
  /// - Returns: The targets, those of `names` first.
  func closure(of names: [String]) -> [Target] {
    var found: [Target] = []
    var open = names
    var known: Set<String> = []
    while !open.isEmpty {
      let parts = open.flatMap { products[$0] ?? [$0] }.filter { known.insert($0).inserted }
      let next = targets.filter { parts.contains($0.name) }
      found += next
      open = next.flatMap { $0.dependencies ?? [] }.map(\.name)
    }
    return found
  }

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
        var isLibrary: Bool

        init(from decoder: any Decoder) throws {
          let keys = try decoder.container(keyedBy: Name.self)
          isExecutable = keys.contains(.executable)
          isLibrary = keys.contains(.library)
        }

        private enum Name: CodingKey { case executable, library }
      }
    }

    var name: String
    var targets: [Target]
    var products: [Product]
    var dependencies: [Dependency]?

    /// The names of all executables: a target without a product has one of its own name.
    var executables: [String] {
      let declared = products.filter(\.type.isExecutable)
      let owned = Set(declared.flatMap(\.targets))
      return declared.map(\.name)
        + targets.filter { $0.type == "executable" && !owned.contains($0.name) }.map(\.name)
    }
  }
}

extension PackageManifest.Target {
  /// The folders in which SwiftPM looks for the files of the target, relative to the package.
  var folders: [String] {
    if let path { return [path] }
    let parents = ["Tests", "Sources", "Source", "src", "srcs"]
    return parents.map { "\($0)/\(name)" }
  }
}
