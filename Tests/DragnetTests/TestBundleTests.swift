import Foundation
import Testing

@testable import dragnet

/// Tests of the command in a package with tests, with programs in place of SwiftPM and the bundle.
@Suite(.onOwnThread) struct TestBundleTests {
  /// Runs `body` with a package in a folder with a space in its name.
  ///
  /// Its `swift` notes its arguments in the file `calls`, and prints a manifest or the folder of a bundle.
  /// The bundle lists two checks, and searches by writing its arguments to the file `search`.
  private func withPackage(_ body: (URL) async throws -> Void) async throws {
    try await CommandLineTool.withScratch { scratch in
      let folder = scratch.appending(path: "my package")
      let library =
        "toolchain/usr/lib/swift/clang/lib/linux/libclang_rt.fuzzer_no_main-\(architecture).a"
      try await folder.writeProgram("", as: library)
      try folder.write("// swift-tools-version: 6.3\n", as: "Package.swift")
      try await folder.writeProgram(
        """
        #!/bin/sh
        echo >> reads
        echo '{"paths": {"runtimeResourcePath": "\(folder.path)/toolchain/usr/lib/swift"},'
        echo '"target": {"triple": "\(architecture)-unknown-linux-gnu"}}'

        """, as: "bin/swiftc")
      try await folder.writeProgram(
        """
        #!/bin/sh
        for word; do
          case "$word" in
            dump-package)
              echo >> reads
              echo '{"name": "my pack-age", "products": [],'
              echo '"targets": [{"name": "Tests", "type": "test"}]}'
              exit ;;
            --show-bin-path) echo '\(folder.path)/built'; exit ;;
          esac
        done
        echo "$@" >> calls

        """, as: "bin/swift")
      try await folder.writeProgram(
        TestBundleTests.bundle, as: "built/my pack-agePackageTests.xctest")
      try await body(folder)
    }
  }

