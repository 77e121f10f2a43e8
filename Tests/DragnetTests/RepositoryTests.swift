import Foundation
import Testing

@testable import dragnet

/// Tests of the files of this repository that have to agree with the code.
@Suite struct RepositoryTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test func `the changelog begins with the version of the command`() throws {
    let heading = /## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d\n/
    let versions = try text("CHANGELOG.md").matches(of: heading)
    #expect(versions.first.map { String($0.1) } == Dragnet.configuration.version)
    #expect(versions.count > 1)
  }

  /// The manifest of `Fuzz/` as SwiftPM prints it, with what the export reads.
  private static func manifest(at root: String) -> String {
    """
    {"name": "dragnet", "targets": [{"name": "fat-slider", "type": "executable", "dependencies": \
    [{"product": ["FuzzTargets", "dragnet", null, null]}]}], "products": [], \
    "dependencies": [{"fileSystem": [{"identity": "dragnet", "path": "\(root)"}]}]}
    """
  }

  @Test func `.clusterfuzzlite is written by dragnet export`() async throws {
    try await CommandLineTool.withScratch { scratch in
      let folder = scratch.appending(path: "dragnet")
      let manifest = Self.manifest(at: folder.path)
      try await folder.writeProgram("#!/bin/sh\necho '\(manifest)'\n", as: "bin/swift")
      for manifest in ["Package.swift", "Fuzz/Package.swift"] {
        try folder.write("// swift-tools-version: 6.3\n", as: manifest)
      }
      let result = try await CommandLineTool.run(
        [
          "-c", "PATH=\"$PWD/bin:$PATH\" exec \"$@\"", "sh", CommandLineTool.executable.path,
          "export", "clusterfuzzlite",
        ], of: URL(filePath: "/bin/sh"), in: folder)
      #expect(result.status == 0, "\(result.error)")
      let paths = result.output.split(separator: "\n").map { String($0.dropFirst("wrote ".count)) }
      #expect(paths.count == 4)
      for path in paths {
        // The export names the version of the toolchain that it runs with.
        let version = /ARG SWIFT=[\d.]+/
        let written = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
          .replacing(version, with: "")
        let committed = try text(path).replacing(version, with: "")
        #expect(written == committed, "write it again: dragnet export clusterfuzzlite")
      }
    }
  }
}
