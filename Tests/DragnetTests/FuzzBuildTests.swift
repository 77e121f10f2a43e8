import Foundation
import Subprocess
import Testing

@Suite(.onOwnThread) struct FuzzBuildTests {
  /// Fuzzes with a `swift` that fails with `complaint` until the manifest of `Fuzz/` is newer than
  /// the file `made`, and then prints the name of an empty folder as that of the targets.
  ///
  /// The manifest has two targets, and depends on the package in the folder `code`, in which a file was added
  /// after the last plan of a build, or before it.
  private func fuzz(
    _ target: String = "spring", complaint: String, addsFile: Bool = true, in folder: URL
  ) async throws -> CommandLineTool.Result {
    let swift = """
      #!/bin/sh
      if [ "$4" = dump-package ]; then
        echo 'warning: an old tools version'
        echo '{"name": "Fuzz", "dependencies": [{"fileSystem": [{"identity": "code", "path":'
        echo '"\(folder.path)/code"}]}], "products": [],'
        echo '"targets": [{"name": "spring", "type": "executable"},'
        echo '{"name": "scale", "type": "executable"}, {"name": "Shared", "type": "regular"}]}'
        exit 0
      fi
      echo "$@" >> calls
      [ Fuzz/Package.swift -nt made ] && { echo /nowhere; exit 0; }
      echo '\(complaint)'
      exit 1

      """
    try await folder.writeProgram(swift, as: "bin/swift")
    try await folder.writeProgram(
      """
      #!/bin/sh
      echo '{"target": {"triple": "x86_64-any"}, "paths": {"runtimeResourcePath": "\(folder.path)"}}'

      """, as: "bin/swiftc")
    for library in [
      "darwin/libclang_rt.fuzzer_no_main_osx", "linux/libclang_rt.fuzzer_no_main-x86_64",
    ] {
      try folder.write("", as: "clang/lib/\(library).a")
    }
    let old = Date(timeIntervalSince1970: 1_000_000)
    for (file, date) in [("made", old.addingTimeInterval(1)), ("Fuzz/Package.swift", old)] {
      try folder.write("", as: file)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.appending(path: file).path)
    }
    for (file, date) in [
      ("code/Sources/Old.swift", old), ("code/.git/index", .now),
      ("Fuzz/.build/release.yaml", old.addingTimeInterval(2)),
    ] {
      try folder.write("", as: file)
      try FileManager.default.setAttributes(
        [.modificationDate: date], ofItemAtPath: folder.appending(path: file).path)
    }
    for place in ["code", "code/Sources"] {
      let isNew = addsFile && place == "code/Sources"
      try FileManager.default.setAttributes(
        [.modificationDate: isNew ? old.addingTimeInterval(3) : old],
        ofItemAtPath: folder.appending(path: place).path)
    }
    let command = "PATH=\"$PWD/bin:$PATH\" exec '\(CommandLineTool.executable.path)' fuzz \(target)"
    return try await CommandLineTool.run(
      ["-c", command], of: URL(filePath: "/bin/sh"), in: folder)
  }

  @Test(
    arguments: [
      "error: missing inputs: Sources/Old.swift",
      "Old.swift:1:1: error: cannot find 'New' in scope",
      "Old.swift:1:1: error: value of type 'Old' has no member 'new'",
      "Old.swift:1:1: error: type 'Old' does not conform to protocol 'New'",
    ])
  func `a build with an outdated list of files is repeated`(complaint: String) async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await fuzz(complaint: complaint, in: folder)
      #expect(result.status == 74)
      #expect(result.error.contains("building again"))
      #expect(result.error.hasSuffix("/nowhere/spring: not found, or not executable\n"))
    }
  }

  @Test func `a build with an error is not repeated while the files are the same`() async throws {
    try await CommandLineTool.withScratch { folder in
      let complaint = "Old.swift:1:1: error: cannot find New in scope"
      let result = try await fuzz(complaint: complaint, addsFile: false, in: folder)
      #expect(result.status == 65)
      #expect(!result.error.contains("building again"))
      #expect(result.error.hasSuffix("the fuzz targets do not build:\n\(complaint)\n"))
      let calls = try String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)
      #expect(calls.split(separator: "\n").count == 1)
    }
  }

  @Test func `a build that fails for another reason is not repeated`() async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await fuzz(complaint: "error: unclosed brace", in: folder)
      // The code that does not compile is the user's, not Dragnet's.
      #expect(result.status == 65)
      #expect(
        result.error.hasSuffix("the fuzz targets do not build:\nerror: unclosed brace\n"))
      let calls = try String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)
      #expect(calls.split(separator: "\n").count == 1)
    }
  }

  @Test func `only the executable that is asked for is built`() async throws {
    try await CommandLineTool.withScratch { folder in
      _ = try await fuzz(complaint: "error: unclosed brace", in: folder)
      let calls = try String(contentsOf: folder.appending(path: "calls"), encoding: .utf8)
      #expect(calls.contains(" -c release ") && calls.hasSuffix(" --product spring\n"))
    }
  }

  @Test func `a name that the manifest does not have is an error that lists its names`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let result = try await fuzz("sprint", complaint: "error: never built", in: folder)
      #expect(result.status == 64)
      #expect(
        result.error.hasSuffix(
          "error: Fuzz/Package.swift has no target sprint; its targets are:\n  spring\n  scale\n"))
      #expect(!folder.contents.contains("calls"))
    }
  }
}
