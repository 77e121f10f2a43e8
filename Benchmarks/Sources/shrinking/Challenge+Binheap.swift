import PropertyTesting

/// A binary heap: empty, or a key and two heaps of keys that are not smaller.
indirect enum Heap: Sendable, CustomDebugStringConvertible {
  case empty
  case node(Int, Heap, Heap)

  /// Returns the domain of heaps whose keys are at least `least`.
  static func domain(from least: Int, depth: Int = 8) -> Domain<Heap> {
    let empty = Domain<Heap>.just(.empty, isSame: { _, _ in false })
    guard depth > 0 else { return .one(of: empty) }
    return .one(
      of: empty,
      Domain<Int>.integers(in: least...0x7fff_ffff).flatMap { key in
        let child = Heap.domain(from: key, depth: depth - 1)
        return .combine(child, child) { right, left in .node(key, left, right) }
      })
  }

  /// The keys in preorder: the node, then its left child, then its right child.
  var preorder: [Int] {
    guard case .node(let key, let left, let right) = self else { return [] }
    return [key] + left.preorder + right.preorder
  }

  /// Returns a heap with the keys of both heaps.
  static func merge(_ a: Heap, _ b: Heap) -> Heap {
    switch (a, b) {
    case (.empty, _): return b
    case (_, .empty): return a
    case (.node(let keyA, let leftA, let rightA), .node(let keyB, let leftB, let rightB)):
      return keyA <= keyB
        ? .node(keyA, merge(rightA, b), leftA) : .node(keyB, merge(rightB, a), leftB)
    }
  }

  var debugDescription: String {
    guard case .node(let key, let left, let right) = self else { return "–" }
    return "(\(key), \(left.debugDescription), \(right.debugDescription))"
  }
}

extension Challenge {
  /// The head and then the keys of its merged children are in order.
  ///
  /// This is false: every following key needs a merge, too.
  static var binheap: Challenge {
    Challenge(
      "binheap", minimum: "(0, (0, (1, –, –), (0, –, –)), –)", Heap.domain(from: 0)
    ) { heap in
      guard case .node(let head, let left, let right) = heap else { return true }
      let list = [head] + Heap.merge(left, right).preorder
      return list == list.sorted() && list.sorted() == heap.preorder.sorted()
    }
  }
}
