import Foundation
import Testing

@Suite(.onOwnThread) struct CommandTests {
  private let broken = """
    dragnet 1
    control published-fat-slider
    set isSticky false
    size 300 44
    value 0.25
    size 0 44
    move 7 7 @3
    down 5 22
    wait 1

    """

  @Test func `replay plays the whole corpus`() async throws {
    let result = try await CommandLineTool.ask("replay")
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("cases: all as expected\n"))
  }

  @Test func `replay of a script that breaks a law names the law and exits with 1`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let text = try await CommandLineTool.ask("replay", "broken.drag", in: folder)
      #expect(text.status == 1)
      #expect(text.output.contains("broken.drag:8: A2: the value is nan, outside 0...1"))
      let json = try await CommandLineTool.ask(
        "replay", "broken.drag", "--format", "json", in: folder)
      let row = try #require(try json.objects().first)
      #expect(row["holds"] as? Bool == false)
    }
  }

  @Test func `the error about a text that does not parse has its position and status 65`()
    async throws
  {
    try await CommandLineTool.withScratch { folder in
      try folder.write("dragnet 1\ncontrol fat-slider\ndown 50 x\n", as: "bad.drag")
      for command in ["replay", "trace", "explain", "minimize"] {
        let result = try await CommandLineTool.ask(command, "bad.drag", in: folder)
        #expect(result.status == 65)
        #expect(
          result.error == "error: bad.drag:3:9: found `x`, expected y in points\n")
      }
    }
  }

  @Test func `a dictionary that does not parse ends fuzz before anything is built`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write("\"GET\"\n\"POST\n", as: "bad.dict")
      let bad = try await CommandLineTool.ask("fuzz", "--dict", "bad.dict", in: folder)
      #expect(bad.status == 65)
      #expect(bad.error == "error: bad.dict:2:6: found the end of the line, expected a quote\n")
      let missing = try await CommandLineTool.ask("fuzz", "--dict", "no.dict", in: folder)
      #expect(missing.status == 74)
      #expect(missing.error.contains("no.dict: cannot be read"))
    }
  }

  @Test func `a case that does not parse has an error about cases`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write("dragnet case 2\ncheck A\nwords 1\n", as: "newer.case")
      try folder.write("nonsense\n", as: "other.case")
      try folder.write("dragnet case 1\nwords 1\n", as: "unnamed.case")
      let text = try await CommandLineTool.ask("replay", ".", in: folder)
      #expect(text.status == 65)
      #expect(
        text.error == """
          error: ./newer.case:1:1: found `dragnet case 2`, expected `dragnet case 1`
          error: ./other.case:1:1: found `nonsense`, expected `dragnet case 1`
          error: ./unnamed.case:2:1: found `words 1`, expected `check NAME`

          """)
    }
  }

  @Test func `replay reports every file that does not parse, and plays the others`() async throws {
    try await CommandLineTool.withScratch { folder in
      let texts = [
        "a": "dragnet 1\ncontrol fat-slider\ndown 50 x\n", "b": broken,
        "c": "dragnet 1\ntarget faults\nwords d\n", "d": "nonsense\n",
        "e": "dragnet 1\ncontrol progress-slider\nadjust up\nexpect value 0.1\n",
        "f": "dragnet 1\ntarget faults\nwords d\nexpect broken A1\n",
        "g": "dragnet 1\ntarget faults\nwords 1\nexpect broken A1\n",
        "h": "dragnet 1\ncontrol unknown\n",
      ]
      for (name, text) in texts { try folder.write(text, as: "\(name).drag") }
      let text = try await CommandLineTool.ask("replay", ".", in: folder)
      #expect(text.status == 65)
      #expect(
        text.error == """
          error: ./a.drag:3:9: found `x`, expected y in points
          error: ./d.drag:1:1: found `nonsense`, expected `dragnet 1`, the format version
          error: ./h.drag: there is no target unknown

          """)
      #expect(text.output.contains("./b.drag:8: A2: "))
      #expect(text.output.contains("./c.drag: A1: FuzzTargets/FuzzTarget+Faults.swift:"))
      #expect(text.output.contains("an intended trap (no trap, no hang: "))
      #expect(text.output.contains("./g.drag: A1: A1 holds, but was expected to be broken"))
      #expect(text.output.hasSuffix("8 cases: 3 not as expected, 3 could not be played\n"))
      let json = try await CommandLineTool.ask("replay", ".", "--format", "json", in: folder)
      #expect(
        try json.objects().map { $0["holds"] as? Bool }
          == [false, false, false, false, true, true, false, false])
    }
  }

  @Test func `a case is judged by the bugs that DRAGNET_BUGS names`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      for (bugs, laws) in [("", []), ("zero-width", ["A2", "A4", "E1"])] {
        for command in ["explain", "minimize"] {
          let result = try await CommandLineTool.run(
            [
              "DRAGNET_BUGS=\(bugs)", CommandLineTool.executable.path, command, "broken.drag",
              "--executables", CommandLineTool.answeringTargets.path, "--format", "json",
            ], of: URL(filePath: "/usr/bin/env"), in: folder)
          if command == "minimize" {
            #expect(result.status == (laws.isEmpty ? 65 : 0), "\(result.error)")
          } else {
            let broken = try result.objects().first?["broken"] as? [[String: Any]]
            #expect(broken?.map { $0["law"] as? String } == laws)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      (["replay", "nowhere.drag"], 74), (["trace"], 64), (["sing"], 64),
      (["fuzz", "nothing", "--executables", "."], 64),
      (["fuzz", "--baseline", "nothing", "--executables", "."], 64),
      // The manifest of the scratch folder is empty.
      (["fuzz", "nothing"], 65), (["coverage", "nothing"], 65),
      (["fuzz", "--seconds", "0"], 64), (["laws", "nothing", "--executables", "."], 64),
      (["fuzz", "--sanitizer", "undefined"], 64),
      (["explain", "a.case", "--sanitizer", "thread", "--executables", "."], 64),
      // Fuzz/Package.swift is a file here, which is noticed before the build.
      (["coverage", "--html", "Fuzz/Package.swift"], 74),
      (["keep", "x.drag", "--name", "../x"], 64), (["keep", "x.drag"], 64),
      (["keep", "--again", "x.case", "--name", "x"], 64),
      (["keep", "x.drag", "y.drag", "--name", "x"], 64), (["--help"], 0),
      (["fuzz", "spring", "--", "-fork=2"], 64),
    ] as [([String], Int32)])
  func `the exit status depends on the error`(arguments: [String], status: Int32) async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await CommandLineTool.run(arguments, in: folder)
      #expect(result.status == status, "\(result.error)")
    }
  }

  @Test func `trace prints a line of JSON with every key for each event`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let result = try await CommandLineTool.ask(
        "trace", "broken.drag", "--format", "json", in: folder)
      #expect(result.status == 0)
      let rows = try result.objects()
      #expect(rows.compactMap { $0["line"] as? Int } == [4, 5, 6, 7, 8, 9])
      let keys: Set = [
        "line", "event", "value", "fraction", "change", "editing", "detents", "reachedEnd",
        "isAnimating",
      ]
      for row in rows { #expect(Set(row.keys) == keys) }
      #expect(rows[4]["value"] as? String == "nan")
      #expect(rows[4]["editing"] as? String == "began")
      #expect(rows[0]["change"] is NSNull)
    }
  }

  @Test func `a script that is too long to be generated is traced and explained`() async throws {
    try await CommandLineTool.withScratch { folder in
      let moves = (0..<500).map { "move \($0 % 300) 22\n" }.joined()
      try folder.write(
        "dragnet 1\ncontrol fat-slider\nsize 300 44\ndown 50 22\n\(moves)", as: "long.drag")
      let trace = try await CommandLineTool.ask(
        "trace", "long.drag", "--format", "json", in: folder)
      #expect(try trace.objects().count == 502)
      #expect(try await CommandLineTool.ask("explain", "long.drag", in: folder).status == 0)
      let minimized = try await CommandLineTool.ask("minimize", "long.drag", in: folder)
      #expect(minimized.status == 65)
      #expect(minimized.error.hasSuffix("cannot encode this case; it may be too long\n"))
    }
  }

  @Test func `minimize prints the smallest script that breaks the same law`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let result = try await CommandLineTool.ask("minimize", "broken.drag", in: folder)
      #expect(result.status == 0)
      #expect(
        result.output
          == "dragnet 1\ncontrol published-fat-slider\ndown 0 0\nexpect broken A2\n")
    }
  }

  @Test func `explain shows the trace and the broken laws, and exits with 1`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let result = try await CommandLineTool.ask("explain", "broken.drag", in: folder)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix(broken))
      #expect(result.output.contains("clamping (A2) does not hold at event 5"))
    }
  }

  @Test func `explain begins with the expected law and folds roundings away`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(
        """
        dragnet 1
        control published-fat-slider
        set isSticky false
        size 300 44
        down 50 22
        move 100 22
        up 200 22
        expect broken D8

        """, as: "up.drag")
      let output = try await CommandLineTool.ask("explain", "up.drag", in: folder).output
      let titles = output.split(separator: "\n").filter { $0.contains("does not hold") }
      #expect(titles.first == "up (D8) does not hold at event 4: 0.25, should be 0.75")
      #expect(output.hasSuffix("\nRoundings break E6, H4, I2, too.\n"))
      #expect(!titles.contains { $0.contains("(I2)") })
    }
  }

  @Test func `the target of an artifact is the name of its folder, or --target`() async throws {
    try await CommandLineTool.withScratch { folder in
      try Data([1, 2, 3]).write(to: folder.appending(path: "crash-1"))
      let unknown = try await CommandLineTool.ask("explain", "crash-1", in: folder)
      #expect(unknown.status == 64)
      let known = try await CommandLineTool.ask(
        "explain", "crash-1", "--target", "fat-slider", in: folder)
      #expect(known.status == 0)
      #expect(known.output.hasPrefix("dragnet 1\ncontrol fat-slider\n"))
    }
  }

  @Test func `keep writes the smallest script once, and never overwrites`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      let kept = try await CommandLineTool.ask(
        "keep", "broken.drag", "--name", "zero-width", in: folder)
      #expect(kept.status == 0)
      let path = folder.appending(path: "Corpus/published-fat-slider/zero-width.drag")
      let text = try String(contentsOf: path, encoding: .utf8)
      #expect(text.hasSuffix("down 0 0\nexpect broken A2\n"))
      #expect(try await CommandLineTool.ask("replay", in: folder).status == 0)
      let again = try await CommandLineTool.ask(
        "keep", "broken.drag", "--name", "zero-width", in: folder)
      #expect(again.status == 74)
      #expect(try String(contentsOf: path, encoding: .utf8) == text)
    }
  }

  @Test func `if two commands keep the same name at once, one of them fails`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(broken, as: "broken.drag")
      async let first = CommandLineTool.ask(
        "keep", "broken.drag", "--name", "zero-width", in: folder)
      async let second = CommandLineTool.ask(
        "keep", "broken.drag", "--name", "zero-width", in: folder)
      let results = try await [first, second].sorted { $0.status < $1.status }
      #expect(results.map(\.status) == [0, 74])
      #expect(results[1].error.hasSuffix("already exists; choose another --name\n"))
      #expect(folder.appending(path: "Corpus").contents == ["published-fat-slider/zero-width.drag"])
    }
  }

  @Test func `targets and laws can be listed as JSON`() async throws {
    let targets = try await CommandLineTool.ask("list", "--format", "json").objects()
    #expect(targets.contains { $0["target"] as? String == "fat-slider" })
    let laws = try await CommandLineTool.ask("laws", "fat-slider", "--format", "json").objects()
    #expect(laws.contains { $0["law"] as? String == "A2" && $0["applies"] as? Bool == true })
    #expect(
      laws.contains {
        $0["law"] as? String == "C8" && $0["reason"] as? String == "it has no stops"
      })
  }

  @Test func `the laws of a target show how many random cases they judge`() async throws {
    let laws = try await CommandLineTool.ask(
      "laws", "fat-slider", "--shares", "--cases", "20", "--format", "json"
    ).objects()
    let replay = try #require(laws.first { $0["law"] as? String == "J1" })
    let bars = try #require(laws.first { $0["law"] as? String == "C7" })
    #expect(replay["exempt"] as? Int == 0)
    #expect(bars["judged"] as? Int == 0 && bars["exempt"] as? Int == replay["judged"] as? Int)
    #expect(bars["applies"] as? Bool == false && bars["reason"] as? String == "it has no bars")
    #expect(try await CommandLineTool.run("laws", "--shares", "--cases", "0").status == 64)
  }
}
