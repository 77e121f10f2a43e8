import Testing

@testable import PropertyTesting

@Suite struct HealthCheckTests {
  static let numbers = Domain<Int>.integers(in: 0...1_000_000)
  /// Numbers below 1,000,000 that are all generated equally often.
  static let uniform = Domain<Int>(draw: { source throws(Discard) in
    Int(source.word(below: 1_000_000) { $0.next(below: 1_000_000) })
  })

  /// Settings with these health checks.
  func settings(_ checks: RunSettings.HealthChecks = .init(), seed: UInt64 = 1) -> RunSettings {
    RunSettings(seed: seed, healthChecks: checks)
  }

  /// The reason why a run judged too few cases; `nil` if it judged enough.
  func shortfall(_ result: RunResult) -> RunResult.Shortfall? {
    if case .untested(let reason) = result.outcome { return reason }
    return nil
  }

  @Test func `HealthChecks example`() {
    // Few values are suitable, and drawing them takes a while.
    let checks = RunSettings.HealthChecks(smallestShare: 0.01, longestDraw: .seconds(1))
    let property = Property("p", Self.uniform) { n in
      try assume(n % 50 == 0)
      return true
    }
    #expect(property.run(settings(checks)).isSuccess)
    #expect(shortfall(property.run(settings())) == .discards)
  }

  @Test(arguments: 0..<4) func `too many discards fail a run`(seed: UInt64) {
    let line = #line + 2
    let property = Property("p", Self.uniform) { (n: Int) in
      try assume(n % 20 == 0)
      return true
    }
    let result = property.run(settings(seed: seed))
    #expect(shortfall(result) == .discards)
    let site = "assume at PropertyTestingTests/HealthCheckTests.swift:\(line)"
    #expect(result.discardSites == [site: result.discards])
    let report = RunReport(result).description
    #expect(report.contains("p was not tested enough: \(result.discards) of "))
    #expect(report.contains("  by       \(site) (\(result.discards))\n"))
    #expect(report.contains("  do       draw suitable values"))
    #expect(RunReport(result).json.contains("\"reason\":\"discards\""))
    #expect(property.run(settings(.init(smallestShare: 0), seed: seed)).isSuccess)
  }

  @Test(arguments: 0..<5) func `a share that is just large enough fails no run`(seed: UInt64) {
    let property = Property("p", Self.uniform) { (n: Int) in
      try assume(n % 10 == 0)
      return true
    }
    #expect(property.run(settings(seed: seed)).isSuccess)
  }

  @Test func `a filter that rejects every value fails the run, which names it`() {
    let line = #line + 1
    let never = Self.numbers.filter { _ in false }
    let result = AnyProperty("p", never) { _ in .holds }.run(settings())
    #expect(shortfall(result) == .discards && result.cases == 0 && result.discards < 1000)
    let site = "filter at PropertyTestingTests/HealthCheckTests.swift:\(line)"
    #expect(result.discardSites[site] == result.discards)
    #expect(RunReport(result).description.hasPrefix("p was not tested: every case was discarded\n"))
  }

  @Test func `small cases that are discarded are no sign of a poor domain`() {
    let lists = Domain<[Int]>.array(of: Self.numbers, count: 0...60)
    let property = Property("p", lists) { xs in
      try assume(xs.count > 40)
      return true
    }
    #expect(property.run(settings()).isSuccess)
  }

  @Test func `asynchronous cases name the place of a discard as well`() async {
    let result = await AnyProperty.run("p", Self.numbers, settings: settings()) { _ in
      Verdict(of: "p", at: "") {
        try assume(false)
        return true
      }
    }
    #expect(result.discardSites.count == 1 && shortfall(result) == .discards)
  }

  @Test func `too few cases in the time fail a run`() {
    let property = AnyProperty("p", Self.numbers) { _ in
      Platform.sleep(seconds: 0.02)
      return .holds
    }
    var settings = settings()
    settings.timeLimit = .milliseconds(50)
    let result = property.run(settings)
    #expect(shortfall(result) == .time(.milliseconds(50)))
    let report = RunReport(result).description
    #expect(report.hasPrefix("p was not tested enough: only "))
    #expect(report.contains("  do       raise `timeLimit`"))
    settings.healthChecks.fewestCases = 1
    #expect(property.run(settings).isSuccess)
    settings = self.settings()
    settings.cases = 2
    #expect(property.run(settings).isSuccess, "two cases were asked for")
  }

  @Test func `cases that are slow to draw fail a run`() {
    let slow = Self.numbers.map { n in
      let start = Platform.threadTime
      while Platform.threadTime < start + 8_000_000 {}
      return n
    }
    let property = AnyProperty("p", slow) { _ in .holds }
    var settings = settings(.init(longestDraw: .milliseconds(4)))
    settings.cases = 40
    let result = property.run(settings)
    guard case .slowDraws(let time)? = shortfall(result) else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(time >= .milliseconds(8) && result.cases < 40)
    #expect(RunReport(result).description.contains("the domain needs \(time) to draw a case"))
    settings.healthChecks.longestDraw = nil
    #expect(property.run(settings).isSuccess)
  }

  @Test func `slow judging is no fault of the domain`() {
    let property = AnyProperty("p", Self.numbers) { _ in
      let start = Platform.threadTime
      while Platform.threadTime < start + 6_000_000 {}
      return .holds
    }
    var settings = settings(.init(longestDraw: .milliseconds(3)))
    settings.cases = 25
    #expect(property.run(settings).isSuccess)
  }

  @Test func `cases that are too large fail a run`() {
    let large = Domain<[Int]>.array(of: Self.numbers, count: 6000...6001)
    let property = AnyProperty("p", large) { _ in .holds }
    var settings = settings()
    settings.cases = 300
    let result = property.run(settings)
    #expect(
      shortfall(result) == .largeCases(words: 12_001)
        || shortfall(result) == .largeCases(words: 12_003))
    #expect(RunReport(result).description.contains("  do       draw smaller values"))
    settings.healthChecks.largestCase = nil
    #expect(property.run(settings).isSuccess)
  }

  @Test func `a failure counts more than poor health`() {
    let property = Property("p", Self.uniform) { n in
      try assume(n >= 980_000)
      return n < 990_000
    }
    #expect(property.run(settings()).counterexample?.value == "990000")
  }

  @Test func `a replay and a small domain are not checked`() {
    let property = Property("p", .integers(in: 0...99)) { (n: Int) in
      try assume(n == 7)
      return true
    }
    #expect(property.run(settings()).isSuccess)
    #expect(property.run(RunSettings(replay: [7])).isSuccess)
  }

  @Test func `examples are no substitute for generated cases`() {
    let property = Property("p", Self.numbers) { (n: Int) in
      if n == 12 { Platform.sleep(seconds: 0.06) }
      return true
    }.examples(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    var settings = settings()
    settings.timeLimit = .milliseconds(50)
    #expect(shortfall(property.run(settings)) == .time(.milliseconds(50)))
    var result = RunResult(property: "p", outcome: .untested(.time(.seconds(1))), seed: 1)
    (result.cases, result.generated) = (12, 3)
    let report = RunReport(result).description
    #expect(report.contains("only 12 cases were judged in 1.0 seconds, of which 3 generated\n"))
    settings.phases = [.explicit]
    settings.healthChecks.fewestCases = 1
    #expect(property.run(settings).isSuccess, "no case was to be generated")
  }
}
