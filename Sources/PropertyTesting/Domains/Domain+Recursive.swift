extension Domain {
  /// Values that contain values of their own kind, nested at most `depth` deep.
  ///
  ///     indirect enum Tree: Sendable { case leaf(Int), fork(Tree, Tree) }
  ///     let trees = Domain<Tree>.recursive(Domain<Int>.integers.map { .leaf($0) }) { tree in
  ///       .combine(tree, tree) { .fork($0, $1) }
  ///     }
  ///
  /// - Parameters:
  ///   - leaf: The values that contain no others: the simple ones.
  ///   - depth: How deep values may nest.
  ///   - branch: The values that contain others, given the domain of those.
  /// - Returns: The domain of leaves and branches.
  @inlinable public static func recursive(
    _ leaf: Domain, depth: Int = 6, branch: (Domain) -> Domain
  ) -> Domain {
    // The innermost leaf too is one of one: then a part has the same words wherever it stands.
    var domain = Domain.one(of: leaf)
    for _ in 0..<depth { domain = .one(of: leaf, branch(domain)) }
    return domain
  }
}
