import Foundation
import PropertyTesting
import Testing

@testable import FuzzDriver

/// Requests to an executable of a property, as another process makes them.
@Suite struct ResponderTests {
  /// Returns the lines of the answer to a request, which the process of an exit test gives.
  private func lines(
    _ request: String, status: Int32 = 0, ofTexts isOfTexts: Bool = false
  ) async throws -> [[String: Any]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let answer = folder.appending(path: "answer").path
    let file = folder.appending(path: "request").path
    try request.replacing("ANSWER", with: answer).write(
      toFile: file, atomically: true, encoding: .utf8)
    let code = ExitTest.Condition.exitCode(status)
    await #expect(processExitsWith: code) {
      [file = file as String, isOfTexts = isOfTexts as Bool] in
      setenv("DRAGNET_REQUEST", file, 1)
      if isOfTexts {
        fuzz(
          Property("not a and b", Domain<String>.strings) { text in
            if text.contains("a") && text.contains("b") {
              throw PropertyFailure(law: "not a and b")
            }
            return true
          })
      }
      fuzz(
        Property("below a thousand", Domain<Int>.integers(in: 0...5000)) { number in
          if number == 3000 { exit(5) }
          if number >= 1000 { throw PropertyFailure(law: "below a thousand") }
          return true
        })
    }
    let text = (try? String(contentsOfFile: answer, encoding: .utf8)) ?? ""
    return try text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }

  @Test func `a property is listed, shown and judged`() async throws {
    let list = try await lines(#"{"dragnet":1,"answer":"ANSWER","ask":"list"}"#)
    #expect(list.first?["summary"] as? String == "below a thousand")
    let show = try await lines(
      #"{"dragnet":1,"answer":"ANSWER","ask":"show","cases":[{"words":"7"}]}"#)
    #expect(show.last?["value"] as? String == "7")
    #expect((show.last?["text"] as? String)?.hasSuffix("# 7\nwords 7\n") == true)
    let judge = try await lines(
      #"{"dragnet":1,"answer":"ANSWER","ask":"judge","cases":[{"words":"7"},{"words":"7d0"}]}"#)
    #expect(judge.map { $0["case"] as? Int } == [nil, nil, 0, nil, 1])
    #expect(judge[2]["failure"] is NSNull)
    #expect((judge[4]["failure"] as? [String: Any])?["law"] as? String == "below a thousand")
  }

  @Test func `the words of a kept case are written again for the value that it notes`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let shown = try await lines(
      #"{"dragnet":1,"answer":"ANSWER","ask":"show","cases":[{"words":"7"}]}"#)
    let text = try #require(shown.last?["text"] as? String)
    var cases: [String] = []
    for (name, value) in [("a", "8"), ("b", "6000")] {
      let file = folder.appending(path: "\(name).case").path
      try text.replacing("# 7", with: "# \(value)").write(
        toFile: file, atomically: true, encoding: .utf8)
      cases.append(#"{"file":"\#(file)"}"#)
    }
    let rows = try await lines(
      #"{"dragnet":1,"answer":"ANSWER","ask":"encode","cases":[\#(cases.joined(separator: ","))]}"#)
    let answers = rows.filter { $0["case"] != nil }
    #expect(answers.count == 2)
    #expect(
      answers.first?["text"] as? String
        == text.replacing("# 7", with: "# 8").replacing("words 7", with: "words 8"))
    let error = answers.last?["error"] as? [String: Any]
    #expect(error?["message"] as? String == "the domain cannot encode 6000")
  }

  @Test func `a case is minimized, and each smaller case is named before it runs`() async throws {
    let rows = try await lines(
      """
      {"dragnet":1,"answer":"ANSWER","ask":"minimize","cases":[{"words":"7d0"}],"calls":1000,
      "failure":{"law":"below a thousand","place":"","message":""}}
      """)
    #expect(rows.last?["words"] as? String == "3e8")
    #expect(rows.last?["isFinished"] as? Bool == true)
    #expect(rows.contains { $0["try"] as? String == "3e8" })
    #expect(rows.contains { $0["fails"] as? String == "3e8" })
  }

  @Test func `a text is simpler than another by its scalars, not by its words`() async throws {
    let rows = try await lines(
      """
      {"dragnet":1,"answer":"ANSWER","ask":"minimize","cases":[{"words":"6162"}],"calls":1000,
      "failure":{"law":"not a and b","place":"","message":""}}
      """, ofTexts: true)
    #expect(rows.last?["words"] as? String == "6261")
    let trials = rows.filter { $0["try"] as? String == "6261" }
    #expect(trials.count == 1 && trials.first?["isSimpler"] as? Bool == true)
  }

  @Test func `a case that ends the process is the last that the answer names`() async throws {
    let rows = try await lines(
      """
      {"dragnet":1,"answer":"ANSWER","ask":"judge",
      "cases":[{"words":"1"},{"words":"bb8"},{"words":"2"}]}
      """, status: 5)
    #expect(rows.last?["begin"] as? Int == 1)
  }

  @Test(arguments: [
    (#"{"dragnet":2,"answer":"ANSWER","ask":"list"}"#, "the request has version 2, but"),
    (#"{"dragnet":1,"answer":"ANSWER","ask":"sing"}"#, "`ask` is \"sing\"; it must be one of"),
    (#"{"dragnet":1,"answer":"ANSWER","ask":"judge","target":"x"}"#, "this program has no"),
    (#"{"dragnet":1,"answer":"ANSWER","ask":"judge","cases":[1]}"#, "`cases` has no `file`"),
  ])
  func `a request that cannot be answered is answered with an error`(
    request: String, message: String
  ) async throws {
    let rows = try await lines(request, status: 64)
    let error = rows.last?["error"] as? [String: Any]
    #expect((error?["message"] as? String)?.hasPrefix(message) == true, "\(rows)")
  }
}
