import Testing

@testable import PropertyTesting

@Suite struct TrapTests {
  /// A property that traps for numbers from 1000 on.
  static func traps(_ folder: String, caseLimit: Duration? = nil) -> RunResult {
    let property = Property("does not trap", .integers(in: 0...1_000_000)) { (n: Int) in
      if n >= 1000 { fatalError("too large") }
      return true
    }
    return property.run(RunSettings(seed: 1, caseLimit: caseLimit, failureFolder: folder))
  }

  /// A property that hangs for numbers from 1000 on.
  static func hangs(_ folder: String) -> RunResult {
    let property = Property("does not hang", .integers(in: 0...1_000_000)) { (n: Int) in
      while n >= 1000 { Platform.sleep(seconds: 0.01) }
      return true
    }
    let limit = Duration.milliseconds(100)
    return property.run(RunSettings(seed: 1, caseLimit: limit, failureFolder: folder))
  }

  func folder() -> String { ".build/tests/traps-\(UInt64.random(in: 0 ... .max))" }

  @Test func `after a trap the next run names the input and shrinks it`() async {
    let folder: String = folder()
    await #expect(processExitsWith: .failure) { [folder = folder as String] in
      _ = TrapTests.traps(folder)
    }
    for _ in 1...2 {
      // Until it is mended, each run tries it in a child process, and survives.
      let found = Self.traps(folder).counterexample
      #expect(found?.value == "1000")
      #expect(found?.failure.law == "does not trap, without trapping")
      #expect(found?.failure.message.contains("too large") == true)
      #expect(found?.isSmallest == true)
    }
    let mended = Property("does not trap", .integers(in: 0...1_000_000)) { (n: Int) in n >= 0 }
    #expect(mended.run(RunSettings(failureFolder: folder)).isSuccess)
    #expect(CaseNote(of: "does not trap", in: folder)?.leftover == nil)
  }

  @Test func `a case that hangs ends the run, and the next one names it`() async {
    let folder: String = folder()
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [folder = folder as String] in
      _ = TrapTests.hangs(folder)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("does not hang hangs: a case still runs after 0.1 seconds\n  for  "))
    let note = CaseNote(of: "does not hang", in: folder)
    guard case .generated? = note?.leftover else {
      Issue.record("the case was not noted")
      return
    }
  }

  /// A property that draws as it goes, or awaits, and traps for numbers from 1000 on.
  static func trapsElsewhere(_ folder: String, isDirect: Bool) async {
    let settings = RunSettings(seed: 1, failureFolder: folder)
    let number = Domain<Int>.integers(in: 0...1_000_000)
    if isDirect {
      let property = AnyProperty("trap") { draw throws(Discard) in
        if try draw(number) >= 1000 { fatalError("too large") }
        return .holds
      }
      _ = property.run(settings)
    } else {
      _ = await AnyProperty.run("trap", number, settings: settings) { n in
        await Task.yield()
        if n >= 1000 { fatalError("too large") }
        return .holds
      }
    }
  }

  @Test(arguments: [true, false])
  func `a case that no child could judge is named before it is tried again`(isDirect: Bool) async {
    let folder: String = folder()
    for run in 1...2 {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { [folder = folder as String, isDirect = isDirect as Bool] in
        await TrapTests.trapsElsewhere(folder, isDirect: isDirect)
      }
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(output.contains("trap: the last run did not survive") == (run == 2))
    }
  }

  @Test func `a run that ends leaves no note`() {
    let folder: String = folder()
    let property = Property("p", .integers) { (_: Int) in true }
    #expect(property.run(RunSettings(failureFolder: folder)).isSuccess)
    #expect(CaseNote(of: "p", in: folder)?.leftover == nil)
  }

  @Test func `notes come back`() {
    let folder: String = folder()
    let note = CaseNote(of: "p", in: folder)
    #expect(note?.current == nil)
    note?.note([1, 2, 3])
    guard case .words([1, 2, 3])? = note?.current else {
      Issue.record("\(String(describing: note?.current))")
      return
    }
    #expect(CaseNote(of: "p", in: folder) == nil, "another run is under way")
    note?.noteNothing()
    #expect(note?.current == nil)
  }
}
