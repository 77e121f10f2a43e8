import DragnetTesting
import Testing

@Suite struct ChangeLawTests {
  let settings = RunSettings(seed: 1, cases: 300, failureStorage: .none)
  let lists = Domain<[Int]>.array(of: .integers(in: 1...9), count: 0...5)

  /// A list of numbers whose storage is shared by copies until one of them changes, with a fault.
  struct FaultyBuffer: MutableCollection, RangeReplaceableCollection, BidirectionalCollection {
    enum Fault: CaseIterable {
      case shared, element, slice, swap, storage, partition, lost
      case replacement, subrange, empty, list, repeated, insertion, contents, removal, removed
      case first, condition, append, appended, all, capacity
    }
    private final class Storage {
      var numbers: [Int]
      init(_ numbers: [Int]) { self.numbers = numbers }
    }
    private var storage: Storage
    var fault: Fault?

    init(_ numbers: [Int], _ fault: Fault?) {
      storage = Storage(numbers)
      self.fault = fault
    }
    /// The fault of collections that are made from nothing, which no argument can say.
    @TaskLocal static var made: Fault?

    var numbers: [Int] {
      get { storage.numbers }
      set {
        // The fault forgets to make the storage its own.
        if fault == .shared { storage.numbers = newValue } else { storage = Storage(newValue) }
      }
    }

    init() { self.init(Self.made == .empty ? [0] : [], Self.made) }
    init(_ elements: some Sequence<Int>) {
      self.init(Self.made == .list ? elements.reversed() : Array(elements), Self.made)
    }
    init(repeating element: Int, count: Int) {
      self.init(Array(repeating: element, count: Self.made == .repeated ? 1 : count), Self.made)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(index: Int) -> Int {
      get { numbers[index] }
      set { numbers[fault == .element ? 0 : index] = newValue }
    }
    subscript(range: Range<Int>) -> Slice<Self> {
      get { Slice(base: self, bounds: range) }
      set {
        let values = Array(newValue)
        numbers.replaceSubrange(range, with: fault == .slice ? values.reversed() : values)
      }
    }
    mutating func swapAt(_ a: Int, _ b: Int) {
      numbers.swapAt(fault == .swap ? 0 : a, b)
    }
    mutating func withContiguousMutableStorageIfAvailable<Result>(
      _ body: (inout UnsafeMutableBufferPointer<Int>) throws -> Result
    ) rethrows -> Result? {
      var copy = numbers
      let result = try copy.withContiguousMutableStorageIfAvailable(body)
      if fault != .storage { numbers = copy }
      return result
    }
    mutating func partition(by belongs: (Int) throws -> Bool) rethrows -> Int {
      var copy = numbers
      let pivot = try copy.partition(by: belongs)
      if fault == .lost, copy.count > 2 { copy[0] = copy[1] }
      numbers = copy
      return fault == .partition ? Swift.min(pivot + 1, copy.count) : pivot
    }

    mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<Int>) {
      let end = fault == .replacement ? range.lowerBound : range.upperBound
      numbers.replaceSubrange(range.lowerBound..<end, with: elements)
    }
    mutating func removeSubrange(_ range: Range<Int>) {
      numbers.removeSubrange(
        fault == .subrange ? range.prefix(1).startIndex..<range.lowerBound : range)
    }
    mutating func insert(_ element: Int, at index: Int) {
      numbers.insert(element, at: fault == .insertion ? 0 : index)
    }
    mutating func insert(contentsOf elements: some Collection<Int>, at index: Int) {
      numbers.insert(
        contentsOf: fault == .contents ? elements.reversed() : Array(elements), at: index)
    }
    mutating func remove(at index: Int) -> Int {
      let removed = numbers.remove(at: fault == .removal ? 0 : index)
      return fault == .removed ? 0 : removed
    }
    mutating func removeFirst(_ count: Int) {
      numbers.removeFirst(fault == .first ? Swift.min(count, 1) : count)
    }
    mutating func removeAll(where belongs: (Int) throws -> Bool) rethrows {
      let kept = try numbers.filter { try !belongs($0) }
      numbers = fault == .condition ? kept.reversed() : kept
    }
    mutating func append(_ element: Int) {
      numbers.insert(element, at: fault == .append ? 0 : numbers.count)
    }
    mutating func append(contentsOf elements: some Sequence<Int>) {
      numbers += fault == .appended ? Array(elements.prefix(1)) : Array(elements)
    }
    mutating func removeAll(keepingCapacity keeps: Bool) {
      numbers = fault == .all && keeps ? Array(numbers.prefix(1)) : []
    }
    mutating func reserveCapacity(_ count: Int) {
      if fault == .capacity { numbers.append(0) }
    }
  }

