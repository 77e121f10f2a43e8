import Foundation
import Testing

@testable import dragnet

/// Tests of how the command asks the executables of targets, in processes of their own.
@Suite(.onOwnThread) struct AnswerTests {
  private func target(_ name: String) -> TargetExecutable {
    TargetExecutable(
      name: name, executable: CommandLineTool.answeringTargets.appending(path: name))
  }

  private func failure(
    of words: String, _ limits: TargetProcess.Limits = .init(), except known: Set<String> = []
  ) async throws -> CaseFailure? {
    var faults = target("faults")
    faults.limits = limits
    return try await faults.failure(of: words, except: known, path: "faults")
  }

  @Test func `a broken law, a trap, a hang and a greedy case are told apart`() async throws {
    let law = try await failure(of: "c")
    #expect(law?.law == "F1" && law?.isEnd == false)
    #expect(try await failure(of: "c", except: ["F1"]) == nil)
    #expect(try await failure(of: "1") == nil)
    let trap = try await failure(of: "d")
    #expect(trap?.law == "A1" && trap?.isEnd == true)
    #expect(trap?.message.contains("Fatal error: an intended trap (no trap, no hang: ") == true)
    #expect(trap?.place == "Sources/FuzzTargets/Targets/FuzzTarget+Faults.swift:52")
    let hang = try await failure(of: "e", .init(seconds: 1))
    #expect(hang?.message.hasPrefix("it does not end (") == true)
    let greedy = try await failure(of: "f", .init(seconds: 60, memory: 80))
    #expect(greedy?.message.hasPrefix("it takes too much memory (") == true)
  }

  @Test func `the reason of a sanitizer is the line without addresses`() {
    let lines = [
      "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x7c1a10de751e at pc 0x55e4",
      "SUMMARY: AddressSanitizer: heap-buffer-overflow Code.swift:9:3 in last", "Shadow bytes",
      "SUMMARY: libFuzzer: deadly signal",
    ]
    let reason = "AddressSanitizer: heap-buffer-overflow Code.swift:9:3 in last"
    #expect(TargetProcess.summary(lines).map { "\($0)" } == reason)
    #expect(TargetProcess.summary(Array(lines.suffix(2))) == nil)
  }

  @Test func `cases after one that ends the process are answered, too`() async throws {
    let cases = ["1", "d", "c", "1d", "2"].map { TargetRequest.Case.words($0) }
    let answers = try await target("faults").answers(
      TargetRequest(.judge, of: "faults", about: cases))
    let laws = answers.map { answer in
      switch answer {
      case .row(let row): row.failure?.law
      case .ended(let failure, _): failure.law
      }
    }
    #expect(laws == [nil, "A1", "F1", "A1", nil])
  }

  @Test func `a case is minimized to the smallest that fails in the same way`() async throws {
    for (words, smallest) in [("dd", "d"), ("cc", "c")] {
      let failure = try #require(try await failure(of: words))
      let minimized = try await Minimization(
        of: words, failing: failure, target: target("faults"),
        limits: TrapLimits(timeout: 10, minimizing: 600))
      #expect(minimized.words == smallest)
      #expect(minimized.failure.isSame(as: failure))
      // The smallest case of all has the message of that case, not of one that was tried later.
      #expect(words != "cc" || minimized.failure.message.hasPrefix("12 ("))
      #expect(minimized.cutShort == nil)
      #expect(minimized.remark.isEmpty)
    }
  }

