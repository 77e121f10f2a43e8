import Foundation
import Testing

@testable import dragnet

/// Tests of `dragnet init`, with a program in place of SwiftPM.
@Suite(.onOwnThread) struct InitCommandTests {
  /// Runs `body` with an empty package, whose `swift` prints a manifest and notes its other arguments.
  private func withPackage(
    _ manifest: String, _ body: (URL) async throws -> Void
  ) async throws {
    try await CommandLineTool.withScratch { scratch in
      let folder = scratch.appending(path: "my package")
      try await folder.writeProgram(
        """
        #!/bin/sh
        for word; do
          [ "$word" = dump-package ] && { echo '\(manifest)'; exit; }
        done
        shift 5
        echo "$@" >> calls
        [ "$1" = add-target-dependency ] || exit 0
        printf '["Codes",.product(name: "%s", package: "%s"),]\\n' "$2" "$5" >> Package.swift

        """, as: "bin/swift")
      try folder.write("// swift-tools-version: 6.3\n", as: "Package.swift")
      try folder.write("/.build\r\n", as: ".gitignore")
      try await body(folder)
    }
  }

  private func initialize(
    _ arguments: String..., in folder: URL
  ) async throws -> CommandLineTool.Result {
    try await CommandLineTool.run(
      ["-c", "PATH=\"$PWD/bin:$PATH\" exec \"$@\"", "sh", CommandLineTool.executable.path, "init"]
        + arguments, of: URL(filePath: "/bin/sh"), in: folder)
  }

  private func text(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  private let fresh = """
    {"name": "Codes", "targets": [{"name": "Codes", "type": "regular"}, \
    {"name": "CodesTests", "type": "test", "dependencies": [{"byName": ["Codes", null]}]}], \
    "products": [{"name": "Codes", "targets": ["Codes"], "type": {"library": ["automatic"]}}]}
    """

  @Test func `a package that starts its tests itself is a warning`() async throws {
    try await withPackage(fresh) { folder in
      try folder.write("", as: "Tests/LinuxMain.swift")
      let result = try await initialize(in: folder)
      #expect(result.status == 0)
      #expect(
        result.error.hasPrefix(
          "warning: Tests/LinuxMain.swift starts the tests in SwiftPM's place, "))
    }
  }