  /// Checks both kinds of laws for a list with a fault.
  private func checkBuffer(_ fault: FaultyBuffer.Fault?) {
    FaultyBuffer.$made.withValue(fault) {
      let buffers = lists.map { FaultyBuffer($0, fault) }
      checkMutableCollection(buffers, settings: settings)
      checkRangeReplaceableCollection(buffers, settings: settings)
    }
  }

  @Test func `a correct buffer obeys all laws of changes`() { checkBuffer(nil) }

  @Test(arguments: [
    (FaultyBuffer.Fault.shared, "a change of a copy leaves the original"),
    (.element, "setting an element does the same as to an array"),
    (.slice, "setting a slice does the same as to an array"),
    (.swap, "swapAt(_:_:) does the same as to an array"),
    (.storage, "changing the contiguous storage does the same as to an array"),
    (.partition, "partition(by:) puts the elements that fit behind the others"),
    (.lost, "partition(by:) keeps the elements"),
    (.replacement, "replaceSubrange(_:with:) does the same as to an array"),
    (.subrange, "removeSubrange(_:) does the same as to an array"),
    (.empty, "init() makes an empty collection"),
    (.list, "init(_:) does the same as to an array"),
    (.repeated, "init(repeating:count:) does the same as to an array"),
    (.insertion, "insert(_:at:) does the same as to an array"),
    (.contents, "insert(contentsOf:at:) does the same as to an array"),
    (.removal, "remove(at:) does the same as to an array"),
    (.removed, "remove(at:) returns the same as for an array"),
    (.first, "removeFirst(_:) does the same as to an array"),
    (.condition, "removeAll(where:) does the same as to an array"),
    (.append, "append(_:) does the same as to an array"),
    (.appended, "append(contentsOf:) does the same as to an array"),
    (.all, "removeAll(keepingCapacity: true) does the same as to an array"),
    (.capacity, "reserveCapacity(_:) does the same as to an array"),
  ])
  func `each law of changes finds its fault`(fault: FaultyBuffer.Fault, law: String) {
    expectIssue(law) { checkBuffer(fault) }
  }

  /// A set of small numbers with a fault.
  struct FaultySet: SetAlgebra {
    enum Fault: CaseIterable {
      case empty, isEmpty, list, union, intersection, difference, subtraction, subset, superset
      case disjoint, formed, insertion, inserted, update, removal,
        removed
    }
    var numbers: Set<Int>
    var fault: Fault?
    /// The fault of sets that are made from nothing, which no argument can say.
    @TaskLocal static var made: Fault?

    init(_ numbers: Set<Int>, _ fault: Fault?) { (self.numbers, self.fault) = (numbers, fault) }
    init() { self.init(Self.made == .empty ? [0] : [], Self.made) }
    init(_ elements: some Sequence<Int>) {
      self.init(Set(Self.made == .list ? Array(elements.dropFirst()) : Array(elements)), Self.made)
    }
    static func == (a: Self, b: Self) -> Bool { a.numbers == b.numbers }

