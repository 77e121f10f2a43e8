import PropertyTesting
import Testing

/// The laws of changing a collection, judged by the same changes of an array.
struct ChangeLaws<Elements: Collection> where Elements.Element: Equatable {
  let original: Elements
  let law: ReadyLaw
  /// The elements of the original.
  let list: [Elements.Element]
  /// The elements to insert.
  let new: [Elements.Element]

  init(_ original: Elements, new: Elements, _ law: ReadyLaw) {
    self.original = original
    self.law = law
    list = Array(original)
    self.new = Array(new)
  }

  /// The offsets at which to change the collection.
  var offsets: [Int] { ReadyLaw.offsets(upTo: list.count, most: 8) }

  /// The first elements of a result: one more than are expected, so that a result that never ends can be compared.
  private func elements(of result: Elements, most: Int) -> [Elements.Element] {
    Array(result.prefix(most + 1))
  }

  /// Judges a change of a copy by the same change of an array.
  ///
  /// - Parameters:
  ///   - operation: The name of the operation.
  ///   - place: Where it applies, for the message.
  ///   - change: Changes the copy, and returns the result.
  ///   - model: Changes the array, and returns the result.
  /// - Throws: A ``PropertyFailure`` if the elements, the results or the original differ.
  func judge<Result: Equatable>(
    _ operation: String, _ place: @autoclosure () -> String = "",
    _ change: (inout Elements) -> Result, _ model: (inout [Elements.Element]) -> Result
  ) throws {
    var expected = list
    let expectedResult = model(&expected)
    var changed = original
    let result = change(&changed)
    let found = elements(of: changed, most: expected.count)
    try law(
      "\(operation) does the same as to an array", found == expected,
      "\(place())it gives \(describe(found)), expected \(describe(expected))")
    try law(
      "\(operation) returns the same as for an array", result == expectedResult,
      "\(place())it returns \(describe(result)), expected \(describe(expectedResult))")
    let rest = elements(of: original, most: list.count)
    try law(
      "a change of a copy leaves the original", rest == list,
      "\(operation) changes the original to \(describe(rest))")
  }

  /// Judges a change without a result.
  func judge(
    _ operation: String, _ place: @autoclosure () -> String = "",
    _ change: (inout Elements) -> Void, _ model: (inout [Elements.Element]) -> Void
  ) throws {
    try judge(
      operation, place(),
      { elements -> Bool in
        change(&elements)
        return true
      },
      { array -> Bool in
        model(&array)
        return true
      })
  }

  /// Calls `body` with pairs of offsets in ascending order.
  func forEachRange(_ body: (Range<Int>) throws -> Void) throws {
    for from in offsets {
      for to in offsets where to >= from { try body(from..<to) }
    }
  }
}

extension Collection {
  /// Returns the indices of offsets.
  func range(_ offsets: Range<Int>) -> Range<Index> {
    let start = place(offsets.lowerBound)
    return start..<index(start, offsetBy: offsets.count)
  }

  /// Returns the index of an offset.
  func place(_ offset: Int) -> Index { index(startIndex, offsetBy: offset) }
}

extension ChangeLaws where Elements: MutableCollection {
  func judgeMutations() throws {
    for offset in offsets.dropLast() {
      for element in new.prefix(2) {
        try judge("setting an element", "at \(offset), ") {
          $0[$0.place(offset)] = element
        } _: {
          $0[offset] = element
        }
      }
    }
    try forEachRange { range in
      // Slices are set to those of a collection whose elements differ.
      var others = original
      var otherList = list
      if !new.isEmpty {
        for offset in range {
          let element = new[offset % new.count]
          others[others.place(offset)] = element
          otherList[offset] = element
        }
      }
      try judge("setting a slice", "from \(range.lowerBound) to \(range.upperBound), ") {
        $0[$0.range(range)] = others[others.range(range)]
      } _: {
        $0[range] = otherList[range]
      }
      guard range.count > 0, range.upperBound < list.count else { return }
      try judge("swapAt(_:_:)", "at \(range.lowerBound) and \(range.upperBound), ") {
        $0.swapAt($0.place(range.lowerBound), $0.place(range.upperBound))
      } _: {
        $0.swapAt(range.lowerBound, range.upperBound)
      }
    }
    try judgeStorage()
    try judgePartitions()
  }

