import Foundation
import Testing

@testable import dragnet

@Suite struct FileTests {
  private let script = "dragnet 1\ncontrol fat-slider\nsize 300 44\ndown 50 22\n"

  @Test func `a pipe, a device or a folder in place of a file is refused`() async throws {
    try await CommandLineTool.withScratch { folder in
      mkfifo(folder.appending(path: "pipe.drag").path, 0o644)
      try folder.write([:], to: "folder.drag")
      let kinds = [
        "pipe.drag": "a pipe", "/dev/zero": "a device", "folder.drag": "a folder",
      ]
      for command in ["replay", "trace", "explain", "minimize"] {
        // A folder is replayed as the scripts in it.
        for (path, kind) in kinds where command != "replay" || kind != "a folder" {
          let result = try await CommandLineTool.run(command, path, in: folder)
          #expect(result.status == 74)
          #expect(result.error.hasSuffix("\(path): cannot be read: it is \(kind), not a file\n"))
        }
      }
    }
  }

  @Test func `linked scripts and folders are replayed once, and a broken link is reported`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      try folder.write(["one.drag": Array(script.utf8)], to: "elsewhere")
      try folder.write([:], to: "Corpus/fat-slider")
      let corpus = folder.appending(path: "Corpus/fat-slider")
      try corpus.appending(path: "file.drag").link(
        to: folder.appending(path: "elsewhere/one.drag"))
      try corpus.appending(path: "folder").link(to: folder.appending(path: "elsewhere"))
      try corpus.appending(path: "cycle").link(to: corpus)
      let result = try await CommandLineTool.ask("replay", "--format", "json", in: folder)
      #expect(result.status == 0, "\(result.error)")
      #expect(
        try result.objects().map { $0["file"] as? String }
          == ["Corpus/fat-slider/file.drag", "Corpus/fat-slider/folder/one.drag"])
      try corpus.appending(path: "broken.drag").link(to: folder.appending(path: "nowhere"))
      let broken = try await CommandLineTool.ask("replay", in: folder)
      #expect(broken.status == 74)
      #expect(broken.error.contains("Corpus/fat-slider/broken.drag: cannot be read: No such file"))
    }
  }

  @Test func `scripts of different folders are different seeds`() async throws {
    try await CommandLineTool.withScratch { folder in
      for place in ["a-b/c.drag", "a/b-c.drag", "x/a/b-c.drag"] {
        let url = folder.appending(path: "Corpus/\(place)")
        try url.deletingLastPathComponent().makeFolder()
        try url.write(script.utf8)
      }
      let seeds = try folder.appending(path: "seeds").made()
      let target = TargetExecutable(
        name: "fat-slider",
        executable: CommandLineTool.answeringTargets.appending(path: "fat-slider"))
      let written = try await FuzzSeeds(target, Checkout(root: folder), to: seeds)
      #expect(seeds.files().count == 3)
      #expect(Set(written.scripts.values.map(\.path)).count == 3)
    }
  }

  @Test func `a file is written once and completely, and nothing else is left`() async throws {
    try await CommandLineTool.withScratch { folder in
      let place = try folder.appending(path: "new").made()
      let file = place.appending(path: "a")
      #expect(try file.writeNew("one".utf8))
      #expect(try !file.writeNew("two".utf8))
      #expect(try String(contentsOf: file, encoding: .utf8) == "one")
      let missing = place.appending(path: "nowhere/a")
      #expect(throws: CommandFailure.self) { try missing.writeNew("two".utf8) }
      #expect(place.contents == ["a"])
    }
  }
}
