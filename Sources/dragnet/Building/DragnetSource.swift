import Foundation

/// The place from which another package gets Dragnet.
struct DragnetSource {
  /// The folder, unless the place is a URL.
  private let folder: URL?
  /// The URL, or the path of the folder.
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
      guard DragnetSource.isURL(dependency) else {
        let folder = URL(filePath: dependency).standardizedFileURL
        guard folder.appending(path: "Package.swift").exists else {
          throw CommandFailure(.inputOutput, "\(dependency): there is no package")
        }
        self.init(at: folder)
        return
      }
      guard let version else {
        throw CommandFailure(.usage, "--from is missing: the first version to use of \(dependency)")
      }
      self.init(nil, dependency, ["--from", version])
      return
    }
    var folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      if folder.appending(path: "Package.swift").exists,
        folder.appending(path: "Sources/PropertyTesting").isFolder
      {
        self.init(at: folder)
        return
      }
      folder = folder.deletingLastPathComponent()
    }
    throw CommandFailure(
      .usage, "name the package to depend on: --dependency PATH, or --dependency URL --from VERSION"
    )
  }

  /// Whether a place that the user names is a URL, and no path.
  static func isURL(_ place: String) -> Bool { place.contains("://") || place.hasPrefix("git@") }

  private init(at folder: URL) {
    self.init(folder, folder.path, ["--type", "path"])
  }

  private init(_ folder: URL?, _ place: String, _ requirement: [String]) {
    (self.folder, self.place, self.requirement) = (folder, place, requirement)
  }

  /// Returns the URL, or the path of the folder for the manifest of a package.
  ///
  /// The path is relative if one folder lies in the folder that contains the other one: these two are moved
  /// and copied together.
  func place(in package: URL) -> String { relativePath(from: package) ?? place }

  private func relativePath(from package: URL) -> String? {
    guard let folder else { return nil }
    let (from, path) = (package.standardizedFileURL.pathComponents, folder.pathComponents)
    let shared = zip(from, path).prefix { $0 == $1 }.count
    guard shared >= Swift.min(from.count, path.count) - 1, shared > 1 else { return nil }
    let up = Array(repeating: "..", count: from.count - shared)
    return (up + path[shared...]).joined(separator: "/")
  }

  /// The name by which targets refer to the package: the last part of its place.
  var identity: String {
    let name = place.split(separator: "/").last.map(String.init) ?? place
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Returns the declaration of the dependency in the manifest of a folder that a package contains, without
  /// its traits.
  func declaration(inFolderOf package: URL) -> String {
    guard folder != nil else { return "url: \"\(place)\", from: \"\(requirement[1])\"" }
    return "path: \"\(relativePath(from: package).map { "../\($0)" } ?? place)\""
  }
}
