import Foundation
import Testing

/// Tests of fuzzing on a machine where something goes wrong.
///
/// Disks are full, folders contain garbage, processes are killed, and paths have any character.
/// `.ci/faults` builds the targets.
@Suite(.serialized, .enabled(if: BuiltTargets.folder != nil, "needs .ci/faults"))
struct FaultyMachineTests {
  @Test func `a disk that fills up ends the search, and the findings are kept`() async throws {
    try await CommandLineTool.withScratch { folder in
      let running = try BuiltTargets.start("faults", "spring", "--seconds", "600", in: folder)
      #expect(try await running.wait { !BuiltTargets.found(in: folder).isEmpty })
      let before = BuiltTargets.found(in: folder)
      let limit = Process()
      limit.executableURL = URL(filePath: "/usr/bin/prlimit")
      limit.arguments = ["--pid", "\(running.process.processIdentifier)", "--fsize=0"]
      try limit.run()
      limit.waitUntilExit()
      let log = try await running.end()
      #expect(log.status == 74)
      #expect(
        log.error.contains("the search stopped early, because nothing more could be saved"))
      #expect(BuiltTargets.found(in: folder).isSuperset(of: before))
    }
  }

  /// Fuzzes with a disk in place of the folder `.dragnet`.
  ///
  /// The disk is mounted in a separate namespace, in which this user may mount it.
  private func fuzz(onDisk options: String, in folder: URL) async throws -> CommandLineTool.Result {
    try FileManager.default.createDirectory(
      at: folder.appending(path: ".dragnet"), withIntermediateDirectories: true)
    let command =
      "mount -t tmpfs -o \(options) none .dragnet && exec '\(CommandLineTool.executable.path)' "
      + "fuzz spring --seconds 1 --executables '\(BuiltTargets.folder ?? "")'"
    return try await CommandLineTool.run(
      ["-rm", "sh", "-c", command], of: URL(filePath: "/usr/bin/unshare"), in: folder)
  }

  @Test func `a disk that is full is an error before the search`() async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await fuzz(onDisk: "size=512k", in: folder)
      #expect(result.status == 74)
      #expect(result.error.contains("There isn’t enough space"), "\(result.error)")
    }
  }

  @Test func `a disk that cannot be written is an error that names the folder`() async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await fuzz(onDisk: "ro", in: folder)
      #expect(result.status == 74)
      let lines = result.error.split(separator: "\n").filter { !$0.hasSuffix(" …") }
      #expect(lines.count == 1 && lines.first?.contains("/.dragnet/") == true, "\(result.error)")
    }
  }

  @Test func `a folder that cannot be written is an error that names it`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write("", as: ".dragnet")
      let result = try await BuiltTargets.fuzz("spring", "--seconds", "1", in: folder)
      #expect(result.status == 74)
      #expect(result.error.contains("/.dragnet/"))
      #expect(result.error.contains("cannot be created"))
    }
  }

  @Test func `garbage and huge files are reported, not used and not changed`() async throws {
    try await CommandLineTool.withScratch { folder in
      let scripts = folder.appending(path: "Corpus/spring")
      let corpus = folder.appending(path: ".dragnet/corpus/spring")
      for place in [scripts, corpus] {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      }
      try Data([0xff, 0, 0x80]).write(to: scripts.appending(path: "garbage.drag"))
      try Data([0xff, 0, 0x80]).write(to: corpus.appending(path: "garbage"))
      for huge in [scripts.appending(path: "huge.drag"), corpus.appending(path: "huge")] {
        _ = FileManager.default.createFile(atPath: huge.path, contents: nil)
        try FileHandle(forWritingTo: huge).truncate(atOffset: 100 << 20)
      }
      let before = scripts.contents
      let result = try await BuiltTargets.fuzz("spring", "--seconds", "1", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.error.contains("warning: Corpus/spring/garbage.drag:1:1: "))
      #expect(result.error.contains("huge.drag: the file has 104857600 bytes"))
      #expect(scripts.contents == before)
      #expect(corpus.contents.isSuperset(of: ["garbage", "huge"]))
    }
  }
}
