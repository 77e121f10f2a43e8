import CFuzzDriver
import PropertyTesting
import Testing

@testable import FuzzDriver

/// The counters are static memory, so these tests run one after the other.
@Suite(.serialized) struct FeatureCounterTests {
  /// Returns the counters above zero after `body`.
  private func counted(_ body: () -> Void) -> [Int: UInt8] {
    let counters = dragnet_counters()!
    counters.update(repeating: 0, count: Int(dragnet_counter_count))
    body()
    return (0..<Int(dragnet_counter_count)).reduce(into: [:]) { found, index in
      if counters[index] > 0 { found[index] = counters[index] }
    }
  }

  private func listening(_ body: () -> Void) {
    Features.$sink.withValue(FeatureCounters()) { body() }
  }

  @Test func `labels are counted, names and numbers alike`() {
    #expect(
      counted { listening { label("a state") } } == counted { listening { label("a state") } })
    #expect(counted { listening { for _ in 0..<3 { label("a state") } } }.values.sorted() == [3])
    #expect(counted { listening { for _ in 0..<500 { label(7) } } }.values.sorted() == [255])
    #expect(counted { listening { label("never", if: false) } }.isEmpty)
  }

  @Test func `close numbers have different counters`() {
    let found = counted { listening { for code: UInt32 in 0..<400 { label(code) } } }
    #expect(found.count > 350)
  }

  @Test func `child tasks may label at the same time`() async {
    let counters = dragnet_counters()!
    counters.update(repeating: 0, count: Int(dragnet_counter_count))
    await Features.$sink.withValue(FeatureCounters()) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { for _ in 0..<1000 { label("a state") } } }
      }
    }
    #expect((0..<Int(dragnet_counter_count)).count { counters[$0] > 0 } == 1)
  }

  @Test func `a session counts labels, unless libFuzzer works on bytes alone`() {
    let property = AnyProperty("labels", Domain<Int>.integers) { _ in
      label("a state")
      return .holds
    }
    for (strategy, count) in [(DragnetVariables.Strategy.structured, 1), (.bytes, 0)] {
      var variables = DragnetVariables()
      variables.strategy = strategy
      let session = FuzzSession(property, variables)
      #expect(
        counted { _ = session.judge(UnsafeRawBufferPointer(start: nil, count: 0)) }.count == count)
    }
  }
}
