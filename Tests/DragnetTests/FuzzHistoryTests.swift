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
}
