import Testing

@testable import PropertyTesting

@Suite struct LabelLogTests {
  @Test func `child tasks label their case, and no label is lost`() async {
    let settings = RunSettings(seed: 1, cases: 200)
    let result = await AnyProperty.run("p", Domain<Int>.integers, settings: settings) { n in
      await withTaskGroup { group in
        for child in 0..<8 {
          group.addTask {
            for part in 0..<20 { label("\(child) \(part)") }
            maximize(Double(child))
            label("shared")
          }
        }
      }
      return .holds
    }
    #expect(result.isSuccess && result.labels.count == 8 * 20 + 1)
    #expect(result.labels.values.allSatisfy { $0 == result.cases })
  }

  @Test func `a discarded case has no labels`() {
    let log = LabelLog()
    log.label("a")
    log.endCase(isDiscarded: true, isSampled: true)
    log.label("b")
    log.endCase(isDiscarded: false, isSampled: true)
    log.label("b")
    log.endCase(isDiscarded: false, isSampled: false)
    log.endCase(isDiscarded: false, isSampled: true)
    #expect(log.counts == ["b": 2] && log.samples == ["b": 1])
    log.stopCounting()
    log.label("b")
    log.endCase(isDiscarded: false, isSampled: true)
    #expect(log.counts == ["b": 2])
  }

  @Test func `values of labels are counted where they are wanted`() {
    let property = Property("p", .array(of: .integers, count: 0...9)) { (numbers: [Int]) in
      label("length", value: numbers.count)
      label("half", value: Double(numbers.count) / 2)
      label("none", value: Double.nan)
      return true
    }
    let result = property.run(RunSettings(seed: 1, cases: 200, showsStatistics: true))
    #expect(Set(result.values.keys) == ["length", "half"])
    let length = result.values["length"]
    #expect(length?.count == 200 && length?.least == 0 && length?.greatest == 9)
    let mean = try? #require(length?.mean)
    #expect(mean.map { 2 < $0 && $0 < 7 } == true)
    #expect(result.values["half"]?.mean == mean.map { $0 / 2 })
    #expect(property.run(RunSettings(seed: 1, cases: 200)).values.isEmpty)
  }

  @Test func `the highest score of a case is taken once`() {
    let log = LabelLog()
    #expect(log.takeScores() == nil)
    for score in [1, 3, .nan, 2] { log.maximize(score, "") }
    log.maximize(-1, "a")
    #expect(log.takeScores() == ["": 3, "a": -1] && log.takeScores() == nil)
  }
}
