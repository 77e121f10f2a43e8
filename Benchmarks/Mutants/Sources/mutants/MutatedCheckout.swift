import Foundation
import Subprocess

/// A copy of the repository that contains all chosen mutations.
///
/// One build serves all of them: the environment variable `DRAGNET_MUTANT` turns one on.
struct MutatedCheckout {
  /// The root of the copy.
  let root: URL
  /// The module that is mutated.
  let module: MutatedModule
  /// The command line, which builds and runs the fuzz targets.
  var command: URL { root.appending(path: ".build/release/dragnet") }
  /// The mutations that compile, by number.
  private(set) var mutations: [Int: Mutation]

  /// Copies the files of `repository` to `root`, except ignored ones, and writes the mutations.
  init(
    of repository: URL, at root: URL, module: MutatedModule, mutations: [Mutation]
  ) async throws {
    self.root = root
    self.module = module
    self.mutations = Dictionary(uniqueKeysWithValues: zip(1..., mutations))
    let listing = try await run(
      .name("git"),
      arguments: ["-C", repository.path, "ls-files", "--cached", "--others", "--exclude-standard"],
      output: .string(limit: 1 << 22))
    let paths = Set(listing.standardOutput.split(separator: "\n").map(String.init))
    try removeFiles(except: paths)
    for path in paths {
      let file = repository.appending(path: path)
      if let contents = try? Data(contentsOf: file) {
        try write(contents, to: path)
      } else if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) {
        try writeLink(to: link, at: path)
      }
    }
    try write(
      Data(MutatedCheckout.switchSource.utf8), to: "\(module.sources)/IsMutant.swift")
    try writeMutations(to: Set(mutations.map(\.file)), from: repository)
  }

  /// Builds the tests and the fuzz targets, and removes the mutations that do not compile.
  ///
  /// - Throws: ``MutationFailure`` if the build fails for another reason.
  mutating func build(from repository: URL, progress: (String) -> Void) async throws {
    for (program, arguments) in buildCommands {
      while true {
        progress("building \(mutations.count) mutations")
        let result = try await run(
          program, arguments: arguments, workingDirectory: .init(root.path),
          output: .string(limit: 1 << 24), error: .combinedWithOutput)
        if result.terminationStatus.isSuccess { break }
        let failing = mutationsWithErrors(in: result.standardOutput)
        guard !failing.isEmpty else {
          throw MutationFailure("the copy does not build:\n\(result.standardOutput.suffix(4000))")
        }
        let files = Set(failing.compactMap { mutations.removeValue(forKey: $0)?.file })
        try writeMutations(to: files, from: repository)
      }
    }
  }

  private var buildCommands: [(Executable, Arguments)] {
    let tests: (Executable, Arguments) = (.name("swift"), ["build", "--build-tests"])
    switch module {
    case .engine, .host:
      // The command builds the fuzz targets as it does for everybody.
      return [
        tests, (.name("swift"), ["build", "-c", "release", "--product", "dragnet"]),
        (.path(.init(command.path)), ["list", "--no-checks"]),
      ]
    case .harness: return [tests]
    case .sliders:
      return [
        (
          .name("swift"),
          ["build", "--package-path", "Benchmarks", "-c", "release", "--product", "sound"]
        )
      ]
    }
  }

  /// Returns the numbers of the last mutations at or before the lines with errors.
  private func mutationsWithErrors(in log: String) -> Set<Int> {
    var numbers: Set<Int> = []
    for match in log.matches(of: /\n(\/[^\n:]*\.swift):(\d+):\d+: error:/) {
      guard let line = Int(match.2),
        let text = try? String(contentsOf: URL(filePath: String(match.1)), encoding: .utf8)
      else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
      let candidates = lines.reversed().lazy
        .map { $0.matches(of: /isMutant\((\d+)\)/).compactMap { Int($0.1) } }
      numbers.formUnion(candidates.first { !$0.isEmpty } ?? [])
    }
    return numbers.filter { mutations[$0] != nil }
  }

  private func writeMutations(to files: Set<String>, from repository: URL) throws {
    for file in files {
      let path = "\(module.sources)/\(file)"
      var text = Array(try Data(contentsOf: repository.appending(path: path)))
      let ofFile = mutations.filter { $0.value.file == file }
        .sorted { $0.value.range.lowerBound > $1.value.range.lowerBound }
      for (number, mutation) in ofFile {
        text.replaceSubrange(mutation.range, with: Array(mutation.switched(by: number).utf8))
      }
      try write(Data(text), to: path)
    }
  }

  /// Removes files of an older copy that the repository no longer has, but keeps build folders.
  private func removeFiles(except paths: Set<String>) throws {
    for folder in ["Sources", "Tests", "Fuzz/Sources", "Corpus"] {
      let old = try? FileManager.default
        .subpathsOfDirectory(atPath: root.appending(path: folder).path)
      for path in old ?? [] where !paths.contains("\(folder)/\(path)") {
        let file = root.appending(path: folder).appending(path: path)
        let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: file.path)) != nil
        if !isFolder { try FileManager.default.removeItem(at: file) }
      }
    }
  }

  /// Writes a file of the copy, unless it is equal, so that builds stay incremental.
  private func write(_ contents: Data, to path: String) throws {
    let file = root.appending(path: path)
    if let old = try? Data(contentsOf: file), old == contents { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: file)
    if path.hasPrefix(".ci/") {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
  }

  /// Writes a link to a folder, unless it exists.
  private func writeLink(to destination: String, at path: String) throws {
    let file = root.appending(path: path)
    let old = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
    guard old != destination else { return }
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: destination)
  }

  private static let switchSource = """
    import Glibc

    private let activeMutant = getenv("DRAGNET_MUTANT").map { atoi($0) } ?? 0

    /// Whether the mutation with this number is on.
    public func isMutant(_ number: Int32) -> Bool { activeMutant == number }
    """
}

/// An error that prevents testing mutations.
struct MutationFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
