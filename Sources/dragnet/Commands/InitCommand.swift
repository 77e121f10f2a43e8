import ArgumentParser
import Foundation

/// The command `dragnet init`.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Adds Dragnet, a first check and ignore rules to a package.",
    discussion: """
      In a package that does not depend on Dragnet yet, run the command from a clone: \
      swift run --package-path CLONE dragnet init. The package then has swift package fuzz.

      With --fuzz, it makes a package of fuzz executables in the folder Fuzz, for long runs and for \
      other engines. Files that exist are not changed.
      """)

  @Flag(help: "Make a package of fuzz executables in the folder Fuzz.")
  var fuzz = false

  @Option(help: "The path or URL of Dragnet. Default: the clone that this command was built in.")
  var dependency: String?

  @Option(help: "The first version of Dragnet to use from a URL.")
  var from: String?

  @Option(help: "The test target for the first check. Default: the first one of the package.")
  var target: String?

  @OptionGroup var output: FormatOption

  func validate() throws {
    if from != nil, dependency.map(DragnetSource.isURL) != true {
      throw ValidationError("--from is the first version to use of a URL that --dependency names")
    }
  }

  func run() async throws {
    let checkout = try Checkout()
    guard checkout.hasPackage else {
      throw CommandFailure(.usage, "\(checkout.root.path) has no Package.swift")
    }
    var editor = PackageEditor(checkout.root)
    let manifest = try await checkout.manifest()
    let program = URL(filePath: CommandLine.arguments[0])
    // A package that depends on Dragnet needs no source for a check.
    let source = Result { () throws(CommandFailure) in
      try DragnetSource(dependency, from: from, program: program)
    }
    let known = manifest.dependencies.first { $0.isDragnet(at: try? source.get()) }
    if fuzz {
      try makeFuzzPackage(for: manifest, source.get(), usesDragnet: known != nil, &editor)
    } else {
      if known == nil {
        let place = try source.get().place(in: checkout.root)
        try await editor.edit(
          ["add-dependency", place] + source.get().requirement,
          note: "added the dependency \(place)")
      }
      try await addCheck(to: manifest, known?.identity ?? source.get().identity, &editor)
    }
    try editor.ignore([".build/", ".dragnet/"])
    report(editor.notes)
    if let obstacle = checkout.obstacleOfTests { ProgressLine().say("warning: \(obstacle)") }
  }

  private func addCheck(
    to manifest: PackageManifest, _ identity: String, _ editor: inout PackageEditor
  ) async throws(CommandFailure) {
    let tests = manifest.targets.filter { $0.type == "test" }
    let name = target ?? tests.first?.name ?? "\(manifest.name)Tests"
    if !tests.contains(where: { $0.name == name }) {
      let libraries = manifest.targets.filter { $0.type == "regular" }.map(\.name)
      try await editor.edit(
        ["add-target", name, "--type", "test", "--testing-library", "none"]
          + (libraries.isEmpty ? [] : ["--dependencies"] + libraries),
        note: "added the test target \(name)")
    }
    let folder = tests.first { $0.name == name }?.path ?? "Tests/\(name)"
    if tests.first(where: { $0.name == name })?.uses("DragnetTesting") != true {
      try await editor.add("DragnetTesting", of: identity, to: name)
    }
    try editor.write(InitCommand.check, to: "\(folder)/FirstCheck.swift")
  }

  private static let check = """
    import DragnetTesting
    import Testing

    // A check is true for every value of its domain, or fails with the smallest value for which it is not.
    // `swift test` tries random values, and `swift package fuzz` searches with libFuzzer.
    @Test func `reversing twice changes nothing`() {
      check(.array(of: .integers)) { (numbers: [Int]) in
        numbers.reversed().reversed() == numbers
      }
    }

    """

  private func makeFuzzPackage(
    for manifest: PackageManifest, _ source: DragnetSource, usesDragnet: Bool,
    _ editor: inout PackageEditor
  ) throws(CommandFailure) {
    let library = manifest.libraries.first
    try editor.write(
      InitCommand.fuzzManifest(for: editor.root, library, source, usesDragnet: usesDragnet),
      to: "Fuzz/Package.swift")
    try editor.write(
      InitCommand.fuzzTarget(of: library), to: "Fuzz/Sources/first-target/FirstTarget.swift")
  }

  /// Returns the manifest of a package of fuzz executables.
  private static func fuzzManifest(
    for package: URL, _ library: String?, _ source: DragnetSource, usesDragnet: Bool
  ) -> String {
    // Two packages that depend on Dragnet with different traits cannot be resolved together.
    let traits = usesDragnet ? "" : ", traits: []"
    let product = library.map {
      "\n      .product(name: \"\($0)\", package: \"\(package.lastPathComponent)\"),"
    }
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      /// The fuzz targets: an executable each, in the folder `Sources/NAME`.
      let targets = [
        fuzzTarget("first-target")
      ]

      /// An executable whose `main` takes the place of libFuzzer's.
      func fuzzTarget(_ name: String) -> Target {
        let main = name.replacing("-", with: "_") + "_main"
        return .executableTarget(
          name: name,
          dependencies: [
            .product(name: "FuzzDriver", package: "\(source.identity)"),\(product ?? "")
          ],
          swiftSettings: [
            .unsafeFlags(
              ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", main],
              .when(platforms: [.linux]))
          ],
          linkerSettings: [
            // The default linker of Linux cannot link sanitizers.
            .unsafeFlags(
              ["-use-ld=lld", "-Xlinker", "--defsym=main=\\(main)"], .when(platforms: [.linux])),
            .unsafeFlags(
              ["-Xlinker", "-u", "-Xlinker", "_LLVMFuzzerRunDriver"], .when(platforms: [.macOS])),
          ])
      }

      let package = Package(
        name: "Fuzz",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(path: ".."),
          .package(\(source.declaration(inFolderOf: package))\(traits)),
        ],
        targets: targets
      )

      """
  }

  /// Returns the code of the first fuzz executable.
  private static func fuzzTarget(of library: String?) -> String {
    """
    import FuzzDriver
    \(library.map { "// import \($0)\n" } ?? "")
    @main enum FirstTarget {
      static func main() {
        fuzz(
          Property("reversing twice changes nothing", .array(of: .integers)) { (numbers: [Int]) in
            numbers.reversed().reversed() == numbers
          })
      }
    }

    """
  }

  private func report(_ notes: [String]) {
    switch output.format {
    case .json: for note in notes { try? printJSON(["note": note]) }
    case .text:
      for note in notes { print(note) }
      print(
        fuzz
          ? "\nnow run: dragnet fuzz first-target"
          : "\nnow run: swift test, swift package fuzz")
    }
  }
}

extension PackageManifest.Dependency {
  /// Whether this is Dragnet, by its identity or its place.
  fileprivate func isDragnet(at source: DragnetSource?) -> Bool {
    identity == "dragnet" || source.map { identity == $0.identity.lowercased() } ?? false
  }
}
