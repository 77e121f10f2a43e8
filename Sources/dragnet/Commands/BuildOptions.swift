import ArgumentParser
import Foundation

/// The options that say which fuzz targets there are, and how they are built.
struct BuildOptions: ParsableArguments {
  @Option(
    help: "A folder that contains an executable for each target. Nothing is built.",
    completion: .directory)
  var executables: String?

  @Flag(
    inversion: .prefixedNo,
    help: """
      If no target is named: take the checks of the tests, or only executables. Default: the \
      executables of Fuzz/ if there is such a package, else the checks.
      """)
  var checks: Bool?

  @Flag(help: "Build the tests without optimization.")
  var debug = false

  @Option(
    help: """
      A sanitizer to build with: address finds invalid memory accesses, and leaks of executables; \
      thread finds data races.
      """)
  var sanitizer: Sanitizer?

  func validate() throws {
    if sanitizer != nil, executables != nil {
      throw ValidationError(
        "--sanitizer cannot be used with --executables, because prebuilt targets are not rebuilt")
    }
  }

  /// Where to look for targets if none is named.
  enum Scope {
    /// The executables of `Fuzz/`, if the package has that folder; else the checks.
    case usual
    /// The executables and the checks.
    case everything
  }

  /// Returns targets, which are built unless prebuilt executables were given.
  ///
  /// A name is looked up among the executables first, and then among the checks. The name of a control
  /// stands for all checks that test it. The tests are built only if that is needed.
  ///
  /// - Parameters:
  ///   - names: The names of the targets; an empty array for all targets of `scope`.
  ///   - skipsUnknown: Whether to leave out names that no target has, which is an error otherwise.
  ///   - checkout: The checkout of the package.
  ///   - instrumentation: The instrumentation in addition to libFuzzer's; `nil` for that of the options.
  ///   - scope: Where to look for targets if none is named.
  ///   - progress: The place where the progress is shown.
  /// - Returns: The executables, and then the checks, in the order of `names` or else of their names.
  /// - Throws: ``CommandFailure`` if the build fails or there is no target of a name.
  func targets(
    _ names: [String], skippingUnknown skipsUnknown: Bool = false, _ checkout: Checkout,
    with instrumentation: Instrumentation? = nil, from scope: Scope = .usual,
    progress: ProgressLine
  ) async throws(CommandFailure) -> [TargetExecutable] {
    defer { progress.clear() }
    let instrumentation = instrumentation ?? sanitizer.map(Instrumentation.sanitizer) ?? .none
    if let executables { return try prebuilt(names, in: executables, skipsUnknown) }
    var package: PackageManifest?
    if checkout.hasFuzzPackage && !(checks == true && names.isEmpty) {
      progress.show("reading Fuzz/Package.swift …")
      package = try await checkout.fuzzManifest()
    }
    let all = package?.executables ?? []
    let chosen = names.isEmpty ? all : names.filter(all.contains)
    var targets: [TargetExecutable] = []
    if let package, !chosen.isEmpty {
      let build = try await FuzzBuild(
        chosen, of: package, checkout, with: instrumentation, progress: progress)
      targets = chosen.map {
        TargetExecutable(
          name: $0, executable: build.executable(of: $0), sanitizer: instrumentation.sanitizer)
      }
    }
    let others = names.filter { !all.contains($0) }
    let wantsChecks =
      names.isEmpty
      ? checks ?? (scope == .everything || package == nil) : !others.isEmpty
    guard wantsChecks else { return targets }
    let settings = TestBundle.Settings(instrumentation: instrumentation, isOptimized: !debug)
    guard
      let found = try await checks(
        checkout, settings, isUnasked: names.isEmpty, besides: package, progress)
    else {
      if !skipsUnknown { try TargetName.check(others, in: all, of: "Fuzz/Package.swift") }
      return targets
    }
    if names.isEmpty { return targets + found }
    return try targets + BuildOptions.checks(named: others, in: found, skipsUnknown)
  }

  /// Builds the tests and lists their checks.
  ///
  /// - Returns: The checks; `nil` if there are executables, and the package has no tests or, for checks that
  ///   nobody has asked for, this platform cannot fuzz them.
  private func checks(
    _ checkout: Checkout, _ settings: TestBundle.Settings, isUnasked: Bool,
    besides fuzz: PackageManifest?, _ progress: ProgressLine
  ) async throws(CommandFailure) -> [TargetExecutable]? {
    guard checkout.hasPackage, TestBundle.isSupported || !isUnasked || fuzz == nil else {
      return nil
    }
    progress.show("reading Package.swift …")
    let package = try await checkout.manifest()
    guard package.hasTests || fuzz == nil else { return nil }
    let bundle = try await TestBundle(of: package, checkout, settings, progress: progress)
    return try await bundle.checks(progress: progress)
  }

  /// Returns the checks that names stand for, in the order of the names.
  private static func checks(
    named names: [String], in found: [TargetExecutable], _ skipsUnknown: Bool
  ) throws(CommandFailure) -> [TargetExecutable] {
    let known = found.map(\.name)
    var checks: [TargetExecutable] = []
    for name in names {
      let drawn = found.filter { $0.check?.control == name }
      checks += drawn
      if !drawn.isEmpty { continue }
      do throws(CommandFailure) {
        let full = try TargetName.resolve(name, in: known, of: "the package")
        checks += found.filter { $0.name == full }.prefix(1)
      } catch {
        if !skipsUnknown { throw error }
      }
    }
    return checks
  }

  /// Returns targets of a folder of executables.
  private func prebuilt(
    _ names: [String], in path: String, _ skipsUnknown: Bool
  ) throws(CommandFailure) -> [TargetExecutable] {
    let folder = URL(filePath: path).standardizedFileURL
    guard folder.isFolder else { throw CommandFailure(.inputOutput, "\(path): no such folder") }
    let all = folder.executableNames
    if !skipsUnknown { try TargetName.check(names, in: all, of: path) }
    return (names.isEmpty ? all : names.filter(all.contains)).map {
      TargetExecutable(name: $0, executable: folder.appending(path: $0))
    }
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
