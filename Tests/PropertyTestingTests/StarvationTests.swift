import Testing

@testable import PropertyTesting

@Suite struct StarvationTests {
  /// An actor whose task judges.
  actor Judge {
    func run(_ folder: String, hangs: Bool) async -> RunResult {
      let number = Domain<Int>.integers(in: 0...1_000_000)
      let settings = RunSettings(
        seed: 1, cases: 50, caseTimeLimit: .milliseconds(100), failureStorage: .folder(folder))
      return await AnyProperty.run("waits", number, settings: settings) { n in
        while hangs && n >= 1000 { Platform.sleep(seconds: 0.01) }
        return .holds
      }
    }
  }

  /// An actor that another task keeps busy, each time for longer than a case may take.
  actor Busy {
    func run(_ folder: String) async -> RunResult {
      let settings = RunSettings(
        seed: 1, cases: 3, caseTimeLimit: .milliseconds(200), failureStorage: .folder(folder))
      let other = Task {
        while !Task.isCancelled {
          self.keepBusy()
          await Task.yield()
        }
      }
      defer { other.cancel() }
      return await AnyProperty.run("waits", Domain<Int>.integers, settings: settings) { _ in
        self.assertIsolated()
        return .holds
      }
    }

    func keepBusy() { Platform.sleep(seconds: 0.5) }
  }

  @Test func `waiting for a busy actor does not count as hanging`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      let result = await Busy().run(folder)
      precondition(result.isSuccess && result.cases == 3)
    }
  }

  func folder() -> String { ".build/tests/waits-\(UInt64.random(in: 0 ... .max))" }

  @Test func `a case that hangs in its task is named`() async {
    let folder: String = folder()
    let result = await #expect(
      processExitsWith: .abort, observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      _ = await Judge().run(folder, hangs: true)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("waits hangs: a case still runs after 0.1 seconds\n  for  "))
  }

  @Test func `a case that waits for a thread is not current`() throws {
    let note = try #require(try CaseNote.open(of: "p", in: folder())).note
    note.note(.words([1, 2, 3]))
    #expect(note.current == .words([1, 2, 3]), "it is being drawn")
    note.pause()
    #expect(note.current == nil)
    note.resume()
    #expect(note.current == .words([1, 2, 3]))
    note.noteNothing()
    note.resume()
    #expect(note.current == nil, "no case was noted")
    note.remove()
  }
}
