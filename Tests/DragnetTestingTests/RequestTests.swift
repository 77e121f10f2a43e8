#if os(Linux)
  import Foundation
  import Testing

  /// Requests to the checks of this test bundle, which another process of the bundle answers.
  @Suite struct RequestTests {
    /// The answer to a request.
    struct Answer {
      var status: Int32
      var lines: [[String: Any]]
      /// The standard output and the standard error.
      var output: String

      /// The message of an error, which another check of the process may answer before or after its
      /// own lines.
      var error: String? {
        lines.compactMap { $0["error"] as? [String: Any] }.first?["message"] as? String
      }
      var failure: [String: Any]? { lines.last?["failure"] as? [String: Any] }
    }

    /// Starts this test bundle with a request that has these members besides the version and the place
    /// of the answer; returns its answer.
    func answer(
      _ members: [String: Any], version: Int = 1,
      selection: [String] = ["--testing-library", "swift-testing", "--filter", "AnsweringChecks"]
    ) async throws -> Answer {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "a request \(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (request, answer, output) = (
        folder.appending(path: "request"), folder.appending(path: "answer"),
        folder.appending(path: "output")
      )
      let all = members.merging(["dragnet": version, "answer": answer.path]) { $1 }
      try JSONSerialization.data(withJSONObject: all).write(to: request)
      try Data().write(to: output)

      let process = Process()
      process.executableURL = URL(filePath: CommandLine.arguments[0])
      process.arguments = selection
      process.environment = ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("DRAGNET_") }
        .merging(["DRAGNET_REQUEST": request.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
      let handle = try FileHandle(forWritingTo: output)
      process.standardOutput = handle
      process.standardError = handle
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        Thread.detachNewThread {
          do {
            try process.run()
            process.waitUntilExit()
            continuation.resume()
          } catch {
            continuation.resume(throwing: error)
          }
        }
      }
      let text = (try? String(contentsOf: answer, encoding: .utf8)) ?? ""
      return Answer(
        status: process.terminationStatus,
        lines: try text.split(separator: "\n").map {
          try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
        },
        output: (try? String(contentsOf: output, encoding: .utf8)) ?? "")
    }

    static let suite = "DragnetTestingTests.AnsweringChecks/"
    static let xctests = "DragnetTestingTests.AnsweringXCTests"

    @Test func `each check that is reached is listed`() async throws {
      let list = try await answer(["ask": "list"])
      #expect(list.status == 0, "\(list.output)")
      let entries = Dictionary(grouping: list.lines) { $0["target"] as? String ?? "" }
      let names = [
        "numbers are small", "numbers are small #2", "limits(10, \"a\")", "limits(20, \"a\")",
        "limits(10, \"b\\nc\")", "limits(20, \"b\\nc\")", "property", "a call of check", "draws",
        "expects", "awaits", "awaits and expects", "requires", "a number is replayed",
        "child tasks",
      ]
      let (inside, outside) = (
        entries.keys.filter { $0.hasPrefix(Self.suite) },
        entries.keys.filter { !$0.hasPrefix(Self.suite) }
      )
      #expect(Set(inside) == Set(names.map { Self.suite + $0 }))
      #expect(entries[Self.suite + "child tasks"]?.count == 2)

      let second = try #require(entries[Self.suite + "numbers are small #2"]?.first)
      #expect(
        second["test"] as? String
          == "^DragnetTestingTests.AnsweringChecks/`numbers are small`../")
      #expect(second["library"] as? String == "swift-testing")
      #expect((second["file"] as? String)?.hasSuffix("/AnsweringChecks.swift") == true)
      #expect(second["line"] as? Int == 10)
      #expect(second["values"] as? String == "Int")
      #expect(second["isAsync"] as? Bool == false)
      #expect(second["obstacle"] == nil)
      #expect(entries[Self.suite + "property"]?.first?["summary"] as? String == "below a thousand")
      #expect(entries[Self.suite + "draws"]?.first?["values"] == nil)
      #expect(entries[Self.suite + "awaits"]?.first?["isAsync"] as? Bool == true)
      #expect(
        entries[Self.suite + "a number is replayed"]?.first?["obstacle"] as? String
          == "it replays one case")
      #expect(outside.count == 1)
      #expect(
        entries[outside.first ?? ""]?.first?["obstacle"] as? String == "it runs in an exit test")
    }

    @Test(
      arguments: [
        ("numbers are small", 1000), ("numbers are small #2", 2000), ("limits(10, \"a\")", 10),
        ("limits(20, \"b\\nc\")", 20), ("property", 1000), ("a call of check", 1000),
        ("draws", 1000), ("expects", 1000), ("awaits", 1000), ("awaits and expects", 1000),
        ("requires", 1000),
      ])
    func `the check that a request names is judged and minimized`(
      name: String, smallest: Int
    ) async throws {
      let words = { (number: Int) in ["words": String(number, radix: 16)] }
      let target = Self.suite + name
      let judged = try await answer([
        "ask": "judge", "target": target, "cases": [words(smallest - 1), words(4001)],
      ])
      #expect(judged.status == 0, "\(judged.output)")
      #expect(judged.lines.map { $0["case"] as? Int } == [nil, nil, 0, nil, 1])
      #expect(judged.lines.first?["target"] as? String == target)
      #expect(judged.lines.dropFirst(2).first?["failure"] is NSNull)
      let failure = try #require(judged.failure)

      let minimized = try await answer([
        "ask": "minimize", "target": target, "cases": [words(4001)], "failure": failure,
        "calls": 1000,
      ])
      #expect(minimized.lines.last?["words"] as? String == String(smallest, radix: 16))
      #expect(minimized.lines.last?["isFinished"] as? Bool == true)
    }

    @Test func `an issue that a case records is its failure`() async throws {
      for (name, words) in [
        ("expects", "7d0"), ("awaits and expects", "7d0"), ("draws", "1f4"), ("awaits", "1f4"),
        ("requires", "1f4"), ("requires", "7d0"),
      ] {
        let judged = try await answer([
          "ask": "judge", "target": Self.suite + name, "cases": [["words": words]],
        ])
        let law = judged.failure?["law"] as? String ?? ""
        #expect(
          law.contains(", as expected at DragnetTestingTests/AnsweringChecks.swift:"), "\(name)")
      }
    }

    @Test func `a failing case is shown with the line and the test that repeat it`() async throws {
      let shown = try await answer([
        "ask": "show", "target": Self.suite + "numbers are small", "cases": [["words": "3e8"]],
        "failure": ["law": "numbers are small", "place": "here", "message": "returned false"],
      ])
      #expect(
        shown.lines.last?["again"] as? String
          == """
          DRAGNET_REPLAY="3e8" swift test --filter \
          'DragnetTestingTests.AnsweringChecks/`numbers are small`..'
          """)
      #expect(
        shown.lines.last?["keep"] as? String
          == """
          @Test func `numbers are small for 1000`() {
            replaying(value: 1000 as Int) { `numbers are small`() }
          }
          """)
    }

    @Test func `checks of XCTest answer`() async throws {
      let list = try await answer(["ask": "list"], selection: [Self.xctests])
      #expect(
        list.lines.map { $0["target"] as? String } == [
          "\(Self.xctests)/testAssertions", "\(Self.xctests)/testSmallNumbers",
          "\(Self.xctests)/testSmallNumbers #2",
        ])
      #expect(list.lines.last?["library"] as? String == "xctest")
      let test = try #require(list.lines.last?["test"] as? String)
      #expect(test == "\(Self.xctests)/testSmallNumbers")

      let judged = try await answer(
        ["ask": "judge", "target": "\(test) #2", "cases": [["words": "5dc"], ["words": "7d0"]]],
        selection: [test])
      #expect(judged.lines.map { $0["failure"] is NSNull } == [false, false, true, false, false])
      let asserted = try await answer(
        [
          "ask": "judge", "target": "\(Self.xctests)/testAssertions",
          "cases": [["words": "7d0"], ["words": "7"]],
        ], selection: ["\(Self.xctests)/testAssertions"])
      let failure = asserted.lines.dropFirst(2).first?["failure"] as? [String: Any]
      #expect(
        (failure?["law"] as? String)?.contains("as asserted at AnsweringXCTests.swift:") == true)
      #expect(asserted.lines.last?["failure"] is NSNull)
    }

    @Test func `a request for a check that is not there is not answered, and nothing runs`()
      async throws
    {
      let none = try await answer(["ask": "judge", "target": "numbers", "cases": [["words": "1"]]])
      #expect(none.lines.isEmpty)
      #expect(none.status == 0, "\(none.output)")
    }

    @Test func `a request that cannot be answered is answered with an error`() async throws {
      let small = Self.suite + "numbers are small"
      let cases: [([String: Any], String)] = [
        (["ask": "judge"], "`target` is missing; it must be the name of a check"),
        (["ask": "sing", "target": small], "`ask` is \"sing\"; it must be one of"),
        (["ask": "fuzz", "target": small], "this program has no libFuzzer; build it with"),
        (["ask": "fuzz", "target": small, "arguments": [1]], "`arguments` has no string at 0"),
        (
          ["ask": "judge", "target": Self.suite + "a number is replayed"],
          "\(Self.suite)a number is replayed cannot be fuzzed: it replays one case"
        ),
        (
          ["ask": "judge", "target": Self.suite + "child tasks", "cases": [["words": "1"]]],
          "this process has two checks with the name \(Self.suite)child tasks"
        ),
      ]
      for (members, message) in cases {
        let refused = try await answer(members)
        #expect(refused.status == 64)
        #expect(refused.error?.hasPrefix(message) == true, "\(refused.lines) \(refused.output)")
      }
      let newer = try await answer(["ask": "list"], version: 2)
      #expect(newer.error?.hasPrefix("the request has version 2, but this program answers") == true)
    }
  }
#endif
