import Foundation
import PropertyTesting

/// The tests of a package, built with libFuzzer, so that each check in them is a fuzz target.
struct TestBundle {
  private let file: URL
  private let sanitizer: Sanitizer?
  private let checkout: Checkout

  /// The settings of a build.
  struct Settings {
    /// The instrumentation in addition to libFuzzer's.
    var instrumentation = Instrumentation.none
    /// Whether the compiler optimizes.
    var isOptimized = true
  }

  /// Builds the tests, unless they are up to date.
  ///
  /// They have a build folder of their own: another `swift` may hold the package's, and the builds must
  /// not replace each other.
  ///
  /// - Parameters:
  ///   - package: The manifest of the package.
  ///   - checkout: The checkout of the package.
  ///   - settings: The settings of the build.
  ///   - progress: The place where the output of the build is shown.
  /// - Throws: ``CommandFailure`` with the compiler's messages if the build fails, and if the package
  ///   has no tests or the toolchain has no libFuzzer.
  init(
    of package: PackageManifest, _ checkout: Checkout, _ settings: Settings, progress: ProgressLine
  ) async throws(CommandFailure) {
    guard TestBundle.isSupported else {
      throw CommandFailure(
        .usage,
        "checks can be fuzzed in their test bundle on Linux only; `dragnet init --fuzz` makes a "
          + "package of fuzz targets, which can be fuzzed here")
    }
    guard package.hasTests else {
      throw CommandFailure(
        .usage, "\(package.name) has no test target, and so no checks; `dragnet init` adds one")
    }
    let toolchain = try await checkout.toolchain()
    let library = try toolchain.fuzzerLibrary()
    let scratch = settings.instrumentation.scratch(in: checkout)
    let build = try await SwiftBuild(
      ["build", "--package-path", checkout.root.path, "--scratch-path", scratch.path]
        + settings.instrumentation.testArguments(
          linking: library, toolchain.fuzzerInterceptors, isOptimized: settings.isOptimized),
      of: package, in: checkout.root, scratch: scratch, with: toolchain, subject: "the tests",
      progress)
    try await build.run(["--product", package.testProduct])
    file = try await build.productFolder().appending(path: "\(package.testProduct).xctest")
    sanitizer = settings.instrumentation.sanitizer
    self.checkout = checkout
  }

  /// Whether checks can be fuzzed in their test bundle on this platform.
  static let isSupported: Bool = {
    #if os(Linux)
      return true
    #else
      return false
    #endif
  }()

  /// The libraries that run tests.
  private static let libraries = ["swift-testing", "xctest"]
  /// The limits of listing: tests that are no checks run in full, and may take long.
  private static let limits = TargetProcess.Limits(seconds: 600, memory: .max)

  /// Lists the checks.
  ///
  /// The tests themselves run for that, and each check that they reach says which it is. The list of
  /// an unchanged bundle is kept.
  ///
  /// - Parameter progress: The place where the progress is shown.
  /// - Returns: The checks in the order of their names.
  /// - Throws: ``CommandFailure`` if the bundle cannot be asked.
  func checks(progress: ProgressLine) async throws(CommandFailure) -> [TargetExecutable] {
    let note = try checkout.work.appending(path: "checks").made()
      .appending(path: Checkout.folderName(of: file.path))
    var list = List(bundle: file.identity, checks: [])
    if let known = List(in: note), known.bundle == list.bundle {
      list = known
    } else {
      progress.show("listing the checks …")
      var isComplete = true
      for library in TestBundle.libraries {
        let process = try await TargetProcess(
          TargetProgram(file: file, test: ["--testing-library", library]),
          TargetRequest(.list, of: nil), TestBundle.limits)
        if let error = process.rows.lazy.compactMap(\.error).first {
          throw CommandFailure(.usage, "the tests cannot be asked: \(error.message)")
        }
        list.checks += process.rows
        // A test that is no check may fail, which is not asked for here.
        if let end = process.end, process.status == nil {
          progress.say("warning: the list of checks may be incomplete: \(end.reason)")
          isComplete = false
        }
      }
      if isComplete { try note.write(json(list).utf8) }
    }
    if let obstacle = checkout.obstacleOfTests {
      progress.say("warning: \(obstacle)")
    } else if list.checks.isEmpty {
      progress.say("warning: no test reaches a check; `dragnet init` writes a first one")
    }
    var checks: [TargetExecutable] = []
    for row in list.checks { checks.append(try check(row)) }
    return checks.sorted { $0.name < $1.name }
  }

  /// Returns the target of a line of the list.
  private func check(_ row: AnswerRow) throws(CommandFailure) -> TargetExecutable {
    guard row.dragnet == CaseQuestion.version, let name = row.target, let library = row.library
    else {
      throw CommandFailure(
        .usage,
        "the tests answer in another way than this command asks; build both from the same version "
          + "of Dragnet")
    }
    // A check outside a test has no selection. It cannot be fuzzed, and its entry says why.
    let selection = row.test.map { library == "xctest" ? [$0] : ["--filter", $0] } ?? []
    let program = TargetProgram(
      file: file, test: ["--testing-library", library] + selection, sanitizer: sanitizer)
    return TargetExecutable(name: name, program: program, entry: row)
  }

  /// Returns the folders of the kept cases of all checks that were listed before, which may be missing, by
  /// the names of the checks' folders.
  static func keptCases(in checkout: Checkout) -> [String: URL] {
    let lists = checkout.work.appending(path: "checks").files().compactMap(List.init(in:))
    var folders: [String: URL] = [:]
    for row in lists.flatMap(\.checks) {
      guard let name = row.target, let file = row.file else { continue }
      let kept = KeptCases.folder(of: name, in: file)
      folders[Checkout.folderName(of: name)] = URL(filePath: kept)
    }
    return folders
  }

  /// A list of checks, as it is kept.
  fileprivate struct List: Codable {
    /// The identity of the bundle's file.
    var bundle: String
    /// The answers of the bundle.
    var checks: [AnswerRow]
  }
}

extension TestBundle.List {
  /// Reads a list; returns `nil` if there is none that can be read.
  fileprivate init?(in file: URL) {
    guard let bytes = try? file.readBytes(),
      let list = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else { return nil }
    self = list
  }
}
