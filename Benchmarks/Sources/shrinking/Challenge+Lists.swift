import PropertyTesting

extension Challenge {
  /// Challenges about lists.
  static var lists: [Challenge] {
    [bound5, largeUnionList, reverse, distinct, nestedLists]
  }

  private static let integerLists = Domain<[Int]>.array(of: .integers)

  /// Five lists with small sums have a small total, unless a sum overflows.
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

  /// A list of lists has at most four distinct values.
  static var largeUnionList: Challenge {
    Challenge(
      "large_union_list", minimum: "[[0, 1, -1, 2, -2]]", .array(of: integerLists)
    ) { (lists: [[Int]]) in
      Set(lists.joined()).count <= 4
    }
  }

  /// A list equals its reverse.
  static var reverse: Challenge {
    Challenge("reverse", minimum: "[0, 1]", integerLists) { list in list.reversed() == list }
  }

  /// A list has fewer than three distinct values.
  static var distinct: Challenge {
    Challenge("distinct", minimum: "[0, 1, -1]", integerLists) { list in Set(list).count < 3 }
  }

  /// A list of lists has at most ten elements.
  static var nestedLists: Challenge {
    Challenge(
      "nestedlists", minimum: "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]", .array(of: integerLists)
    ) { (lists: [[Int]]) in
      lists.reduce(0) { $0 + $1.count } <= 10
    }
  }
}
