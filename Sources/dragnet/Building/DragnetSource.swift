import Foundation

/// The place from which another package gets Dragnet.
struct DragnetSource {
  /// A path or a URL.
  let place: String
  /// The arguments of `swift package add-dependency` after the place.
  let requirement: [String]

  /// Uses a place that the user names, or else the checkout that contains this program.
  ///
  /// - Parameters:
  ///   - dependency: A path or a URL.
  ///   - version: The first version to use from a URL.
  ///   - program: The path of this program.
  /// - Throws: ``CommandFailure`` if no place is known, or a URL has no version.
  init(
    _ dependency: String?, from version: String?, program: URL
  ) throws(CommandFailure) {
    if let dependency {
      place = dependency
      guard dependency.contains("://") || dependency.hasPrefix("git@") else {
        guard URL(filePath: dependency).appending(path: "Package.swift").exists else {
          throw CommandFailure(.inputOutput, "\(dependency): there is no package")
        }
        requirement = ["--type", "path"]
        return
      }
      guard let version else {
        throw CommandFailure(.usage, "--from is missing: the first version to use of \(dependency)")
      }
      requirement = ["--from", version]
      return
    }
    var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if folder.appending(path: "Package.swift").exists,
        folder.appending(path: "Sources/PropertyTesting").isFolder
      {
        place = folder.path
        requirement = ["--type", "path"]
        return
      }
      folder = folder.deletingLastPathComponent()
    }
    throw CommandFailure(
      .usage, "name the package to depend on: --dependency PATH, or --dependency URL --from VERSION"
    )
  }

  /// The name by which targets refer to the package: the last part of its place.
  var identity: String {
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The declaration of the dependency in a manifest, without its traits.
  var declaration: String {
    requirement[0] == "--from"
      ? "url: \"\(place)\", from: \"\(requirement[1])\"" : "path: \"\(place)\""
  }
}