  @Test func `a package gets the dependency, a first check and ignore rules`() async throws {
    try await withPackage(fresh) { folder in
      let result = try await initialize(in: folder)
      #expect(result.status == 0, "\(result.error)")
      let clone = CommandLineTool.checkout
      #expect(
        try text("calls", in: folder) == """
          add-dependency \(clone.path) --type path
          add-target-dependency DragnetTesting CodesTests --package \(clone.lastPathComponent)

          """)
      #expect(try text("Tests/CodesTests/FirstCheck.swift", in: folder).contains("check(.array("))
      let entry = ".product(name: \"DragnetTesting\", package: \"\(clone.lastPathComponent)\")"
      #expect(try text("Package.swift", in: folder).contains("\n[\"Codes\", \(entry)]\n"))
      #expect(try text(".gitignore", in: folder) == "/.build\r\n.dragnet/\n")
      #expect(
        result.output == """
          added the dependency \(clone.path)
          added the product DragnetTesting to the target CodesTests
          wrote Tests/CodesTests/FirstCheck.swift
          added .dragnet/ to .gitignore

          now run: swift test, swift package fuzz

          """)
    }
  }

  @Test func `a file that exists is not changed`() async throws {
    try await withPackage(fresh) { folder in
      try folder.write(["FirstCheck.swift": Array("// mine\n".utf8)], to: "Tests/CodesTests")
      let result = try await initialize(in: folder)
      #expect(
        result.output.contains("Tests/CodesTests/FirstCheck.swift exists, and is not changed"))
      #expect(try text("Tests/CodesTests/FirstCheck.swift", in: folder) == "// mine\n")
    }
  }

  @Test func `what a package has already is not added again`() async throws {
    let manifest = """
      {"name": "Codes", "targets": [{"name": "CodesTests", "type": "test", "dependencies": \
      [{"product": ["DragnetTesting", "dragnet", null, null]}]}], "products": [], \
      "dependencies": [{"sourceControl": [{"identity": "dragnet"}]}]}
      """
    try await withPackage(manifest) { folder in
      let result = try await initialize(in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(!folder.contents.contains("calls"))
    }
  }

  @Test func `a package without tests gets a test target`() async throws {
    let manifest = """
      {"name": "Codes", "targets": [{"name": "Codes", "type": "regular"}], "products": []}
      """
    try await withPackage(manifest) { folder in
      let result = try await initialize(
        "--dependency", "https://example.org/dragnet.git", "--from", "1.0.0", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(
        try text("calls", in: folder) == """
          add-dependency https://example.org/dragnet.git --from 1.0.0
          add-target CodesTests --type test --testing-library none --dependencies Codes
          add-target-dependency DragnetTesting CodesTests --package dragnet

          """)
    }
  }

  @Test func `a package of fuzz targets has one line for each target`() async throws {
    try await withPackage(fresh) { folder in
      let result = try await initialize("--fuzz", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let manifest = try text("Fuzz/Package.swift", in: folder)
      #expect(manifest.contains("let targets = [\n  fuzzTarget(\"first-target\")\n]\n"))
      #expect(manifest.contains(".product(name: \"Codes\", package: \"my package\"),"))
      let target = try text("Fuzz/Sources/first-target/FirstTarget.swift", in: folder)
      #expect(target.hasPrefix("import FuzzDriver\n"))
      #expect(!folder.contents.contains("calls"))
    }
  }

  @Test func `a package refers to a clone beside it by a relative path`() async throws {
    try await withPackage(fresh) { folder in
      try folder.write("", as: "../clones/dragnet/Package.swift")
      let clone = "../clones/../clones/dragnet"
      #expect(try await initialize("--dependency", clone, in: folder).status == 0)
      let calls = try text("calls", in: folder)
      #expect(calls.hasPrefix("add-dependency ../clones/dragnet --type path\n"))
      #expect(try await initialize("--dependency", clone, "--fuzz", in: folder).status == 0)
      let manifest = try text("Fuzz/Package.swift", in: folder)
      #expect(manifest.contains(".package(path: \"../../clones/dragnet\", traits: []),"))
    }
  }

  @Test(arguments: [[], ["--dependency", "../clones/dragnet"]])
  func `a version without a URL is wrong usage`(dependency: [String]) async throws {
    try await withPackage(fresh) { folder in
      try folder.write("", as: "../clones/dragnet/Package.swift")
      let result = try await CommandLineTool.run(
        ["init", "--from", "1.0.0"] + dependency, in: folder)
      #expect(result.status == 64)
      #expect(result.error.contains("--from is the first version to use of a URL"))
      #expect(!folder.contents.contains("calls"))
    }
  }

  @Test func `a package that knows no source of Dragnet needs one for fuzz targets only`()
    async throws
  {
    let manifest = """
      {"name": "Codes", "targets": [{"name": "CodesTests", "type": "test"}], "products": [], \
      "dependencies": [{"sourceControl": [{"identity": "dragnet"}]}]}
      """
    try await withPackage(manifest) { folder in
      let fuzz = try await initialize("--fuzz", "--dependency", "nowhere", in: folder)
      #expect(fuzz.status == 74)
      #expect(fuzz.error.hasSuffix("error: nowhere: there is no package\n"))
      let check = try await initialize("--dependency", "nowhere", in: folder)
      #expect(check.status == 0, "\(check.error)")
    }
  }

  @Test func `a URL without a version is wrong usage`() async throws {
    try await withPackage(fresh) { folder in
      let result = try await initialize(
        "--dependency", "https://example.org/dragnet.git", in: folder)
      #expect(result.status == 64)
      #expect(result.error.hasPrefix("error: --from is missing"))
      #expect(!folder.contents.contains("calls"))
    }
  }
}
