import Foundation
import Testing

@testable import dragnet

/// Tests of the search for tools, with programs in place of the compiler and of `xcrun`.
@Suite(.onOwnThread) struct ToolchainTests {
  /// Writes programs, whose paths are relative to `folder`.
  private func write(_ programs: [String: String], to folder: URL) async throws {
    for (path, text) in programs { try await folder.writeProgram(text, as: path) }
  }

  /// Returns a program that answers `-print-target-info` as a compiler in `TOOLCHAIN/usr/bin` does.
  private func compiler(in toolchain: URL) -> String {
    """
    #!/bin/sh
    [ "$1" = -print-target-info ] || exit 1
    echo '{ "paths": { "runtimeResourcePath": "\(toolchain.path)/usr/lib/swift" } }'

    """
  }

  /// Runs a command, by default `doctor`, with these folders in `PATH`, and returns its output.
  private func run(
    _ command: [String] = ["doctor", "spring", "--executables", "built"], path: [String],
    in folder: URL
  ) async throws -> String {
    let path = path.map { folder.appending(path: $0).path } + ["/usr/bin", "/bin"]
    let result = try await CommandLineTool.run(
      ["PATH=\(path.joined(separator: ":"))", CommandLineTool.executable.path]
        + command,
      of: URL(filePath: "/usr/bin/env"), in: folder)
    return result.output + result.error
  }

  /// Runs `body` with a folder that contains a target, which no tool can read.
  private func withTarget(_ body: (URL) async throws -> Void) async throws {
    try await CommandLineTool.withScratch { folder in
      try await write(["built/spring": "#!/bin/sh\n"], to: folder)
      try await body(folder)
    }
  }

  /// A tool that fails, and shows that it was run.
  private let seen = "#!/bin/sh\necho 'this toolchain was asked'\nexit 1\n"

  @Test func `the compiler of swiftly says where its toolchain is`() async throws {
    try await withTarget { folder in
      let toolchain = folder.appending(path: "toolchains/6.3")
      try await write(
        [
          // swiftly starts the program of the selected toolchain by the name it was called by.
          "swiftly/bin/swiftly": compiler(in: toolchain),
          "toolchains/6.3/usr/bin/llvm-nm": seen,
        ], to: folder)
      for name in ["swift", "swiftc"] {
        try folder.appending(path: "swiftly/bin/\(name)").link(
          to: folder.appending(path: "swiftly/bin/swiftly"))
      }
      let output = try await run(path: ["swiftly/bin"], in: folder)
      #expect(output.contains("llvm-nm failed:\nthis toolchain was asked"), "\(output)")
    }
  }

  @Test func `a tool that is not beside the compiler is one of Xcode`() async throws {
    try await withTarget { folder in
      let toolchain = folder.appending(path: "Xcode.app/XcodeDefault.xctoolchain")
      let found = toolchain.appending(path: "usr/libexec")
      try await write(
        [
          "bin/swiftc": compiler(in: toolchain),
          "bin/xcrun": "#!/bin/sh\n[ \"$1\" = --find ] && echo '\(found.path)'/\"$2\"\n",
          "Xcode.app/XcodeDefault.xctoolchain/usr/libexec/llvm-nm": seen,
        ], to: folder)
      let output = try await run(path: ["bin"], in: folder)
      #expect(output.contains("llvm-nm failed:\nthis toolchain was asked"), "\(output)")
    }
  }

  @Test func `without a compiler in PATH, that of Xcode is asked`() async throws {
    try await withTarget { folder in
      let toolchain = folder.appending(path: "Xcode.app")
      try await write(
        [
          "bin/xcrun": "#!/bin/sh\n[ \"$1\" = --find ] && echo '\(toolchain.path)'/shims/\"$2\"\n",
          "Xcode.app/shims/swiftc": compiler(in: toolchain),
          "Xcode.app/usr/bin/llvm-nm": seen,
        ], to: folder)
      let output = try await run(path: ["bin"], in: folder)
      #expect(output.contains("llvm-nm failed:\nthis toolchain was asked"), "\(output)")
    }
  }

  @Test(arguments: ["test", "executable"])
  func `a toolchain without libFuzzer is an error that names another`(kind: String) async throws {
    try await CommandLineTool.withScratch { folder in
      let manifest = """
        { "name": "P", "targets": [{ "name": "t", "type": "\(kind)" }],
          "products": [{ "name": "t", "type": { "executable": null }, "targets": ["t"] }] }
        """
      try await write(
        [
          "bin/swiftc": compiler(in: folder.appending(path: "Xcode.app")),
          "bin/swift": "#!/bin/sh\necho '\(manifest)'\n", "Package.swift": "",
        ], to: folder)
      if kind == "executable" { try await write(["Fuzz/Package.swift": ""], to: folder) }
      let output = try await run(["fuzz"], path: ["bin"], in: folder)
      let library = "\(folder.path)/Xcode.app/usr/lib/swift/clang/lib/"
      #expect(
        output.contains("this toolchain has no libFuzzer: there is no \(library)"), "\(output)")
      #expect(output.contains("`swiftly install 6.3`"))
    }
  }

  @Test func `a missing tool is reported with the folders that were searched`() async throws {
    try await withTarget { folder in
      try await write(["bin/swiftc": "#!/bin/sh\nexit 1\n"], to: folder)
      let output = try await run(path: ["bin"], in: folder)
      #expect(output.contains("no llvm-nm in "), "\(output)")
      #expect(output.contains("/bin"), "\(output)")
    }
  }
}
