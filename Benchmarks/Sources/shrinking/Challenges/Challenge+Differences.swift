import PropertyTesting

extension Challenge {
  /// Two numbers whose difference matters, while neither alone does.
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
}
