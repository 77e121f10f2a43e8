import CFuzzDriver
import PropertyTesting
import Testing

@testable import FuzzDriver

/// Counters are static memory, and so one test at a time.
@Suite(.serialized) struct FeatureCounterTests {
  /// The counters above zero after `body` was listened to.
  private func counted(_ body: () -> Void) -> [Int: UInt8] {
    let counters = dragnet_counters()!
    counters.update(repeating: 0, count: Int(dragnet_counter_count))
    Features.$sink.withValue(FeatureCounters()) { body() }
    return (0..<Int(dragnet_counter_count)).reduce(into: [:]) { found, index in
      if counters[index] > 0 { found[index] = counters[index] }
    }
  }

  @Test func `what is observed is counted, names and numbers alike`() {
    #expect(counted { label("a state") } == counted { label("a state") })
    #expect(counted { for _ in 0..<3 { label("a state") } }.values.sorted() == [3])
    #expect(counted { for _ in 0..<500 { label(7) } }.values.sorted() == [255])
    #expect(counted { label("never", if: false) }.isEmpty)
  }

  @Test func `numbers that are close have counters of their own`() {
    let found = counted { for code: UInt32 in 0..<400 { label(code) } }
    #expect(found.count > 350)
  }
}
