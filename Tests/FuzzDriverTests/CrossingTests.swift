import PropertyTesting
import Testing

@testable import FuzzDriver

@Suite struct CrossingTests {
  private let lists = Changed(domain: Domain<[Int]>.array(of: .integers(in: 0...1000)))
  private let mine = [1, 2, 3]
  private let yours = [100, 200, 300, 400]

  @Test func `splicing replaces one of my elements with one of yours`() {
    let results = lists.values(by: .spliceSpan, from: mine, and: yours)
    #expect(results.allSatisfy { $0.count == 3 && $0.differences(from: mine).count == 1 })
    #expect(results.contains([1, 300, 3]))
  }

  @Test func `inserting adds one of your elements to mine`() {
    let results = lists.values(by: .insertFromPartner, from: mine, and: yours)
    #expect(results.allSatisfy { $0.count == 4 && $0.containsInOrder(mine) })
    #expect(results.contains([1, 2, 400, 3]))
  }

  @Test func `joining continues with your tail`() {
    let results = lists.values(by: .joinHeadAndTail, from: mine, and: yours)
    #expect(results.contains([1, 2, 300, 400]) && results.contains(yours))
  }

  @Test func `taking words keeps their places`() {
    let numbers = Changed(domain: Domain<[Int]>.array(of: .integers(in: 0...999), count: 4))
    let results = numbers.values(by: .takeWords, from: [1, 2, 3, 4], and: [10, 20, 30, 40])
    for result in results {
      for (place, word) in result.enumerated() {
        #expect(word == place + 1 || word == 10 * (place + 1))
      }
    }
    #expect(Set(results).count == 10)
    #expect(results.contains([1, 20, 3, 4]) && results.contains([10, 20, 30, 40]))
    #expect(numbers.values(by: .takeWords, from: [1, 2, 3, 4]).isEmpty)
  }

  @Test func `no element of another kind is taken`() {
    let pairs = Domain<[[Int]]>.combine(
      Domain<[Int]>.array(of: .integers(in: 0...9)), Domain<[Int]>.array(of: .integers(in: 0...99))
    ) {
      [$0, $1]
    } back: {
      ($0[0], $0[1])
    }
    let results = Changed(domain: pairs).values(
      by: .insertFromPartner, from: [[1], []], and: [[], [50]])
    #expect(results.isEmpty)
  }
}
