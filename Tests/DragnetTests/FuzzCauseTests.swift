import Foundation
import Testing

@testable import dragnet

@Suite(.onOwnThread) struct FuzzCauseTests {
  private let target = TargetExecutable(
    name: "published-fat-slider",
    executable: CommandLineTool.answeringTargets.appending(path: "published-fat-slider"))

  /// Returns the failure of a law in a script, as a search finds it.
  private func failure(
    _ law: String, _ script: String, in folder: URL, artifact: String? = nil
  ) async throws -> FuzzFailure {
    try folder.write("dragnet 1\ncontrol published-fat-slider\n\(script)\n", as: "\(law).drag")
    let file = folder.appending(path: "\(law).drag")
    let row = try await target.row(
      TargetRequest(.show, of: target.name, about: [.file(path: file.path)]), path: law)
    let words = try #require(row.words)
    let found = CaseFailure(law: law, place: "event 1", message: "something is wrong")
    return FuzzFailure(
      kind: .crash, failure: found, words: words,
      shown: try await target.shown(words, failing: found, path: law), artifact: artifact)
  }

  @Test func `failures are grouped by cause, the most serious first`() async throws {
    try await CommandLineTool.withScratch { folder in
      let failures = [
        try await failure("H4", "size 300 44; down 50 22; move 60 22", in: folder),
        try await failure("E1", "down 0 0", in: folder),
        try await failure(
          "D8", "set isSticky false\nsize 300 44; down 50 22; up 200 22", in: folder),
        try await failure("A2", "down 0 0", in: folder),
        try await failure("A4", "size 0 44; down 5 22", in: folder),
      ]
      let causes = await FuzzCause.causes(of: failures, in: target, drawing: false)
      #expect(causes.map { $0.failures.map(\.law) } == [["A2", "A4", "E1"], ["D8"], ["H4"]])
      #expect(causes.map(\.title) == ["clamping (A2)", "up (D8)", "grab without jump (H4)"])
      #expect(causes[0].contrast == "nan, should be 0")
      #expect(causes.map(\.rank) == [.notANumber, .other, .rounding])
    }
  }

  @Test func `a report shows the first cause in full and the others in a line each`() async throws {
    try await CommandLineTool.withScratch { folder in
      let hash = "0123456789abcdef0123456789abcdef01234567"
      let failures = [
        try await failure("A2", "down 0 0", in: folder, artifact: "crash-\(hash)"),
        try await failure(
          "D8", "set isSticky false\nsize 300 44\ndown 50 22\nup 200 22", in: folder),
      ]
      let causes = await FuzzCause.causes(of: failures, in: target, drawing: false)
      let text = causes.text(in: Checkout(root: folder), on: Terminal())
      #expect(text.contains("  clamping (A2) does not hold: nan, should be 0\n"))
      #expect(text.contains("keep 0123456 --name NAME\n"))
      #expect(
        text.hasSuffix(
          "\n  unsaved  up (D8): 0, should be 0.75   "
            + "set isSticky false; size 300 44; down 50 22; up 200 22"), "\(text)")
      let narrow = causes.text(in: Checkout(root: folder), on: Terminal(columns: 60))
      // A command is not wrapped, so that it can be copied.
      let texts = narrow.split(separator: "\n").filter { !$0.contains(" it    ") }
      #expect(texts.allSatisfy { $0.count <= 60 }, "\(narrow)")
      let colored = causes.text(in: Checkout(root: folder), on: Terminal(isColored: true))
      #expect(colored.contains("\u{1b}[1;31mup (D8)\u{1b}[0m"))
    }
  }

  @Test(arguments: [nil, 50, 80, 120])
  func `a report of many causes fits a screen, and counts the causes that it leaves out`(
    columns: Int?
  ) async throws {
    try await CommandLineTool.withScratch { folder in
      let failures = [
        try await failure("A2", "down 0 0", in: folder, artifact: "crash-0123456789abcdef"),
        try await failure(
          "D8", "set isSticky false; size 300 44; down 50 22; up 200 22", in: folder),
        try await failure("H4", "size 300 44; down 50 22; move 60 22", in: folder),
      ]
      let causes = await FuzzCause.causes(of: failures, in: target, drawing: false)
      let many = [causes[0]] + Array(repeating: causes[1], count: 12) + [causes[2], causes[2]]
      let text = many.text(in: Checkout(root: folder), on: Terminal(columns: columns))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 18, "\(text)")
      let listed = lines.count { $0.hasPrefix("  unsaved  up (D8)") }
      #expect(listed >= 2 && text.contains("\n  and \(12 - listed) more, which --html shows\n"))
      #expect(text.contains("\n  2 roundings: "))
      // Few causes are listed without a line that counts more.
      let few = (Array(causes[0...1]) + [causes[1]]).text(
        in: Checkout(root: folder), on: Terminal())
      #expect(!few.contains(" more, which") && few.contains("unsaved  up (D8)"))
    }
  }

  @Test func `NO_COLOR and a dumb terminal turn colours off`() {
    #expect(Terminal.allowsColors(["TERM": "xterm"]))
    #expect(!Terminal.allowsColors(["TERM": "xterm", "NO_COLOR": "1"]))
    #expect(Terminal.allowsColors(["TERM": "xterm", "NO_COLOR": ""]))
    #expect(!Terminal.allowsColors(["TERM": "dumb"]))
  }

  @Test func `a paragraph is wrapped to the width of the terminal`() {
    let words = "one two three four five six seven"
    #expect(Terminal().wrapped(words, margin: "  ") == words)
    #expect(
      Terminal(columns: 23).wrapped(words, margin: "  ") == "one two three four\n  five six seven")
    #expect(Terminal(columns: 10).fitted("abcdefgh", besides: 4) == "abcde…")
  }

  @Test func `the first digits of a hash stand for an artifact`() async throws {
    try await CommandLineTool.withScratch { folder in
      let checkout = Checkout(root: folder)
      let artifacts = try checkout.workFolder("artifacts", target: "spring")
      let (first, second) = ("ab12cd" + zeros(34), "ab12ef" + zeros(34))
      for hash in [first, second] {
        try Data().write(to: artifacts.appending(path: "crash-\(hash)"))
      }
      #expect(try checkout.casePath(of: "ab12c").hasSuffix("/crash-\(first)"))
      try Data().write(to: artifacts.appending(path: "crash-\(first).drag"))
      #expect(try checkout.casePath(of: "AB12c").hasSuffix("/crash-\(first).drag"))
      #expect(try checkout.casePath(of: "ab9") == "ab9")
      #expect(try checkout.casePath(of: "Corpus/x.drag") == "Corpus/x.drag")
      let error = #expect(throws: CommandFailure.self) { try checkout.casePath(of: "ab12") }
      #expect(error?.message.hasPrefix("ab12 begins the hashes of several artifacts:\n") == true)
      #expect(checkout.artifactNames.shortName(of: "x/crash-\(first)") == "ab12cd0")
      #expect(checkout.artifactNames.shortName(of: "x/other") == "x/other")
    }
  }

  private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
}
