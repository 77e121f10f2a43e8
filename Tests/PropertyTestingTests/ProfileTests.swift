import Foundation
import Testing

@testable import PropertyTesting

@Suite struct ProfileTests {
  /// Calls `body` with the path of an empty folder.
  func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "a \(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  let hash = "0123456789abcdef0123456789abcdef01234567"

  @Test func `the profile ci derives the seed from the commit`() throws {
    try withFolder { folder in
      try Platform.save("ref: refs/heads/main\n", to: "\(folder)/.git/HEAD")
      try Platform.save("\(hash)\n", to: "\(folder)/.git/refs/heads/main")
      let file = "\(folder)/Tests/Tests.swift"
      #expect(Commit.hash(above: file) == hash)
      var settings = RunSettings(cases: 50)
      RunProfile.ci.apply(to: &settings, in: file)
      #expect(settings.seed == Platform.hash(of: "commit 0123456789ab") % 1_000_000_000)
      #expect(settings.cases == 50 && settings.failureStorage == .none && settings.attachesReport)
      var again = RunSettings()
      RunProfile.ci.apply(to: &again, in: file)
      #expect(again.seed == settings.seed)
    }
  }

  @Test func `an attached report has the values of labels`() {
    let property = Property("short", .array(of: .integers, count: 0...9)) { (list: [Int]) in
      label("length", value: list.count)
      return true
    }
    var settings = RunSettings(seed: 1, cases: 100)
    #expect(property.run(settings).values.isEmpty)
    settings.attachesReport = true
    #expect(property.run(settings).values["length"]?.count == 100)
  }

  @Test func `a packed, a detached and a linked commit are found`() throws {
    try withFolder { folder in
      try Platform.save("ref: refs/heads/a-b\n", to: "\(folder)/.git/HEAD")
      try Platform.save("# pack-refs\n\(hash) refs/heads/a-b\n", to: "\(folder)/.git/packed-refs")
      #expect(Commit.hash(above: "\(folder)/Tests.swift") == hash)
      try Platform.save("\(hash)\n", to: "\(folder)/detached/.git/HEAD")
      #expect(Commit.hash(above: "\(folder)/detached/Tests.swift") == hash)
      // A work tree: `.git` is a file, and the branch is in the folder of the repository.
      try Platform.save("gitdir: ../.git/worktrees/b\n", to: "\(folder)/b/.git")
      try Platform.save("ref: refs/heads/b\n", to: "\(folder)/.git/worktrees/b/HEAD")
      try Platform.save("../..\n", to: "\(folder)/.git/worktrees/b/commondir")
      try Platform.save("\(hash)\n", to: "\(folder)/.git/refs/heads/b")
      #expect(Commit.hash(above: "\(folder)/b/Tests.swift") == hash)
    }
    #expect(Commit.hash(above: "/no/such/file.swift") == nil)
  }

  @Test func `the profile nightly has ten times as many cases`() {
    var settings = RunSettings(cases: 50)
    RunProfile.nightly.apply(to: &settings, in: "/no/such/file.swift")
    #expect(settings.cases == 500 && settings.seed != nil)
    settings = RunSettings(seed: 4, cases: .max, failureStorage: .folder("a"))
    RunProfile.nightly.apply(to: &settings, in: "/no/such/file.swift")
    #expect(settings.cases == .max && settings.seed == 4 && settings.failureStorage == .folder("a"))
  }

  @Test func `the seed of a day is that of its date`() {
    #expect(Platform.date(of: 1_772_841_600 - 1) == "2026-03-06")
    #expect(Platform.date(of: 1_772_841_600) == "2026-03-07")
    var settings = RunSettings()
    let before = Platform.date
    RunProfile.nightly.apply(to: &settings, in: #filePath)
    let seeds = [before, Platform.date].map { Platform.hash(of: $0) % 1_000_000_000 }
    #expect(settings.seed.map { seeds.contains($0) } == true)
  }

  @Test func `other profiles change nothing by themselves`() {
    for profile in [RunProfile.local, "soak"] {
      var settings = RunSettings()
      profile.apply(to: &settings, in: #filePath)
      #expect(settings == RunSettings())
    }
  }

  @Test func `a variable chooses the profile, and other variables go before it`() async {
    await #expect(processExitsWith: .success) {
      setenv("DRAGNET_PROFILE", "nightly", 1)
      setenv("DRAGNET_SEED", "5", 1)
      let settings = try RunSettings(cases: 20).forChecking(in: "/no/such/file.swift") {
        settings, profile in
        precondition(profile == .nightly && settings.cases == 200)
        settings.cases = 30
      }
      precondition(settings.cases == 30 && settings.seed == 5 && settings.failureStorage == .none)
      setenv("DRAGNET_CASES", "7", 1)
      let fewer = try RunSettings().forChecking()
      precondition(fewer.cases == 7)
      setenv("DRAGNET_PROFILE", "a b", 1)
      #expect(throws: VariableError.self) { try RunSettings().forChecking() }
    }
  }

  @Test func `a profile that does not exist is an error with the names of all profiles`() async {
    await #expect(processExitsWith: .success) {
      setenv("DRAGNET_PROFILE", "nigthly", 1)
      var message = ""
      do { _ = try RunSettings().forChecking() } catch { message = "\(error)" }
      precondition(
        message == """
          DRAGNET_PROFILE is "nigthly"; it must be local, ci, nightly, or a profile that the tests make, as \
          .property(in: "nigthly") does
          """)
      let soak: RunProfile = "soak"
      do { _ = try RunSettings().forChecking() } catch { message = "\(error)" }
      precondition(message.contains("local, ci, nightly, soak, or"))
      setenv("DRAGNET_PROFILE", soak.name, 1)
      let cases = try RunSettings(cases: 5).forChecking().cases
      precondition(cases == 5)
    }
  }

  @Test func `shared failures are tried, and stay as they are`() throws {
    try withFolder { folder in
      let property = Property("below 100", .integers) { (n: Int) in n < 100 }
      let found = property.run(RunSettings(seed: 1, failureStorage: .folder(folder)))
      #expect(found.counterexample?.value == "100")
      let files = Platform.files(in: folder) ?? []
      var settings = RunSettings(failureStorage: .none, phases: [.reuse])
      settings.sharedFailures = folder
      #expect(property.run(settings).counterexample?.value == "100")
      let fixed = Property("below 100", .integers) { (_: Int) in true }
      #expect(fixed.run(settings).isSuccess)
      #expect(!files.isEmpty && Platform.files(in: folder) == files)
      settings.sharedFailures = nil
      #expect(property.run(settings).counterexample == nil)
    }
  }
}
