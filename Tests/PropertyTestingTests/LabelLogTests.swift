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

  @Test func `the highest score of a case is taken once`() {
    let log = LabelLog()
    #expect(log.takeScore() == nil)
    for score in [1, 3, .nan, 2] { log.maximize(score) }
    #expect(log.takeScore() == 3 && log.takeScore() == nil)
  }
}
