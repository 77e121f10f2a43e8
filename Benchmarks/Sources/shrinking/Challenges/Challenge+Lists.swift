import PropertyTesting

extension Challenge {
  /// Properties of lists.
  static var lists: [Challenge] {
    [bound5, largeUnionList, reverse, distinct, nestedLists]
  }

  private static let integerLists = Domain<[Int]>.array(of: .integers)

  /// Five lists whose sums are small each, but overflow together.
  static var bound5: Challenge {
    Challenge(
      "bound5", minimum: "[[], [], [], [-1], [-32768]]",
      Domain<[[Int16]]>.array(of: .array(of: .integers, count: 0...10), count: 5)
    ) { lists in
      let sums = lists.map { $0.reduce(0, &+) }
      guard sums.allSatisfy({ $0 < 256 }) else { throw Discard() }
      return sums.reduce(0, &+) < 1280
    }
  }

  /// Lists of lists hold few distinct values.
  static var largeUnionList: Challenge {
    Challenge(
      "large_union_list", minimum: "[[0, 1, -1, 2, -2]]", .array(of: integerLists)
    ) { (lists: [[Int]]) in
      Set(lists.joined()).count <= 4
    }
  }

  /// A list reads the same backwards.
  static var reverse: Challenge {
    Challenge("reverse", minimum: "[0, 1]", integerLists) { list in list.reversed() == list }
  }

  /// A list has fewer than three distinct values.
  static var distinct: Challenge {
    Challenge("distinct", minimum: "[0, 1, -1]", integerLists) { list in Set(list).count < 3 }
  }

  /// Lists of lists are short in sum.
  static var nestedLists: Challenge {
    Challenge(
      "nestedlists", minimum: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", .array(of: integerLists)
    ) { (lists: [[Int]]) in
      lists.reduce(0) { $0 + $1.count } <= 10
    }
  }
}
