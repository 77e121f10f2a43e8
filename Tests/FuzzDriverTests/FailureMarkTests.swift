import Testing

@testable import FuzzDriver

@Suite struct FailureMarkTests {
  @Test func `a mark names the target and the law`() {
    let mark = "\(FailureMark(law: "D3", of: "fat-slider"))"
    #expect(mark.hasPrefix("[dragnet:fat-slider(1)] Check failed: FuzzerHash="))
    #expect(mark.hasSuffix(" D3"))
    #expect(mark == "\(FailureMark(law: "D3", of: "fat-slider"))")
  }

  @Test func `laws and targets have hashes of twelve letters`() throws {
    let marks = [("D3", "a"), ("D4", "a"), ("D3", "b")].map { "\(FailureMark(law: $0, of: $1))" }
    let hashes = try marks.map { try #require($0.firstMatch(of: #/FuzzerHash=([a-z]{12}) /#)).1 }
    #expect(Set(hashes).count == 3)
  }

  @Test func `a mark is one line of ASCII without brackets in the name of the target`() {
    let mark = "\(FailureMark(law: "größer\nals", of: "Tests.Suite/a test(1:[2]) #2"))"
    #expect(mark.hasPrefix("[dragnet:Tests.Suite-a-test-1--2----2(1)] Check failed: "))
    #expect(mark.hasSuffix(" gr??er?als"))
  }

  @Test func `traps are told apart by message and place, but not by numbers`() {
    let mark = { (message: String, line: UInt32) in
      "\(FailureMark(trap: message, file: "A.swift", line: line, of: "a"))".prefix(60)
    }
    #expect(mark("index 12 of 7", 3) == mark("index 5 of 99", 3))
    #expect(mark("index 12 of 7", 3) != mark("index 12 of 7", 4))
    #expect(mark("index 12 of 7", 3) != mark("no index", 3))
  }
}
