import DragnetTesting
import Synchronization
import Testing

@Suite struct CollectionLawTests {
  let digits = Domain<Int>.integers(in: 0...9)
  let settings = RunSettings(seed: 1, cases: 1000, failureStorage: .none)

  @Test func `correct collections pass`() {
    checkCollection(Domain<String>.strings)
    checkCollection(Domain<[Int]>.array(of: digits))
    checkCollection(Domain<Set<Int>>.set(of: digits))
    checkCollection(Domain<String>.strings(of: .ascii).map { $0[...].utf8.dropFirst() })
  }

  @Test func `elements that are not equatable are compared by a closure`() {
    let counts = Domain<[Int: Int]>.dictionary(of: digits, digits)
    checkCollection(counts, isSame: ==)
    checkCollection(Domain<[Int]>.array(of: digits).map { Array($0.enumerated()) }, isSame: ==)
    expectIssue("iterating twice gives the same elements") {
      checkCollection(counts, settings: settings) { a, b in a == b && a.value != 9 }
    }
    expectIssue("a slice has the elements of its range") {
      let pairs = Domain<[Int]>.array(of: digits).map { FaultyPairs(numbers: $0) }
      checkCollection(pairs, settings: settings, isSame: ==)
    }
  }

  /// A list of pairs whose slices give other elements.
  struct FaultyPairs: RandomAccessCollection {
    let numbers: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }
    subscript(index: Int) -> (Int, Int) { (index, numbers[index]) }
    subscript(range: Range<Int>) -> [(Int, Int)].SubSequence {
      ArraySlice(numbers.enumerated().map { ($0 + 1, $1) })[range]
    }
  }

  /// A list of numbers with a fault.
  struct FaultyList: BidirectionalCollection {
    enum Fault: CaseIterable {
      case iteration, steps, count, underestimated, empty, indices, element, moving, distance
      case offset, limit, beyond, slice, before, back, stays, leaps, storage
    }
    var numbers: [Int]
    var fault: Fault?
    let walks = Walks()

    /// The number of iterations so far.
    final class Walks: Sendable { let count = Atomic(0) }

    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }
    var isLong: Bool { numbers.count > 2 }

    func makeIterator() -> some IteratorProtocol<Int> {
      let isAgain = walks.count.add(1, ordering: .relaxed).oldValue > 0
      return (fault == .iteration && isAgain ? [0] + numbers : numbers).makeIterator()
    }
    func index(after index: Int) -> Int {
      switch fault {
      case .steps where isLong && index == 0: 2
      case .stays where isLong && index == 1: 1
      case .leaps where isLong && index == numbers.count - 1: index + 2
      default: index + 1
      }
    }
    func index(before index: Int) -> Int { fault == .before && index == 2 ? 0 : index - 1 }
    func formIndex(after index: inout Int) { index += fault == .moving && isLong ? 2 : 1 }
    var count: Int { fault == .count && isLong ? 2 : numbers.count }
    var underestimatedCount: Int { fault == .underestimated ? numbers.count + 1 : numbers.count }
    var isEmpty: Bool { fault == .empty ? isLong : numbers.isEmpty }
    var indices: Range<Int> { 0..<(fault == .indices && isLong ? 2 : numbers.count) }
    func distance(from start: Int, to end: Int) -> Int {
      fault == .distance && isLong ? 1 : end - start
    }
    func index(_ index: Int, offsetBy distance: Int) -> Int {
      if fault == .offset && distance > 1 { return index + 1 }
      return fault == .back && distance < -1 ? index - 1 : index + distance
    }
    func index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
      if fault == .limit && distance > 1 { return nil }
      if fault == .beyond { return index + distance }
      return index + distance <= limit ? index + distance : nil
    }
    func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Int>) throws -> Result
    ) rethrows -> Result? {
      try (fault == .storage ? numbers.sorted() : numbers).withContiguousStorageIfAvailable(body)
    }
    subscript(index: Int) -> Int { fault == .element && index == 1 ? -1 : numbers[index] }
    subscript(range: Range<Int>) -> ArraySlice<Int> {
      fault == .slice && range.count > 1 ? [] : numbers[range]
    }
  }

  @Test(arguments: [
    (FaultyList.Fault.iteration, "iterating twice gives the same elements"),
    (.steps, "index(after:) reaches the end after as many steps as there are elements"),
    (.stays, "index(after:) reaches the end after as many steps as there are elements"),
    (.leaps, "index(after:) reaches the end after as many steps as there are elements"),
    (.count, "count is the number of elements"),
    (.underestimated, "underestimatedCount is not more than count"),
    (.empty, "isEmpty is whether there are no elements"),
    (.indices, "indices are those that index(after:) gives"),
    (.element, "a subscript gives the element of the iteration"),
    (.moving, "formIndex(after:) is index(after:)"),
    (.distance, "distance(from:to:) is the number of steps"),
    (.offset, "index(_:offsetBy:) makes as many steps"),
    (.limit, "index(_:offsetBy:limitedBy:) reaches its limit"),
    (.beyond, "index(_:offsetBy:limitedBy:) does not pass its limit"),
    (.slice, "a slice has the elements of its range"),
    (.before, "index(before:) undoes index(after:)"),
    (.back, "a negative distance leads back"),
    (.storage, "the contiguous storage has the elements"),
  ])
  func `each law of collections finds its fault`(fault: FaultyList.Fault, law: String) {
    let lists = Domain<[Int]>.array(of: .integers(in: 1...99), count: 0...5)
    expectIssue(law) {
      checkCollection(lists.map { FaultyList(numbers: $0, fault: fault) }, settings: settings)
    }
    checkCollection(lists.map { FaultyList(numbers: $0, fault: nil) }, settings: settings)
  }
}
