import Foundation
import Testing

@Suite(.onOwnThread) struct TestedCommandTests {
  /// Returns a line of a record.
  private func line(
    _ property: String, _ value: String, _ status: String = "passed", start: Double = 2,
    features: String = "{}"
  ) -> String {
    """
    {"type":"test_case","run_start":\(start),"property":"\(property)","status":"\(status)",\
    "status_reason":"","representation":"\(value)","arguments":{},"how_generated":"","features":\
    \(features),"coverage":null,"metadata":{}}

    """
  }

  @Test func `records are counted and shown on a page`() async throws {
    try await CommandLineTool.withScratch { folder in
      let lines = [
        line("p", "old", start: 1), line("p", "1", features: #"{"length":3,"even":""}"#),
        line("p", "1", features: #"{"length":5,"is empty":true}"#), line("p", "", "gave_up"),
        line("p", "3", "failed"),
        #"{"type":"info","run_start":2,"property":"p","title":"Cut","content":"Here."}"# + "\n",
      ]
      try folder.write(lines.joined(), as: "p.jsonl")
      try folder.write(line("a", "x", features: #"{"number of words":4}"#), as: "a.jsonl")
      let result = try await CommandLineTool.run(
        ["tested", ".", "--html", "page.html", "--format", "json"], in: folder)
      #expect(result.status == 0)
      let rows = result.output.split(separator: "\n").map(String.init)
      try #require(rows.count == 2)
      #expect(
        rows[1]
          == #"{"brokenLaws":{},"cases":1,"discarded":0,"duplicates":0,"failed":0,"labels":{},"#
          + #""means":{},"property":"a","words":4}"#)
      // A property that breaks a law comes first.
      #expect(
        rows[0]
          == #"{"brokenLaws":{"the property":1},"cases":3,"discarded":1,"duplicates":1,"failed":1,"#
          + #""labels":{"even":1,"is empty":1},"means":{"length":4},"property":"p"}"#)
      let page = try folder.text(of: "page.html")
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("Cut: Here."))
      #expect(page.contains("3 cases, 1 failed, 33.3 % with the value of an earlier case"))
      let text = try await CommandLineTool.run(
        ["tested", "p.jsonl", "--html", "page.html"], in: folder)
      #expect(text.output.contains("property  cases  failed  discarded  duplicates  words\n"))
      #expect(text.output.contains("p         3      1       1          1"))
      #expect(text.output.contains("\np\n  the property does not hold in 1 case: 3\n"))
      #expect(
        text.output.hasSuffix("3 cases of 1 property, 1 law broken\nThe page is page.html\n"))
    }
  }

  @Test func `a line that does not parse is an error with its place`() async throws {
    try await CommandLineTool.withScratch { folder in
      try folder.write(line("p", "1") + "{\"type\":\"test_case\"}\n", as: "p.jsonl")
      let result = try await CommandLineTool.run(["tested", "p.jsonl", "--html", "a"], in: folder)
      #expect(result.status == 65)
      #expect(result.error.contains("p.jsonl:2: this is no line of a record of cases"))
      let missing = try await CommandLineTool.run(
        ["tested", "no.jsonl", "--html", "a"], in: folder)
      #expect(missing.status == 74)
    }
  }

  @Test func `without records, the tests run and write them`() async throws {
    try await CommandLineTool.withScratch { folder in
      // A program in the place of `swift`: its tests fail, and a check writes a record.
      let record = line("p", "$DRAGNET_CASES $DRAGNET_SEED").replacing("\"", with: "\\\"")
      try await folder.writeProgram(
        "#!/bin/sh\necho \"$@\" > arguments\nprintf '%s' \"\(record)\" > \"$DRAGNET_TESTED/p.jsonl\"\nexit 1\n",
        as: "bin/swift")
      try folder.write("", as: "Package.swift")
      func tested(_ arguments: String...) async throws -> CommandLineTool.Result {
        try await CommandLineTool.run(
          [
            "-c", "PATH=\"$PWD/bin:$PATH\" exec \"$@\"", "sh", CommandLineTool.executable.path,
            "tested",
          ] + arguments, of: URL(filePath: "/bin/sh"), in: folder)
      }
      let result = try await tested("--filter", "A/b", "--cases", "7", "--seed", "3")
      // A test failed.
      #expect(result.status == 1)
      #expect(result.output.contains("p         1      0       0          0"))
      #expect(try folder.text(of: "arguments").hasSuffix(" --filter A/b\n"))
      #expect(try folder.text(of: ".dragnet/tested.html").contains("<code>7 3</code>"))
      // No test reaches a check.
      try await folder.writeProgram("#!/bin/sh\necho no test\n", as: "bin/swift")
      let none = try await tested()
      #expect(none.status == 64 && none.error.contains("no check ran"))
      try await folder.writeProgram("#!/bin/sh\necho broken code\nexit 1\n", as: "bin/swift")
      let broken = try await tested()
      #expect(broken.status == 65 && broken.error.contains("broken code"))
    }
  }

  @Test func `options for running tests do not go with records`() async throws {
    let result = try await CommandLineTool.run("tested", "p.jsonl", "--seed", "1")
    #expect(result.status == 64)
  }
}

extension URL {
  /// Returns the text of a file in this folder.
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOf: appending(path: name), encoding: .utf8)
  }
}
