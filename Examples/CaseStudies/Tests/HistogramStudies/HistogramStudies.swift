import DragnetTesting
import Histogram
import Testing

/// hdrhistogram-swift 0.2.0.
@Suite struct HistogramStudies {
  private func histogram(_ values: [UInt64]) -> Histogram<UInt32> {
    var histogram = Histogram<UInt32>(
      highestTrackableValue: 1000, numberOfSignificantValueDigits: .three)
    for value in values { histogram.record(value) }
    return histogram
  }

  @Test func `the counts of two halves add up to the total`() {
    let values = Domain<[UInt64]>.array(of: .integers(in: 1...1000), count: 0...20)
    check(.tuple(values, .integers(in: 1...999))) { (values, middle: UInt64) in
      let histogram = histogram(values)
      let below = histogram.count(within: 0...middle)
      return below + histogram.count(within: middle + 1...1000) == UInt64(values.count)
    }
  }

  /// The index of 5000 lies behind the last one, and the loop runs from it to the last one.
  @Test func `counting above the highest value traps`() async {
    await #expect(processExitsWith: .failure) {
      let histogram = Histogram<UInt32>(
        highestTrackableValue: 1000, numberOfSignificantValueDigits: .three)
      _ = histogram.count(within: 5000...6000)
    }
  }
}
