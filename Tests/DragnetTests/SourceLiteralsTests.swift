import Foundation
import Testing

@testable import dragnet

@Suite struct SourceLiteralsTests {
  private static let manifest = """
    // swift-tools-version: 6.3
    import PackageDescription
    let package = Package(
      name: "Codes",
      products: [.library(name: "CodeKit", targets: ["Codes"])],
      targets: [
        .target(name: "Words"),
        .target(name: "Codes", dependencies: ["Words"], path: "My Code"),
        .target(name: "Other"),
        .testTarget(name: "CodesTests", dependencies: ["Codes"]),
        .testTarget(name: "OtherTests", dependencies: ["Other"]),
      ])
    """
  private static let fuzzManifest = """
    // swift-tools-version: 6.3
    import PackageDescription
    let package = Package(
      name: "Fuzz", dependencies: [.package(path: "..")],
      targets: [
        .target(name: "Shared", dependencies: [.product(name: "CodeKit", package: "my codes")]),
        .executableTarget(name: "round-trip", dependencies: ["Shared"]),
      ])
    """

  /// Returns the lines of the dictionary of a target in a package whose folder has a space in its name.
  private func dictionary(of target: (URL) throws -> TargetExecutable) async throws -> [String] {
    var lines: [String] = []
    try await CommandLineTool.withScratch { scratch in
      let folder = scratch.appending(path: "my codes")
      try folder.write(Self.manifest, as: "Package.swift")
      try folder.write(Self.fuzzManifest, as: "Fuzz/Package.swift")
      for (name, constant) in [
        ("Sources/Words/Words.swift", "a word"), ("My Code/In/Codes.swift", "a code"),
        ("Sources/Other/Other.swift", "another"), ("Tests/CodesTests/CodesTests.swift", "a test"),
        ("Tests/OtherTests/OtherTests.swift", "another test"),
        ("Fuzz/Sources/round-trip/main.swift", "an executable"),
        ("Fuzz/Sources/Shared/Shared.swift", "shared"), (".build/Old.swift", "old"),
      ] {
        try folder.write("let text = \"\(constant)\"\n", as: name)
      }
      let literals = await SourceLiterals(Checkout(root: folder.resolvingSymlinksInPath()))
      let file = folder.appending(path: "found.dict")
      let isWritten = try literals.write(
        for: try target(folder.resolvingSymlinksInPath()), to: file)
      #expect(isWritten == file.exists)
      if isWritten {
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
          String.init)
      }
    }
    return lines
  }

  /// Returns a check in a file.
  private func check(in file: URL) throws -> TargetExecutable {
    let row = try JSONDecoder().decode(
      AnswerRow.self, from: Data(#"{"file": "\#(file.path)"}"#.utf8))
    let program = TargetProgram(file: URL(filePath: "/bundle"), test: [])
    return TargetExecutable(name: "Codes.Tests/check", program: program, entry: row)
  }

  @Test func `a check has the constants of its test, and then those of the code that this uses`()
    async throws
  {
    let lines = try await dictionary {
      try check(in: $0.appending(path: "Tests/CodesTests/A.swift"))
    }
    #expect(lines == ["\"a test\"", "\"a code\"", "\"a word\""])
    #expect(try await dictionary { _ in try check(in: URL(filePath: "/elsewhere.swift")) } == [])
  }

  @Test func `an executable has its own constants, and then those of the package's code`()
    async throws
  {
    func executable(_ name: String) -> (URL) -> TargetExecutable {
      { TargetExecutable(name: name, executable: $0.appending(path: name)) }
    }
    let lines = try await dictionary(of: executable("round-trip"))
    #expect(lines == ["\"an executable\"", "\"shared\"", "\"a code\"", "\"a word\""])
    #expect(try await dictionary(of: executable("unknown")) == [])
  }
}
