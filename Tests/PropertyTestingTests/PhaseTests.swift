import Testing

@testable import PropertyTesting

@Suite struct PhaseTests {
  typealias Phase = RunSettings.Phase
  static let numbers = Domain<Int>.integers(in: 0...1_000_000)
  static let allPhases = Set(Phase.allCases)

  /// Settings with all phases except one.
  func settings(
    without phase: Phase? = nil, cases: Int = 1000, _ storage: RunSettings.FailureStorage = .default
  ) -> RunSettings {
    RunSettings(
      seed: 1, cases: cases, failureStorage: storage,
      phases: Self.allPhases.subtracting([phase].compactMap(\.self)))
  }

  func folder() -> String { ".build/tests/phases-\(UInt64.random(in: 0 ... .max))" }

  /// The values that a run of a property with an example tries.
  func tried(_ settings: RunSettings) -> [Int] {
    var tried: [Int] = []
    let property = AnyProperty("holds", Self.numbers, examples: [77]) { n in
      tried.append(n)
      return .holds
    }
    #expect(property.run(settings).isSuccess)
    return tried
  }

  @Test func `RunSettings.Phase example`() {
    let settings = RunSettings(phases: [.explicit, .reuse])  // only cases that are known
    #expect(tried(settings) == [77])
    #expect(Phase.allCases == [.explicit, .reuse, .generate, .target, .shrink, .explain])
    #expect(RunSettings().phases == Self.allPhases)
  }

  @Test func `without explicit, examples are not tried`() {
    #expect(tried(settings()).first == 77)
    let withExample = tried(settings(cases: 20))
    #expect(withExample.count == 21, "examples take no place of generated cases")
    #expect(tried(settings(without: .explicit, cases: 20)) == Array(withExample.dropFirst()))
  }

  @Test func `without reuse, stored failures are not tried and not forgotten`() {
    let folder = folder()
    var stored = StoredFailures(of: "holds", in: folder)
    stored.store(Self.numbers.encode(4321)!)
    #expect(!tried(settings(without: .reuse, .folder(folder))).contains(4321))
    #expect(StoredFailures(of: "holds", in: folder).cases.count == 1)
    #expect(tried(settings(.folder(folder)))[1] == 4321)
    #expect(StoredFailures(of: "holds", in: folder).cases.isEmpty)
  }

  @Test func `without reuse, the case that ended the last run waits for the next`() throws {
    let folder = folder()
    /// Whether the next run would find the case.
    func isLeft() throws -> Bool { try leftovers(folder).contains(.words([5])) }
    try leave(.words([5]), in: folder)
    _ = tried(settings(without: .reuse, .folder(folder)))
    #expect(try isLeft())
    var replay = settings(.folder(folder))
    replay.replay = [6]
    _ = tried(replay)
    #expect(try isLeft())
    _ = tried(settings(.folder(folder)))
    #expect(try !isLeft())
  }

  /// Leaves a case as a run does whose process ends.
  func leave(_ noted: NotedCase, of property: String = "holds", in folder: String) throws {
    try #require(try CaseNote.open(of: property, in: folder)).note.note(noted)
  }

  /// The cases that ended the process of an earlier run.
  func leftovers(_ folder: String) throws -> [NotedCase] {
    try #require(try CaseNote.open(of: "holds", in: folder)).leftovers.compactMap(\.leftover?.noted)
  }

  @Test func `without generate, only known cases are tried`() {
    #expect(tried(settings(without: .generate)) == [77])
  }

  @Test func `a run of no cases generates none`() {
    #expect(tried(settings(cases: 0)) == [77])
    let result = AnyProperty("p", Self.numbers) { _ in .holds }.run(settings(cases: 0))
    guard case .untested(.noCases) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
  }

  @Test func `a run that judges no case is no success`() {
    let property = Property("p", Self.numbers) { _ in true }
    let result = property.run(settings(without: .generate))
    guard case .untested = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(RunReport(result).description.hasPrefix("p was not tested: its phases had no cases\n"))
  }

  @Test func `without target, scores do not matter`() {
    func found(_ settings: RunSettings) -> Bool {
      let property = Property("apart", .array(of: Self.numbers, count: 2)) { point in
        let distance = abs(point[0] - 123_456) + abs(point[1] - 654_321)
        maximize(-Double(distance))
        return distance > 10
      }
      return property.run(settings).counterexample != nil
    }
    #expect(found(settings(cases: 10_000)))
    #expect(!found(settings(without: .target, cases: 10_000)))
  }

  @Test func `without shrink, a failure is reported as it was found`() throws {
    let property = Property("small", Self.numbers) { (n: Int) in n < 1000 }
    let shrunk = try #require(property.run(settings()).counterexample)
    #expect(shrunk.value == "1000" && shrunk.firstValue != "1000")
    let result = property.run(settings(without: .shrink))
    let found = try #require(result.counterexample)
    #expect(found.value == shrunk.firstValue && found.firstValue == shrunk.firstValue)
    #expect(found.shrinkCalls == 0 && !found.isSmallest && found.flakiness == nil)
    #expect(RunReport(result).description.contains("; not shrunk; then 100 for other failures"))
  }

  @Test func `without shrink, a case that traps is reported as it was found`() throws {
    let folder = folder()
    let property = Property("does not trap", Self.numbers) { n in
      if n >= 1000 { fatalError("too large") }
      return true
    }
    try leave(.words(Self.numbers.encode(5000)!), of: "does not trap", in: folder)
    let found = property.run(settings(without: .shrink, .folder(folder))).counterexample
    #expect(found?.failure.law == "does not trap, without trapping" && found?.value == "5000")
    #expect(found?.shrinkCalls == 0 && found?.isSmallest == false)
    let shrunk = property.run(settings(.folder(folder))).counterexample
    #expect(shrunk?.value == "1000" && shrunk?.isSmallest == true)
  }

  @Test func `without explain, no part is said not to matter`() {
    let width = Domain<Int>.integers(in: 0...1000)
    let sizes = Domain<(Int, Int)>.tuple(width.named("width"), width.named("height"))
    let property = Property("narrow", sizes) { width, _ in width < 300 }
    #expect(property.run(settings()).counterexample?.freeParts.map(\.name) == ["height"])
    let found = property.run(settings(without: .explain)).counterexample
    #expect(found?.value == "(300, 0)" && found?.freeParts == [])
  }

  @Test func `a part is tried under a note of its case`() {
    var noted: [ChoiceSequence] = []
    var judged: [Int] = []
    let property = AnyProperty("p", .tuple(Self.numbers, Self.numbers)) { a, b in
      judged.append(b)
      return a < 300 ? .holds : .fails(PropertyFailure(law: "p"))
    }
    let choices = Domain<(Int, Int)>.tuple(Self.numbers, Self.numbers).encode((300, 0))!
    _ = Explanation(property, choices, PropertyFailure(law: "p")) { noted.append($0) }.freeParts()
    #expect(noted.count > 2 && noted.count == judged.count)
  }
}
