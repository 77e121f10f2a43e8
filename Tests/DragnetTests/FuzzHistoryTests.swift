import Foundation
import PropertyTesting
import Testing

@testable import dragnet

@Suite struct FuzzHistoryTests {
  @Test(arguments: [1, 10, 1000, 100_000])
  func `a history has few moments, in order, and ends with the last one`(count: Int) {
    var history = FuzzHistory()
    for index in 0..<count { history.note(index, at: .milliseconds(index * 5)) }
    let moments = history.moments
    #expect(moments.count <= FuzzHistory.most)
    #expect(moments.last?.features == count - 1)
    #expect(zip(moments, moments.dropFirst()).allSatisfy { $0.time < $1.time })
    // The moments are spread evenly: no gap is much longer than the others.
    let longest = zip(moments, moments.dropFirst()).map { $1.time - $0.time }.max() ?? .zero
    #expect(longest <= max(.milliseconds(40), .milliseconds(count * 5) / 60))
  }

  @Test func `the last discoveries example`() {
    var discoveries = Discoveries()
    for execution in [1, 2, 5, 20] { discoveries.note(execution) }
    #expect(discoveries.count == 4)
    #expect(discoveries.late(of: 100) == (4, 100))
  }

  @Test func `an input that replaces a longer one is not new`() {
    var statistics = FuzzStatistics()
    _ = statistics.read("#4\tNEW    cov: 1 ft: 1 corp: 1/4b")
    _ = statistics.read("#9\tREDUCE cov: 1 ft: 1 corp: 1/2b")
    #expect(statistics.discoveries.count == 1)
  }

  /// Searches with a number of executions, each of which finds one of some kinds of inputs.
  ///
  /// The chance of a kind falls with a power of its number, as that of a word in a language does, or is that
  /// of every other kind.
  @Test(
    arguments: [
      (1000, 0, 1000), (1000, 0, 2500), (20_000, 1, 10_000), (50_000, 1.5, 10_000),
    ] as [(Int, Double, Int)])
  func `the chance of a new kind is estimated`(kinds: Int, exponent: Double, count: Int) {
    let chances = (1...kinds).map { pow(Double($0), -exponent) }
    var sums: [Double] = []
    for chance in chances { sums.append((sums.last ?? 0) + chance) }
    var quotients: [Double] = []
    for seed in 1...7 as ClosedRange<UInt64> {
      var bits = RandomBits(seed: seed)
      var statistics = FuzzStatistics()
      var seen: Set<Int> = []
      for execution in 1...count {
        let place = Double.random(in: 0..<sums.last!, using: &bits)
        let isNew = seen.insert(sums.partitioningIndex { $0 > place }).inserted
        if isNew { _ = statistics.read("#\(execution)\tNEW    cov: 1 ft: 1 corp: 1/1b") }
      }
      _ = statistics.read("#\(count)\tDONE   cov: 1 ft: 1 corp: 1/1b")
      let record = SearchRecord(executions: statistics.executions, statistics.discoveries)
      let truth = 1 - seen.reduce(0) { $0 + chances[$1] } / sums.last!
      quotients.append(Double(record.lateDiscoveries) / Double(record.lateExecutions) / truth)
    }
    quotients.sort()
    #expect((0.75...1.35).contains(quotients[3]), "\(quotients)")
  }
}

extension [Double] {
  /// Returns the first index of an element that meets a condition, which all later elements meet.
  fileprivate func partitioningIndex(_ condition: (Double) -> Bool) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