    var isEmpty: Bool { fault == .isEmpty ? numbers.count < 2 : numbers.isEmpty }
    func contains(_ member: Int) -> Bool { numbers.contains(member) }
    private func with(_ numbers: Set<Int>) -> Self { FaultySet(numbers, fault) }
    func union(_ other: Self) -> Self {
      with(fault == .union && numbers.count > 1 ? numbers : numbers.union(other.numbers))
    }
    func intersection(_ other: Self) -> Self {
      with(
        fault == .intersection && other.numbers.count > 1
          ? numbers : numbers.intersection(other.numbers))
    }
    func symmetricDifference(_ other: Self) -> Self {
      with(
        fault == .difference
          ? numbers.union(other.numbers) : numbers.symmetricDifference(other.numbers))
    }
    func subtracting(_ other: Self) -> Self {
      with(fault == .subtraction ? numbers : numbers.subtracting(other.numbers))
    }
    func isSubset(of other: Self) -> Bool {
      fault == .subset ? numbers.count <= other.numbers.count : numbers.isSubset(of: other.numbers)
    }
    func isSuperset(of other: Self) -> Bool {
      fault == .superset
        ? numbers.count >= other.numbers.count : numbers.isSuperset(of: other.numbers)
    }
    func isDisjoint(with other: Self) -> Bool {
      fault == .disjoint ? numbers != other.numbers : numbers.isDisjoint(with: other.numbers)
    }
    mutating func formUnion(_ other: Self) {
      if fault != .formed { numbers.formUnion(other.numbers) }
    }
    mutating func formIntersection(_ other: Self) { self = intersection(other) }
    mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
    mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
      if fault == .insertion, numbers.count > 1 { return (!numbers.contains(member), member) }
      let inserted = numbers.insert(member).inserted
      return (fault == .inserted ? true : inserted, member)
    }
    mutating func remove(_ member: Int) -> Int? {
      if fault == .removal, numbers.count > 1 { return numbers.contains(member) ? member : nil }
      let removed = numbers.remove(member)
      return fault == .removed ? member : removed
    }
    mutating func update(with member: Int) -> Int? {
      let updated = numbers.update(with: member)
      return fault == .update ? member : updated
    }
  }

  private func checkSet(_ fault: FaultySet.Fault?) {
    FaultySet.$made.withValue(fault) {
      let numbers = Domain<Int>.integers(in: 0...5)
      // The first cases of a run are small, but most faults need sets of several numbers.
      let sets = Domain<Set<Int>>.one(of: .set(of: numbers), .set(of: numbers, count: 2...4))
      checkSetAlgebra(sets.map { FaultySet($0, fault) }, elements: numbers, settings: settings)
    }
  }

  @Test func `a correct set obeys all laws of sets`() { checkSet(nil) }

  @Test(arguments: [
    (FaultySet.Fault.empty, "init() makes an empty set"),
    (.isEmpty, "isEmpty is whether the set equals the empty set"),
    (.list, "init(_:) makes a set of all elements"),
    (.union, "union(_:) has the elements that it should have"),
    (.intersection, "intersection(_:) has the elements that it should have"),
    (.difference, "symmetricDifference(_:) has the elements that it should have"),
    (.subtraction, "subtracting(_:) has the elements that it should have"),
    (.subset, "isSubset(of:) is whether"), (.superset, "isSuperset(of:) is whether"),
    (.disjoint, "isDisjoint(with:) is whether"),
    (.formed, "formUnion(_:) gives the same in place"),
    (.insertion, "insert(_:) adds the element"),
    (.inserted, "insert(_:) says whether it added the element"),
    (.update, "update(with:) returns an element that was there"),
    (.removal, "remove(_:) takes the element away"),
    (.removed, "remove(_:) returns the element that was there"),
  ])
  func `each law of sets finds its fault`(fault: FaultySet.Fault, law: String) {
    expectIssue(law) { checkSet(fault) }
  }
}