  @Test func `the executable says which of two failing cases is simpler`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "texts")
    // "ba" has smaller words than "ab". The process ends early, while it draws.
    let script = #"""
      #!/bin/sh
      answer=$(sed 's/.*"answer":"\([^"]*\)".*/\1/; s#\\/#/#g' "$DRAGNET_REQUEST")
      cat >> "$answer" << 'END'
      {"dragnet":1,"target":"texts","ending":{"law":"A1","name":"ends","sentence":"it ends"}}
      {"try":"6261","isSimpler":true}
      {"fails":"6261","failure":{"law":"ab","place":"","message":"simpler"}}
      {"try":"6161","isSimpler":false}
      {"fails":"6161","failure":{"law":"ab","place":"","message":"not simpler"}}
      {"draw":true}
      END
      exit 5
      """#
    try await folder.writeProgram(script, as: "texts")
    let failure = CaseFailure(law: "ab", place: "", message: "first")
    let minimized = try await Minimization(
      of: "6162", failing: failure, target: TargetExecutable(name: "texts", executable: program))
    #expect(minimized.words == "6261" && minimized.failure.message == "simpler")
    #expect(minimized.calls == 2 && minimized.cutShort != nil)
  }

  @Test func `a process that goes on minimizing judges no case again`() async throws {
    let faults = target("faults")
    var request = TargetRequest(.minimize, of: "faults", about: [.words("dd")])
    request.failure = try await failure(of: "dd")
    request.calls = 100
    request.others = ["1", "6e"]
    request.failing = ["d"]
    let process = try await TargetProcess(faults.program, request, faults.limits)
    #expect(process.end == nil && process.rows.last?.words == "d")
    #expect(process.rows.allSatisfy { !["1", "6e", "d"].contains($0.trial) })
    #expect(process.rows.contains { $0.trial != nil })
  }

  @Test func `minimizing a case that hangs ends in time, and says so`() async throws {
    let failure = try #require(try await failure(of: "ffe", .init(seconds: 1)))
    let minimized = try await Minimization(
      of: "ffe", failing: failure, target: target("faults"),
      limits: TrapLimits(timeout: 1, minimizing: 1))
    #expect(minimized.cutShort == "1 s of cases that trap or hang")
    #expect(
      minimized.remark == "# minimizing stopped early, after 1 s of cases that trap or hang\n")
  }

  @Test func `a program that is no fuzz target is named in the error`() async throws {
    let program = TargetExecutable(name: "true", executable: URL(filePath: "/bin/true"))
    let failure = await #expect(throws: CommandFailure.self) { try await program.description() }
    #expect(failure?.status == .internalError)
    #expect(failure?.message.hasPrefix("/bin/true does not answer: ") == true)
  }

  @Test func `a path in a command line is quoted where the shell needs it`() {
    #expect("a-b/c_d.drag".shellQuoted == "a-b/c_d.drag")
    #expect("my drag; touch x".shellQuoted == "'my drag; touch x'")
    #expect("it's".shellQuoted == #"'it'\''s'"#)
  }
}

/// Tests of the fuzz command with a script in place of libFuzzer.
@Suite(.onOwnThread) struct SlowInputTests {
  /// Fuzzes with a script that saves the input of a slow unit, and an answering target.
  private func fuzz(_ arguments: String..., in folder: URL) async throws -> CommandLineTool.Result {
    let answering = CommandLineTool.answeringTargets.appending(path: "spring").path
    let script = """
      #!/bin/sh
      [ -n "$DRAGNET_REQUEST" ] && exec '\(answering)'
      echo "$@" > arguments
      for option; do
        case "$option" in -artifact_prefix=*) prefix="${option#*=}" ;; esac
      done
      printf '\\001\\000' > "${prefix}slow-unit-1"
      echo 'Slowest unit: 12 s:' >&2
      echo "artifact_prefix='$prefix'; Test unit written to ${prefix}slow-unit-1" >&2
      echo '#700 DONE cov: 1 ft: 2 corp: 3/1b exec/s: 70 rss: 30Mb' >&2
      sleep 1

      """
    try await folder.writeProgram(script, as: "built/spring")
    return try await CommandLineTool.run(
      ["fuzz", "spring", "--seconds", "1", "--executables", "built", "--no-doctor"]
        + arguments, in: folder)
  }

  @Test func `a slow input breaks no law, and is reported with its seconds`() async throws {
    try await CommandLineTool.withScratch { folder in
      let text = try await fuzz(in: folder)
      #expect(text.status == 0, "\(text.error)\(text.output)")
      #expect(text.output.contains("  an input takes 12 s, and breaks no law\n"))
      #expect(text.output.contains("    words 1"))
      let summary = text.output.split(separator: "\n").last ?? ""
      #expect(summary.hasPrefix("1 target searched for "))
      #expect(
        summary.hasSuffix(" s: 700 executions, no new inputs, no failures, 1 slow input"),
        "\(summary)")
      let artifacts = folder.appending(path: ".dragnet/artifacts/spring").contents
      #expect(artifacts == ["slow-unit-1", "slow-unit-1.drag"])
      let json = try await fuzz("--format", "json", in: folder)
      let row = try #require(try json.objects().first)
      #expect((row["failures"] as? [Any])?.isEmpty == true)
      let slow = try #require((row["slowInputs"] as? [[String: Any]])?.first)
      #expect(slow["seconds"] as? Int == 12)
      #expect(slow["artifact"] as? String == ".dragnet/artifacts/spring/slow-unit-1")
    }
  }

  @Test func `an input that two processes find at once has one artifact`() async throws {
    try await CommandLineTool.withScratch { folder in
      let name = "published-fat-slider"
      let answering = CommandLineTool.answeringTargets.appending(path: name).path
      // The first process saves the empty input. That was moved before the second one has ended.
      let script = """
        #!/bin/sh
        [ -n "$DRAGNET_REQUEST" ] && exec '\(answering)'
        for option; do
          case "$option" in -artifact_prefix=*) prefix="${option#*=}" ;; esac
        done
        [ -e saved ] || touch saved "${prefix}crash-1"
        echo "artifact_prefix='$prefix'; Test unit written to ${prefix}crash-1" >&2
        echo 'Base64: ' >&2
        exit 77

        """
      try await folder.writeProgram(script, as: "built/\(name)")
      let result = try await CommandLineTool.run(
        "fuzz", name, "--seconds", "1", "--executables", "built", "--no-doctor", in: folder)
      #expect(result.status == 1)
      for law in ["D14", "E7"] {
        let line = "\(name): \(law) does not hold: .dragnet/artifacts/\(name)/crash-1\n"
        #expect(result.error.contains(line), "\(result.error)")
      }
      #expect(!result.error.contains("not saved"), "\(result.error)")
    }
  }

  @Test func `arguments after -- are options of libFuzzer`() async throws {
    try await CommandLineTool.withScratch { folder in
      let result = try await fuzz("--", "-dict=words", "-use_value_profile=1", in: folder)
      #expect(result.status == 0, "\(result.error)")
      let arguments = try String(contentsOf: folder.appending(path: "arguments"), encoding: .utf8)
      #expect(arguments.contains(" -dict=words -use_value_profile=1 "))
    }
  }
}
