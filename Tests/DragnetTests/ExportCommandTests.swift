import Foundation
import Testing

@testable import dragnet

/// Tests of `dragnet export`, with a program in place of SwiftPM.
@Suite(.onOwnThread) struct ExportCommandTests {
  /// A manifest of `Fuzz/` that gets Dragnet from a place, as SwiftPM prints it.
  private func manifest(dependency: String) -> String {
    """
    {"name": "My Codes", "targets": [{"name": "round-trip", "type": "executable", "dependencies": \
    [{"product": ["FuzzDriver", "Dragnet", null, null]}]}], "products": [], \
    "dependencies": [\(dependency)]}
    """
  }

  private func url(_ text: String) -> String {
    #"{"sourceControl": [{"identity": "dragnet", "location": {"remote": [{"urlString": "\#(text)"}]}}]}"#
  }

  private func path(_ path: String) -> String {
    #"{"fileSystem": [{"identity": "dragnet", "path": "\#(path)"}]}"#
  }

  /// Runs `body` with a package whose folder has a space in its name.
  private func withPackage(
    _ dependency: (URL) -> String, hasFuzz: Bool = true, _ body: (URL) async throws -> Void
  ) async throws {
    try await CommandLineTool.withScratch { scratch in
      let folder = scratch.appending(path: "my codes")
      let manifest = manifest(dependency: dependency(folder))
      try await folder.writeProgram(
        "#!/bin/sh\necho \"$@\" >> calls\necho '\(manifest)'\n", as: "bin/swift")
      try await folder.writeProgram(
        "#!/bin/sh\n[ -e remote ] && cat remote\n", as: "bin/git")
      try folder.write("// swift-tools-version: 6.3\n", as: "Package.swift")
      if hasFuzz { try folder.write("// swift-tools-version: 6.3\n", as: "Fuzz/Package.swift") }
      try await body(folder)
    }
  }

  private func export(
    _ arguments: String..., in folder: URL
  ) async throws -> CommandLineTool.Result {
    try await CommandLineTool.run(
      [
        "-c", "PATH=\"$PWD/bin:$PATH\" exec \"$@\"", "sh", CommandLineTool.executable.path,
        "export",
      ]
        + arguments, of: URL(filePath: "/bin/sh"), in: folder)
  }

  private func text(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  @Test func `a workflow of GitHub gets four files, which later runs do not change`() async throws {
    try await withPackage({ _ in url("https://example.org/tools/Dragnet.git") }) { folder in
      let result = try await export("clusterfuzzlite", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(
        result.output == """
          wrote .clusterfuzzlite/Dockerfile
          wrote .clusterfuzzlite/build.sh
          wrote .clusterfuzzlite/project.yaml
          wrote .github/workflows/clusterfuzzlite.yml

          """)
      let script = try text(".clusterfuzzlite/build.sh", in: folder)
      #expect(script.contains(#"cd "$SRC/my-codes""#))
      #expect(script.contains(#"--package-path "$WORK/build-$SANITIZER/checkouts/Dragnet""#))
      let again = try await export("clusterfuzzlite", in: folder)
      #expect(again.output.contains(".clusterfuzzlite/build.sh exists, and is not changed"))
    }
  }

  @Test func `a project of OSS-Fuzz names the repository, or says what to fill in`() async throws {
    try await withPackage({ path($0.appending(path: "vendor/my dragnet").path) }) { folder in
      let result = try await export("oss-fuzz", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let project = "oss-fuzz/projects/my-codes"
      #expect(
        result.output.hasSuffix(
          """

          fill in:
            the addresses in \(project)/project.yaml
            the URL of the repository in \(project)/Dockerfile
            the URL of the repository in \(project)/project.yaml

          """))
      #expect(
        try text("\(project)/build.sh", in: folder).contains("--package-path 'vendor/my dragnet'"))
    }
    try await withPackage({ path($0.path) }) { folder in
      let result = try await export(
        "oss-fuzz", "--repository", "https://example.org/codes", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let project = "oss-fuzz/projects/my-codes"
      #expect(
        try text("\(project)/Dockerfile", in: folder).contains(" https://example.org/codes $SRC/"))
      #expect(
        try text("\(project)/project.yaml", in: folder)
          .contains("main_repo: \"https://example.org/codes\""))
      #expect(try text("\(project)/build.sh", in: folder).contains("--package-path . "))
    }
  }

