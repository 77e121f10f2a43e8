import Foundation
import Testing

@testable import dragnet

@Suite(.onOwnThread) struct ProgramTests {
  @Test func `the lines of a text are the same however it is cut into pieces`() {
    let text = "one\n\ntwo ä\nthree"
    for size in 1...text.utf8.count {
      var lines = LineSplitter()
      var found: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        lines.read(rest.prefix(size)) { found.append($0) }
        rest = rest.dropFirst(size)
      }
      lines.finish { found.append($0) }
      #expect(found == ["one", "", "two ä", "three"])
    }
  }

  @Test func `a long line is cut, with its length`() {
    var lines = LineSplitter()
    var found: [String] = []
    for _ in 0..<20 { lines.read([UInt8](repeating: 0x78, count: 10_000)) { found.append($0) } }
    lines.read("\nnext\n".utf8) { found.append($0) }
    #expect(found.map(\.count) == [LineSplitter.longest + " … (200000 bytes)".count, 4])
    #expect(found[0].hasSuffix("xxx … (200000 bytes)"))
  }

  @Test func `the CPU time of a child is its own, without that of its children`() async throws {
    for ownLoop in ["own", "child"] {
      let loop = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done"
      let script = ownLoop == "own" ? "\(loop); times >&2" : "sh -c '\(loop)'; times >&2"
      var child: ChildProcess?
      var text = ""
      _ = try await ChildProcess.run(
        .at(URL(filePath: "/bin/sh")), ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
        reading: .error, onStart: { child = $0 },
        onOutput: { text += String(decoding: $0, as: UTF8.self) })
      let times = try ShellTimes(text)
      #expect(abs(times.own - times.children) > 0.05, "\(text)")
      let cpuTime = try #require(child).cpuTime.seconds
      #expect((times.own - 0.02...times.own + 0.05).contains(cpuTime), "\(cpuTime): \(text)")
    }
  }

  private func shell(
    _ script: String, keeping kept: Int = 1 << 20, onLine: ((String) -> Void)? = nil
  ) async throws -> Program {
    try await Program(
      .at(URL(filePath: "/bin/sh")), ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
      seconds: 60, keeping: kept, onLine: onLine)
  }

  @Test func `only the end of a large output is kept, but every line is read`() async throws {
    var count = 0
    let program = try await shell("seq 100000", keeping: 5000) { _ in count += 1 }
    #expect(count == 100_000)
    #expect(program.output.count == 5000)
    #expect(program.isCut)
    #expect(program.text.hasSuffix("99999\n100000\n"))
    let small = try await shell("echo a; echo b >&2")
    #expect(small.text == "a\nb\n")
    #expect(!small.isCut)
  }

  @Test func `a program that takes too long is killed with the processes that it started`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      let program = try await Program(
        .at(URL(filePath: "/bin/sh")), ["-c", "sleep 1000 & sleep 1000"],
        environment: ["PATH": "/usr/bin:/bin"], in: folder, seconds: 0.2)
      #expect(program.status == nil)
      #expect(RunningProcesses.working(in: folder) == [])
    }
  }

  @Test func `a long line of a target does not end the search`() async throws {
    try await CommandLineTool.withScratch { folder in
      let script = """
        #!/bin/sh
        head -c 200000 /dev/zero | tr '\\0' x >&2
        printf '\\n==7== ERROR: libFuzzer: deadly signal\\nTest unit written to %s/crash-1\\n' "$PWD" >&2
        exit 77
        """
      try await folder.writeProgram(script, as: "target")
      let process = FuzzProcess(
        target: TargetExecutable(name: "target", executable: folder.appending(path: "target")),
        corpora: [], artifacts: folder,
        limit: .clock(seconds: 1), seed: 1, known: [])
      let end = try await process.run(interruption: Interruption())
      #expect(end.isClean)
      #expect(end.artifacts.map(\.lastPathComponent) == ["crash-1"])
      #expect(end.log.first?.hasSuffix("xxx … (200000 bytes)") == true)
      #expect(end.log.count == 3)
    }
  }
}
