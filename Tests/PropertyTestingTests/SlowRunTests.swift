import Testing

@testable import PropertyTesting

@Suite struct SlowRunTests {
  func run(_ settings: RunSettings = RunSettings()) -> SlowRun {
    SlowRun("sorting", settings: settings, patience: .seconds(10))
  }

  /// Returns the line of a run after some seconds.
  func line(_ run: SlowRun, after seconds: Double) -> String? {
    run.line(at: .now + .seconds(seconds))
  }

  @Test func `a slow run says how far it is, each time after twice the time`() {
    let slow = run()
    #expect(line(slow, after: 9) == nil)
    slow.cases.store(200, ordering: .relaxed)
    #expect(
      line(slow, after: 10.5)?.hasPrefix("sorting: 200 of 1000 cases after 10 seconds, about 4")
        == true)
    #expect(line(slow, after: 19) == nil)
    #expect(line(slow, after: 20.5) != nil)
    #expect(line(slow, after: 39) == nil && line(slow, after: 100) != nil)
    #expect(line(slow, after: 150) == nil && line(slow, after: 161) != nil)
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `a run without patience says at once how far it is`(patience: Duration) {
    let slow = SlowRun("sorting", settings: RunSettings(), patience: patience)
    #expect(line(slow, after: 1) != nil)
    #expect(line(slow, after: 1.01) == nil)
  }

  @Test func `the time limit bounds the time that is left`() {
    let slow = run(RunSettings(timeLimit: .seconds(15)))
    slow.cases.store(10, ordering: .relaxed)
    #expect(line(slow, after: 10.5)?.contains("10 of 1000 cases after 10 seconds, about 4") == true)
    let endless = run(RunSettings(cases: .max, timeLimit: .seconds(15)))
    #expect(
      line(endless, after: 10.5)?.hasPrefix("sorting: 0 cases after 10 seconds, about 4") == true)
    let sampling = run()
    sampling.cases.store(1500, ordering: .relaxed)
    #expect(
      line(sampling, after: 10.5)?.hasPrefix("sorting: 1500 cases after 10 seconds (") == true)
    let huge = run(RunSettings(cases: .max - 1))
    huge.cases.store(1, ordering: .relaxed)
    #expect(line(huge, after: 10.5) != nil)
    let first = run()
    #expect(
      line(first, after: 10.5)?.hasPrefix("sorting: 0 of 1000 cases after 10 seconds (") == true)
  }

  @Test func `a run that shrinks says so`() {
    let slow = run()
    slow.calls.store(7, ordering: .relaxed)
    let text = line(slow, after: 10.5)
    #expect(text?.contains("shrinking it has called the property 7 times, after 10 s") == true)
  }

  @Test func `only a check has patience`() throws {
    let settings = RunSettings(failureStorage: .none)
    let property = AnyProperty(Property("p", .integers) { (_: Int) in true })
    #expect(Runner(property, settings: settings).slowRun == nil)
    var checking = try settings.forChecking()
    #expect(Runner(property, settings: checking).slowRun != nil)
    checking.patience = nil
    #expect(Runner(property, settings: checking).slowRun == nil)
  }

  @Test func `a slow check writes to standard error`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      var settings = try RunSettings(failureStorage: .none).forChecking()
      settings.patience = .milliseconds(100)
      settings.timeLimit = .milliseconds(1500)
      let property = Property("slow", .integers(in: 0...1_000_000)) { (_: Int) in
        Platform.sleep(seconds: 0.02)
        return true
      }
      _ = property.run(settings)
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("dragnet: slow: ") && output.contains(" of 1000 cases after 1 seconds"))
  }
}