  private func judgeStorage() throws {
    guard let element = new.first else { return }
    var probe = original
    guard probe.withContiguousMutableStorageIfAvailable({ _ in true }) == true else { return }
    try judge("changing the contiguous storage") {
      _ = $0.withContiguousMutableStorageIfAvailable { storage in
        for index in storage.indices { storage[index] = element }
      }
    } _: {
      $0 = $0.map { _ in element }
    }
  }

  private func judgePartitions() throws {
    guard let element = list.last else { return }
    var changed = original
    let pivot = changed.partition { $0 == element }
    let (before, after) = (Array(changed[..<pivot]), Array(changed[pivot...]))
    try law(
      "partition(by:) puts the elements that fit behind the others",
      !before.contains(element) && after.allSatisfy { $0 == element },
      "by \(describe(element)), it gives \(describe(before)) and \(describe(after))")
    let all = before + after
    try law(
      "partition(by:) keeps the elements",
      all.count == list.count
        && list.allSatisfy { kept in list.count { $0 == kept } == all.count { $0 == kept } },
      "by \(describe(element)), it gives \(describe(all))")
    let rest = Array(original)
    try law(
      "a change of a copy leaves the original", rest == list,
      "partition(by:) changes the original to \(describe(rest))")
  }
}

extension ChangeLaws where Elements: RangeReplaceableCollection {
  func judgeReplacements() throws {
    let empty = Elements()
    try law("init() makes an empty collection", empty.isEmpty, "it has \(describe(Array(empty)))")
    try judgeAppends()
    try judgeNewCollections()
    try forEachRange { range in
      let place = "from \(range.lowerBound) to \(range.upperBound), "
      try judge("replaceSubrange(_:with:)", place) {
        $0.replaceSubrange($0.range(range), with: new)
      } _: {
        $0.replaceSubrange(range, with: new)
      }
      try judge("removeSubrange(_:)", place) {
        $0.removeSubrange($0.range(range))
      } _: {
        $0.removeSubrange(range)
      }
    }
    for offset in offsets { try judgeChanges(at: offset) }
  }

  private func judgeNewCollections() throws {
    try judge("init(_:)") {
      $0 = Elements(new)
    } _: {
      $0 = new
    }
    try judge("+") {
      $0 = $0 + new
    } _: {
      $0 = $0 + new
    }
    try judge("+ with the collection on the right") {
      $0 = new + $0
    } _: {
      $0 = new + $0
    }
    guard let element = new.first else { return }
    for count in [0, 1, 3] {
      try judge("init(repeating:count:)", "\(count) times, ") {
        $0 = Elements(repeating: element, count: count)
      } _: {
        $0 = Array(repeating: element, count: count)
      }
    }
  }

  private func judgeChanges(at offset: Int) throws {
    try judge("insert(contentsOf:at:)", "at \(offset), ") {
      $0.insert(contentsOf: new, at: $0.place(offset))
    } _: {
      $0.insert(contentsOf: new, at: offset)
    }
    if let element = new.first {
      try judge("insert(_:at:)", "at \(offset), ") {
        $0.insert(element, at: $0.place(offset))
      } _: {
        $0.insert(element, at: offset)
      }
    }
    try judge("removeFirst(_:)", "\(offset) elements, ") {
      $0.removeFirst(offset)
    } _: {
      $0.removeFirst(offset)
    }
    guard offset < list.count else { return }
    try judge("remove(at:)", "at \(offset), ") {
      $0.remove(at: $0.place(offset))
    } _: {
      $0.remove(at: offset)
    }
    let element = list[offset]
    try judge("removeAll(where:)", "where it equals \(describe(element)), ") {
      $0.removeAll { $0 == element }
    } _: {
      $0.removeAll { $0 == element }
    }
  }

  private func judgeAppends() throws {
    try judge("append(contentsOf:)") {
      $0.append(contentsOf: new)
    } _: {
      $0.append(contentsOf: new)
    }
    if let element = new.first {
      try judge("append(_:)") {
        $0.append(element)
      } _: {
        $0.append(element)
      }
    }
    if !list.isEmpty {
      try judge("removeFirst()") {
        $0.removeFirst()
      } _: {
        $0.removeFirst()
      }
    }
    for keeps in [false, true] {
      try judge("removeAll(keepingCapacity: \(keeps))") {
        $0.removeAll(keepingCapacity: keeps)
      } _: {
        $0.removeAll()
      }
    }
    try judge("reserveCapacity(_:)") {
      $0.reserveCapacity(list.count + 10)
    } _: { _ in
    }
  }
}
