import Foundation
import Subprocess

/// A build of a package by SwiftPM.
struct SwiftBuild {
  private let options: [String]
  private let package: PackageManifest
  private let folder: URL
  private let scratch: URL
  private let subject: String
  private let progress: ProgressLine
  private let environment: [String: String]

  /// Describes a build.
  ///
  /// - Parameters:
  ///   - options: The arguments of `swift`, except for the product.
  ///   - package: The manifest of the package.
  ///   - folder: The folder of the package.
  ///   - scratch: The build folder, which the options name, too.
  ///   - toolchain: The toolchain that builds it.
  ///   - subject: The name of the products in messages, such as "the fuzz targets".
  ///   - progress: The place where the output of the build is shown.
  /// - Throws: ``CommandFailure`` if the toolchain has no compiler, or the build folder cannot be written.
  init(
    _ options: [String], of package: PackageManifest, in folder: URL, scratch: URL,
    with toolchain: Toolchain, subject: String, _ progress: ProgressLine
  ) async throws(CommandFailure) {
    var environment = ChildEnvironment.ofTool
    if SelectiveCompiler.isSupported {
      // Another compiler that the user has chosen is kept.
      let compiler: URL
      if let chosen = environment["SWIFT_EXEC"] {
        compiler = Toolchain.inPath(chosen) ?? URL(filePath: chosen)
      } else {
        compiler = try await toolchain.find("swiftc")
      }
      environment.merge(
        try SelectiveCompiler(for: package, of: compiler, in: scratch).environment
      ) { $1 }
    }
    self.environment = environment
    self.options = options
    self.package = package
    self.folder = folder
    self.scratch = scratch
    self.subject = subject
    self.progress = progress
  }

  /// Builds, unless everything is up to date.
  ///
  /// - Parameter product: The arguments that name the product.
  /// - Throws: ``CommandFailure`` with the compiler's messages if the build fails.
  func run(_ product: [String]) async throws(CommandFailure) {
    var build = try await swift(options + product)
    if build.status != 0, build.lines.contains(where: SwiftBuild.isStale), isOutdated {
      progress.say("building again, in case SwiftPM has an outdated list of files")
      let manifest = folder.appending(path: "Package.swift").path
      try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: manifest)
      build = try await swift(options + product)
    }
    guard build.status == 0 else {
      // The code that does not compile is the user's.
      throw CommandFailure(
        .malformedInput, "\(subject) do not build:\n" + SwiftBuild.messages(of: build))
    }
  }

  /// Asks SwiftPM for the folder of the products.
  func productFolder() async throws(CommandFailure) -> URL {
    let place = try await swift(options + ["--show-bin-path"])
    guard let path = place.lines.last(where: { $0.hasPrefix("/") }) else {
      throw CommandFailure(.internalError, "swift build does not print the folder of its products")
    }
    return URL(filePath: String(path))
  }

  private func swift(_ arguments: [String]) async throws(CommandFailure) -> Program {
    progress.show("building \(subject) …")
    return try await Program(
      .name("swift"), arguments, environment: environment, sharesTerminal: true
    ) { line in
      if line.hasPrefix("[") || line.hasPrefix("Another instance") {
        progress.show("building \(subject): \(line)")
      }
    }
  }

  /// Returns the last messages of a build, without the lines about its progress.
  private static func messages(of build: Program) -> String {
    build.lines.filter { !$0.hasPrefix("[") }.suffix(mostLines).joined(separator: "\n")
  }

  /// The greatest number of lines of a message.
  private static let mostLines = 40

  /// Whether files were added to or removed from a package that this one depends on since SwiftPM has planned
  /// the build, which writes a manifest of the build to its folder.
  private var isOutdated: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    let plan = names.filter { $0.hasSuffix(".yaml") }
      .compactMap { scratch.appending(path: $0).changeDate }.max()
    let changes = package.localDependencies.compactMap(\.newestChangeOfFolders)
    return plan.map { plan in changes.contains { $0 > plan } } ?? false
  }

  /// Whether a line of output may come from a build with an outdated list of files.
  ///
  /// SwiftPM can keep the file list of a package that this one depends on until the manifest of
  /// this one changes. Then a file is missing, or what it declares: a type, a member, a conformance.
  private static func isStale(_ line: Substring) -> Bool {
    ["missing input", "cannot find ", "has no member ", "does not conform to "].contains {
      line.contains($0)
    }
  }
}

extension URL {
  /// The time of the last change to the names in this folder or a folder below it, without hidden ones.
  fileprivate var newestChangeOfFolders: Date? {
    let below = FileManager.default.enumerator(
      at: self, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let folders = (below?.compactMap { $0 as? URL } ?? []).filter(\.isFolder)
    return ([self] + folders).compactMap(\.changeDate).max()
  }
}
