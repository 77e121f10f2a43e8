import PropertyTesting

extension Challenge {
  /// Values of which one part depends on another.
  static var dependencies: [Challenge] { [lengthList, coupling, deletion] }

  /// A length drawn first, then as many numbers.
  static var lengthList: Challenge {
    Challenge(
      "lengthlist", minimum: "[900]",
      Domain<Int>.integers(in: 1...100).flatMap { .array(of: .integers(in: 0...1000), count: $0) }
    ) { (list: [Int]) in
      list.max()! < 900
    }
  }

  /// Numbers that are indices into their own list point at each other.
  static var coupling: Challenge {
    Challenge("coupling", minimum: "[1, 0]", .array(of: .integers(in: 0...10))) { (list: [Int]) in
      guard list.allSatisfy({ $0 < list.count }) else { throw Discard() }
      return !list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    }
  }

  /// To remove a number from a list is to remove all of them.
  static var deletion: Challenge {
    let lists = Domain<[Int]>.array(of: .integers, count: 1...Int.max)
    let listsAndIndices = lists.flatMap { list in
      Domain<Int>.integers(in: 0...list.count - 1).map { (list, $0) }
    }
    return Challenge("deletion", minimum: "([0, 0], 0)", listsAndIndices) { list, index in
      var rest = list
      rest.remove(at: rest.firstIndex(of: list[index])!)
      return !rest.contains(list[index])
    }
  }
}
