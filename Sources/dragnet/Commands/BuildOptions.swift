import ArgumentParser
import Foundation

/// The `--executables` option of a command.
struct BuildOptions: ParsableArguments {
  @Option(
    help: "A folder that contains an executable for each target. Nothing is built.",
    completion: .directory)
  var executables: String?

  /// Returns targets, whose executables are built unless the option was given.
  ///
  /// - Parameters:
  ///   - names: The names of the targets; an empty array for all targets.
  ///   - skipsUnknown: Whether to leave out names that no target has, which is an error otherwise.
  ///   - checkout: The checkout that contains the package `Fuzz/`.
  ///   - instrumentation: The instrumentation in addition to libFuzzer's.
  ///   - progress: The place where the progress is shown.
  /// - Returns: The targets in the order of their names.
  /// - Throws: ``CommandFailure`` if the build fails or there is no target of a name.
  func targets(
    _ names: [String], skippingUnknown skipsUnknown: Bool = false, _ checkout: Checkout,
    with instrumentation: Instrumentation = .none,
    progress: ProgressLine
  ) async throws(CommandFailure) -> [TargetExecutable] {
    let build: FuzzBuild
    let chosen: [String]
    if let executables {
      let folder = URL(filePath: executables).standardizedFileURL
      guard folder.isFolder else {
        throw CommandFailure(.inputOutput, "\(executables): no such folder")
      }
      build = FuzzBuild(executables: folder)
      chosen = try BuildOptions.choose(
        names, from: folder.executableNames, of: executables, skipsUnknown)
    } else {
      progress.show("reading Fuzz/Package.swift …")
      let package = try await FuzzPackage(checkout)
      chosen = try BuildOptions.choose(
        names, from: package.targets, of: "Fuzz/Package.swift", skipsUnknown)
      build = try await FuzzBuild(
        chosen, of: package, checkout, with: instrumentation, progress: progress)
    }
    progress.clear()
    return chosen.map { TargetExecutable(name: $0, executable: build.executable(of: $0)) }
  }

  private static func choose(
    _ names: [String], from all: [String], of place: String, _ skipsUnknown: Bool
  ) throws(CommandFailure) -> [String] {
    for name in names where !all.contains(name) && !skipsUnknown {
      throw CommandFailure(
        .usage,
        all.isEmpty
          ? "\(place) has no targets"
          : "\(place) has no target \(name); its targets are: \(all.joined(separator: ", "))")
    }
    return names.isEmpty ? all : names.filter(all.contains)
  }
}

extension [TargetExecutable] {
  /// Returns the targets that are not known to fail.
  ///
  /// - Throws: ``CommandFailure`` if a target does not answer.
  func withoutSpecimens() async throws(CommandFailure) -> [TargetExecutable] {
    var targets: [TargetExecutable] = []
    for target in self where try await target.description().specimen != true {
      targets.append(target)
    }
    return targets
  }
}

extension URL {
  /// The names of the programs in this folder, sorted; libraries and hidden files are left out.
  fileprivate var executableNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { name in
      let file = appending(path: name)
      return !name.contains(".") && !file.isFolder && file.isExecutable
    }.sorted()
  }
}
