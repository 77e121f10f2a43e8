import PropertyTesting
import Testing

@testable import FuzzDriver

/// The mutations of a list: each result is one of the intended kind, and each intended kind occurs.
@Suite struct ElementMutationTests {
  private let list = [10, 20, 30, 40, 50]
  private let lists = Changed(domain: Domain<[Int]>.array(of: .integers(in: 0...1000)))

  @Test func `deleting removes elements in a row`() {
    let results = lists.values(by: .deleteElements, from: list)
    #expect(
      results.allSatisfy { result in
        (0...result.count).contains {
          Array(list[..<$0] + list[(list.count - result.count + $0)...]) == result
        }
      })
    #expect(results.contains([10, 20, 40, 50]) && results.contains { $0.count < 4 })
  }

  @Test func `repeating adds the same elements again`() {
    let results = lists.values(by: .repeatElements, from: list)
    #expect(results.allSatisfy { $0.containsInOrder(list) && Set($0) == Set(list) })
    #expect(results.contains([10, 20, 20, 30, 40, 50]) && results.contains { $0.count > 7 })
  }

  @Test func `copying inserts existing elements`() {
    let results = lists.values(by: .copyElements, from: list)
    #expect(results.allSatisfy { $0.containsInOrder(list) && Set($0) == Set(list) })
    #expect(results.contains([40, 10, 20, 30, 40, 50]))
  }

  @Test func `moving keeps all elements`() {
    let results = lists.values(by: .moveElement, from: list)
    #expect(results.allSatisfy { $0.sorted() == list && $0 != list })
    #expect(results.contains([20, 30, 40, 10, 50]) && results.contains([50, 10, 20, 30, 40]))
  }

  @Test func `swapping exchanges two elements`() {
    let results = lists.values(by: .swapSpans, from: list)
    #expect(results.allSatisfy { $0.sorted() == list && $0.differences(from: list).count == 2 })
    #expect(results.contains([50, 20, 30, 40, 10]))
  }

  @Test func `replacing makes one element equal to another`() {
    let results = lists.values(by: .replaceSpan, from: list)
    #expect(results.allSatisfy { $0.differences(from: list).count == 1 && Set($0).count == 4 })
    #expect(results.contains([10, 20, 10, 40, 50]))
  }

  @Test func `inserting adds a new element, also at the end and to an empty list`() {
    let results = lists.values(by: .insertElement, from: list)
    #expect(results.allSatisfy { $0.count == 6 && $0.containsInOrder(list) })
    #expect(Set(results.map(\.last)).count > 10 && Set(results.map(\.first)).count > 10)
    let first = lists.values(by: .insertElement, from: [])
    #expect(first.allSatisfy { $0.count == 1 } && Set(first).count > 20)
  }

  @Test func `redrawing a span replaces one element with any other`() {
    let results = lists.values(by: .redrawSpan, from: list)
    #expect(results.allSatisfy { $0.differences(from: list).count == 1 })
    #expect(Set(results.map { $0[2] }).count > 20)
  }

  @Test func `redrawing the case gives any other case, also from an empty list`() {
    for start in [list, []] {
      let results = lists.values(by: .redrawCase(weight: 1), from: start)
      #expect(Set(results.map(\.count)).count > 10)
      #expect(!results.contains { $0.starts(with: list) })
    }
  }

  @Test func `only spans of the same kind are exchanged`() {
    // Two lists whose elements have different bounds.
    let pairs = Domain<[[Int]]>.combine(
      Domain<[Int]>.array(of: .integers(in: 0...9)), Domain<[Int]>.array(of: .integers(in: 0...99))
    ) {
      [$0, $1]
    } back: {
      ($0[0], $0[1])
    }
    let changed = Changed(domain: pairs)
    let results = changed.values(by: .swapSpans, from: [[1, 2], [30, 40]])
    #expect(results.contains([[2, 1], [30, 40]]) && results.contains([[1, 2], [40, 30]]))
    #expect(results.allSatisfy { $0[0].allSatisfy { $0 < 10 } })
    #expect(!results.contains { $0[0].count == 2 && $0[1].contains(1) })
  }
}
