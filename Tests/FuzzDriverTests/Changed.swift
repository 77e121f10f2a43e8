import PropertyTesting

@testable import FuzzDriver

/// The results of applying a mutation to a value of a domain, once for each seed.
struct Changed<Value: Hashable & Sendable> {
  let domain: Domain<Value>
  var seeds: ClosedRange<UInt64> = 1...300

  /// Changes a value by a mutation.
  ///
  /// - Parameters:
  ///   - mutation: The mutation.
  ///   - value: The value to change.
  ///   - partner: The second parent of a crossover.
  ///   - prepare: Sets what the mutation uses.
  /// - Returns: The changed values, without those of seeds that could not change it.
  func values(
    by mutation: Mutation, from value: Value, and partner: Value? = nil,
    prepare: (inout Draft) -> Void = { _ in }
  ) -> [Value] {
    var draft = Draft(AnyProperty("", domain) { (_: Value) in .holds })
    prepare(&draft)
    let bytes = domain.encode(value)?.bytes ?? []
    let partner = partner.flatMap { domain.encode($0)?.bytes }
    return seeds.compactMap { seed in
      bytes.withUnsafeBytes { bytes in
        (partner ?? []).withUnsafeBytes { other in
          draft.begin(bytes, limit: 512, seed: seed)
          if partner != nil { draft.pair(with: other) }
          draft.clear()
          if !mutation.isBlind { draft.study() }
          guard mutation.apply(&draft), draft.finish() else { return nil }
          return domain.value(of: ChoiceSequence(draft.words))
        }
      }
    }
  }
}

extension Array where Element: Equatable {
  /// Whether this array contains the elements of `other` in their order.
  func containsInOrder(_ other: [Element]) -> Bool {
    var rest = other[...]
    for element in self where element == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns the indices at which this array and another of the same length differ.
  func differences(from other: [Element]) -> [Int] {
    indices.filter { self[$0] != other[$0] }
  }
}
