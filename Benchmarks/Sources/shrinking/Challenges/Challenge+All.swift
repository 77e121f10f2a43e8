extension Challenge {
  /// All challenges, by name.
  static var all: [Challenge] {
    lists + differences + dependencies + [calculator, binheap]
  }
}
