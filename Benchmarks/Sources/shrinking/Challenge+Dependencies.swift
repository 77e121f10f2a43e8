import PropertyTesting

extension Challenge {
  /// Pairs of numbers that fail by their difference.
  static var differences: [Challenge] {
    [
      difference("zero", minimum: "(10, 10)") { $0 == 0 },
      difference("small", minimum: "(10, 6)") { (1...4).contains($0) },
      difference("one", minimum: "(10, 9)") { $0 == 1 },
    ]
  }

  private static func difference(
    _ name: String, minimum: String, isWrong: @escaping (Int) -> Bool
  ) -> Challenge {
    let numbers = Domain<Int>.integers(in: 1...0x7fff_ffff)
    return Challenge("difference_\(name)", minimum: minimum, .tuple(numbers, numbers)) { a, b in
      a < 10 || !isWrong(abs(a - b))
    }
  }

  /// Values with a part that depends on another part.
  static var dependencies: [Challenge] { [lengthList, coupling, deletion] }

  /// A length, followed by that many numbers.
  static var lengthList: Challenge {
    Challenge(
      "lengthlist", minimum: "[900]",
      Domain<Int>.integers(in: 1...100).flatMap { .array(of: .integers(in: 0...1000), count: $0) }
    ) { (list: [Int]) in
      list.max()! < 900
    }
  }

  /// Indices into their own list that refer to each other.
  static var coupling: Challenge {
    Challenge("coupling", minimum: "[1, 0]", .array(of: .integers(in: 0...10))) { (list: [Int]) in
      guard list.allSatisfy({ $0 < list.count }) else { throw Discard() }
      return !list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    }
  }

  /// Removing one copy of a number from a list leaves no other copy.
  static var deletion: Challenge {
    let lists = Domain<[Int]>.array(of: .integers, count: 1...Int.max)
    let listsAndIndices = lists.flatMap { list in
      Domain<Int>.integers(in: 0...list.count - 1).map { (list, $0) }
    }
    return Challenge("deletion", minimum: "([0, 0], 0)", listsAndIndices) { list, index in
      var others = list
      others.remove(at: others.firstIndex(of: list[index])!)
      return !others.contains(list[index])
    }
  }
}
