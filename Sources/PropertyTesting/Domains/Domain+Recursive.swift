extension Domain {
  /// Values that contain values of their own type, nested to at most `depth` levels.
  ///
  ///     indirect enum Tree: Sendable { case leaf(Int), fork(Tree, Tree) }
  ///     let trees = Domain<Tree>.recursive(Domain<Int>.integers.map { .leaf($0) }) { tree in
  ///       .combine(tree, tree) { .fork($0, $1) }
  ///     }
  ///
  /// Half of the generated values are leaves. The others grow until a random number of values of the
  /// type is used up, which is at most 127; then only leaves follow. So values that contain lists of
  /// values neither explode nor stay flat.
  ///
  /// - Parameters:
  ///   - leaf: The values that contain no others; they are the simplest.
  ///   - depth: The greatest number of levels above the leaves.
  ///   - branch: Returns the domain of the values that contain others, given the domain of the others.
  /// - Returns: The domain of leaves and branches.
  @inlinable public static func recursive(
    _ leaf: Domain, depth: Int = 6, branch: (Domain) -> Domain
  ) -> Domain {
    // The innermost leaf is a choice of one, so that a part has the same words at every level.
    var domain = level(leaf, nil)
    for _ in 0..<depth { domain = level(leaf, branch(domain)) }
    return domain
  }

  /// The leaves and, if there is another level, the branches of a recursive domain.
  @usableFromInline static func level(_ leaf: Domain, _ branch: Domain?) -> Domain {
    Domain(
      draw: { source throws(Discard) in
        let start = source.mark
        let isBranch = source.plansBranch()
        let word = source.word(below: branch == nil ? 1 : 2) { _ in isBranch ? 1 : 0 }
        return try source.span("one of", from: start) { source throws(Discard) in
          let wasBranching = source.supply.generator.isBranching
          source.supply.generator.isBranching = word == 1
          defer { source.supply.generator.isBranching = wasBranching }
          return try (word == 1 ? branch ?? leaf : leaf).draw(from: &source)
        }
      },
      encode: { value, encoder in
        let isLeaf = encoder.attempt { encoder in
          encoder.write(0)
          return leaf.encode(value, into: &encoder)
        }
        if isLeaf { return true }
        guard let branch else { return false }
        encoder.write(1)
        return branch.encode(value, into: &encoder)
      })
  }
}