  @Test func `an export reads the manifest in a build folder that no other command holds`()
    async throws
  {
    try await withPackage({ _ in url("https://example.org/dragnet") }) { folder in
      #expect(try await export("oss-fuzz", in: folder).status == 0)
      let calls = try text("calls", in: folder)
      #expect(
        calls.contains(
          "--package-path \(folder.path) dump-package --scratch-path \(folder.path)/.dragnet/build\n"
        ))
    }
  }

  @Test(
    arguments: [
      ("https://example.org/me/codes", "https://example.org/me/codes"),
      ("https://x-access-token:WORD@example.org/me/codes", "https://example.org/me/codes"),
      ("https://me:a@b@example.org:8443/codes.git", "https://example.org:8443/codes.git"),
      ("git@example.org:me/codes.git", "https://example.org/me/codes.git"),
      ("example.org:me/codes", "https://example.org/me/codes"),
      ("ssh://git@example.org:22/me/codes.git", "https://example.org/me/codes.git"),
      ("git://example.org/codes.git", "https://example.org/codes.git"),
      ("/srv/codes.git", nil), ("../codes", nil), ("file:///srv/codes", nil), ("C:\\codes", nil),
      ("", nil),
    ])
  func `a remote repository is named by a public URL`(remote: String, url: String?) {
    #expect(CampaignProject.publicURL(of: remote) == url)
  }

  @Test func `publicURL(of:) example`() {
    #expect(
      CampaignProject.publicURL(of: "git@example.org:me/codes.git")
        == "https://example.org/me/codes.git")
    #expect(
      CampaignProject.publicURL(of: "https://me:word@example.org/c") == "https://example.org/c")
    #expect(CampaignProject.publicURL(of: "/srv/codes") == nil)
  }

  @Test func `no file has the password of the remote repository`() async throws {
    try await withPackage({ _ in url("https://example.org/dragnet") }) { folder in
      try folder.write("https://me:WORD@example.org/codes\n", as: "remote")
      let result = try await export("oss-fuzz", in: folder)
      #expect(!result.output.contains("the URL of the repository"))
      let project = "oss-fuzz/projects/my-codes"
      #expect(
        try text("\(project)/Dockerfile", in: folder).contains(" https://example.org/codes $SRC/"))
      #expect(
        try text("\(project)/project.yaml", in: folder)
          .contains("homepage: \"https://example.org/codes\""))
    }
  }

  @Test func `AFL++ builds with Dragnet from anywhere, in scripts without mistakes`() async throws {
    try await withPackage({ _ in path("/else where/dragnet") }) { folder in
      let result = try await export("afl++", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let files = ["build.sh", "fuzz.sh", "engine.c", "mutator.c"].map { "afl++/\($0)" }
      #expect(result.output == files.map { "wrote \($0)\n" }.joined())
      let script = try text("afl++/build.sh", in: folder)
      #expect(script.contains("--package-path '/else where/dragnet' --product dragnet"))
      for file in files.prefix(2) {
        let check = try await CommandLineTool.run(
          ["-n", file], of: URL(filePath: "/bin/bash"), in: folder)
        #expect(check.status == 0, "\(check.error)")
      }
      #expect(try text("afl++/fuzz.sh", in: folder).contains(" -G 4096 "))
      #expect(try text("afl++/mutator.c", in: folder).contains("enum { largest_input = 4096 };"))
      let unbuilt = try await CommandLineTool.run(
        ["afl++/fuzz.sh", "round-trip"], of: URL(filePath: "/bin/bash"), in: folder)
      #expect(unbuilt.status == 64)
      #expect(
        unbuilt.error
          == "error: round-trip is not built for AFL++; bash afl++/build.sh builds it\n")
    }
  }

  @Test func `a package that an image cannot build is refused`() async throws {
    try await withPackage({ _ in path("/elsewhere/dragnet") }) { folder in
      let result = try await export("clusterfuzzlite", in: folder)
      #expect(result.status == 64)
      #expect(result.error.contains("depends on Dragnet in /elsewhere/dragnet, which is outside"))
      #expect(!folder.appending(path: ".clusterfuzzlite").exists)
    }
    try await withPackage({ _ in url("https://example.org/dragnet") }, hasFuzz: false) { folder in
      let result = try await export("clusterfuzzlite", in: folder)
      #expect(result.status == 64)
      #expect(result.error.contains("make one: dragnet init --fuzz"))
    }
  }

  @Test func `the name of a project has lower case letters, digits and hyphens`() {
    #expect(CampaignProject.projectName(for: "My Codes_2") == "my-codes-2")
    #expect(CampaignProject.projectName(for: "«»") == "project")
  }
}