  private static let bundle = #"""
    #!/bin/sh
    answer="$(sed 's/.*"answer":"\([^"]*\)".*/\1/' "$DRAGNET_REQUEST")"
    ending='"ending":{"law":"E","name":"ends","sentence":"it ends"}'
    entry() {
      echo '{"dragnet":1,"target":"'"$1"'","summary":"s","test":"'"$2"'","library":"'"$3"'",' \
        '"file":"'"$PWD"'/Tests/T.swift","line":7,"values":"Int",'"$4$ending}" >> "$answer"
    }
    case "$(cat "$DRAGNET_REQUEST")" in
      *'"ask":"list"'*)
        echo "$@" >> lists
        [ "$2" = xctest ] && { entry T.Old/testIt T.Old/testIt xctest; exit; }
        entry 'T.New/it holds' 'T.New/`it' swift-testing
        entry 'T.New/waits' T.New/waits swift-testing '"obstacle":"it waits",'
        # Another test of the package fails.
        exit 1 ;;
      *'"ask":"fuzz"'*)
        # Processes of a merge have a working folder of their own.
        place="$(dirname "$(dirname "$0")")"
        echo "$@" >> "$place/search"
        cat "$DRAGNET_REQUEST" >> "$place/requests"
        echo >> "$place/requests"
        echo 'Done 4 runs' >&2
        echo '#700 DONE cov: 1 ft: 2 corp: 3/1b exec/s: 70 rss: 30Mb' >&2
        again="$(sed -n 's/.*"program":"\([^"]*\)".*/\1/p' "$DRAGNET_REQUEST")"
        # As libFuzzer, which starts the program again to merge.
        if [ -n "$again" ] && ! grep -q merge_inner "$DRAGNET_REQUEST"; then
          sh -c "$again -merge_inner=1 inputs0"
        fi ;;
    esac

    """#

  private var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  private func run(_ arguments: String..., in folder: URL) async throws -> CommandLineTool.Result {
    try await run(arguments, in: folder)
  }

  private func run(_ arguments: [String], in folder: URL) async throws -> CommandLineTool.Result {
    let command = "PATH=\"$PWD/bin:$PATH\" exec \"$@\""
    return try await CommandLineTool.run(
      ["-c", command, "sh", CommandLineTool.executable.path] + arguments,
      of: URL(filePath: "/bin/sh"), in: folder)
  }

  private func text(_ file: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  @Test func `checks of both libraries are listed with their places, types and obstacles`()
    async throws
  {
    try await withPackage { folder in
      let result = try await run("list", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(
        result.output == """
          T.New/it holds  Tests/T.swift:7  Int  
          T.New/waits     Tests/T.swift:7  Int  cannot be fuzzed: it waits
          T.Old/testIt    Tests/T.swift:7  Int  

          """)
      let json = try await run("list", "--format", "json", in: folder)
      #expect(try json.objects().map { $0["line"] as? Int } == [7, 7, 7])
      // The list of the same bundle is asked for once.
      #expect(
        try text("lists", in: folder)
          == "--testing-library swift-testing\n--testing-library xctest\n")
    }
  }

  @Test func `only the tests are built, in a folder of their own`() async throws {
    try await withPackage { folder in
      _ = try await run("list", "--debug", in: folder)
      let calls = try text("calls", in: folder)
      #expect(calls.contains("--scratch-path \(folder.path)/.dragnet/build -c debug "))
      #expect(calls.hasSuffix("--product my pack-agePackageTests\n"))
      #expect(calls.contains("-Xlinker LLVMFuzzerRunDriver"))
      #expect(!calls.contains("--sanitize"))
    }
  }

  @Test func `a sanitizer is added to libFuzzer, in another folder`() async throws {
    try await withPackage { folder in
      let result = try await run(
        "fuzz", "it holds", "--sanitizer", "thread", "--no-doctor", "--seconds", "1", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let calls = try text("calls", in: folder)
      #expect(calls.contains("/.dragnet/build-thread --sanitize=thread -c release "))
      #expect(calls.contains("-Xfrontend -Xswiftc -sanitize=thread,fuzzer "))
    }
  }

  @Test func `a check is searched by the end of its name`() async throws {
    try await withPackage { folder in
      let result = try await run("fuzz", "it holds", "--no-doctor", "--seconds", "1", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.hasPrefix("T.New/it holds: 700 executions, 2 features"))
      // The manifest and the toolchain.
      #expect(try text("reads", in: folder) == "\n\n")
      #expect(
        try text("search", in: folder) == "--testing-library swift-testing --filter T.New/`it\n")
      let request = try text("requests", in: folder)
      #expect(request.contains(#""target":"T.New/it holds""#))
      #expect(request.contains("\"-max_total_time=1\""))
      #expect(request.contains("/.dragnet/corpus/T.New-it-holds-"))
    }
  }

  @Test func `a test of XCTest is selected as XCTest does`() async throws {
    try await withPackage { folder in
      _ = try await run("fuzz", "testIt", "--no-doctor", "--seconds", "1", in: folder)
      #expect(try text("search", in: folder) == "--testing-library xctest T.Old/testIt\n")
    }
  }

  @Test func `without names all checks are searched that can be fuzzed`() async throws {
    try await withPackage { folder in
      let result = try await run("fuzz", "--no-doctor", "--seconds", "1", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.error.contains("T.New/waits is left out: it waits\n"))
      #expect(result.output.contains("2 targets searched for "))
      let named = try await run("fuzz", "waits", "--no-doctor", in: folder)
      #expect(named.status == 64)
      #expect(named.error.hasSuffix("error: T.New/waits cannot be fuzzed: it waits\n"))
    }
  }

  @Test func `an unknown check is an error that lists the checks`() async throws {
    try await withPackage { folder in
      let result = try await run("fuzz", "it hold", in: folder)
      #expect(result.status == 64)
      #expect(
        result.error.hasSuffix(
          "error: the package has no target it hold; its targets are:\n  T.New/it holds\n"
            + "  T.Old/testIt\n  T.New/waits\n"))
    }
  }

  @Test func `tests without a check, or that cannot run, are a warning`() async throws {
    try await withPackage { folder in
      try await folder.writeProgram("#!/bin/sh\n", as: "built/my pack-agePackageTests.xctest")
      let none = try await run("list", in: folder)
      #expect(
        none.error.hasSuffix(
          "warning: no test reaches a check; `dragnet init` writes a first one\n"))
      try folder.write("", as: "Tests/LinuxMain.swift")
      let old = try await run("list", in: folder)
      #expect(
        old.error.contains("warning: Tests/LinuxMain.swift starts the tests in SwiftPM's place, "))
    }
  }

  @Test func `a merge starts the bundle again with the arguments of libFuzzer`() async throws {
    try await withPackage { folder in
      let name = Checkout.folderName(of: "T.New/it holds")
      try folder.write(["one": word(1)], to: ".dragnet/corpus/\(name)")
      let result = try await run("corpus", "merge", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.hasPrefix("T.New/it holds: 1 inputs before, "))
      let requests = try text("requests", in: folder).split(separator: "\n")
      #expect(requests.count == 2)
      #expect(requests.first?.contains(#""-merge=1""#) == true)
      #expect(requests.last?.contains(#""arguments":["-merge_inner=1","inputs0"]"#) == true)
      #expect(requests.last?.contains(#""target":"T.New/it holds""#) == true)
    }
  }

  @Test func `a merge does not cut inputs that are longer than those of a search`() async throws {
    try await withPackage { folder in
      let name = Checkout.folderName(of: "T.New/it holds")
      try folder.write(["long": Array(repeating: 1, count: 5000)], to: ".dragnet/corpus/\(name)")
      #expect(try await run("corpus", "merge", in: folder).status == 0)
      #expect(try text("requests", in: folder).contains("\"-max_len=5000\""))
      try folder.write(["long": [1]], to: ".dragnet/corpus/\(name)")
      #expect(try await run("corpus", "merge", in: folder).status == 0)
      #expect(try text("requests", in: folder).contains("\"-max_len=4096\""))
    }
  }

  @Test func `a package of executables does not hide why the checks cannot be listed`() async throws
  {
    try await withPackage { folder in
      try folder.write("// swift-tools-version: 6.3\n", as: "Fuzz/Package.swift")
      #expect(try await run("list", in: folder).output.hasPrefix("T.New/it holds"))
      try await folder.writeProgram(
        TestBundleTests.bundle.replacing(#"{"dragnet":1,"#, with: #"{"dragnet":0,"#),
        as: "built/my pack-agePackageTests.xctest")
      for arguments in [["list"], ["fuzz", "it holds"]] {
        let old = try await run(arguments, in: folder)
        #expect(old.status == 64)
        #expect(
          old.error.hasSuffix(
            "error: the tests answer in another way than this command asks; build both from the same "
              + "version of Dragnet\n"), "\(old.error)")
      }
      folder.appending(path: "toolchain").remove()
      #expect(try await run("list", in: folder).error.contains("this toolchain has no libFuzzer"))
    }
  }

  @Test func `a package of executables needs no tests`() async throws {
    try await withPackage { folder in
      try folder.write("// swift-tools-version: 6.3\n", as: "Fuzz/Package.swift")
      try await folder.writeProgram(
        """
        #!/bin/sh
        echo '{"name": "none", "products": [], "targets": []}'

        """, as: "bin/swift")
      let list = try await run("list", in: folder)
      #expect(list.status == 0 && list.output == "\n", "\(list.error)")
      let named = try await run("fuzz", "it holds", in: folder).error
      #expect(named.hasSuffix("error: Fuzz/Package.swift has no targets\n"))
    }
  }

  @Test func `a toolchain without libFuzzer is an error that says which one to install`()
    async throws
  {
    try await withPackage { folder in
      folder.appending(path: "toolchain").remove()
      let result = try await run("list", in: folder)
      #expect(result.status == 64)
      #expect(result.error.contains("error: this toolchain has no libFuzzer: there is no "))
      #expect(result.error.contains("`swiftly install 6.3`"))
      #expect(!folder.appending(path: "calls").exists)
    }
  }

  @Test func `the doctor names the reason why a check does not search`() async throws {
    try await withPackage { folder in
      try await folder.writeProgram(
        TestBundleTests.bundle.replacing(
          "echo \"$@\" >> \"$place/search\"",
          with: #"echo '{"error":{"message":"no libFuzzer"}}' >> "$answer"; exit 64"#),
        as: "built/my pack-agePackageTests.xctest")
      let result = try await run("doctor", "it holds", "--format", "json", in: folder)
      #expect(result.status == 70)
      let runs = try result.objects().first { $0["check"] as? String == "runs" }
      #expect((runs?["detail"] as? String)?.hasSuffix(": no libFuzzer") == true)
    }
  }
}
